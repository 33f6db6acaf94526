// Matches in links: encoding, decoding, and damaged links.
import { beforeEach, expect, it, vi } from 'vitest'
import { decodeMatchLink, encodeMatchLink } from '../src/replay/match_link'
import { withLinks } from '../src/rules/match_file'
import type { FileHeader } from '../src/rules/match_file_types'

const header: FileHeader = {
  format: 'boardwright match 1', game: 'count', ruleset: '1', data: null, players: 2, options: { name: 'é' }, seed: '0'.repeat(64), position: null,
  seats: [{ kind: 'person', name: 'Řehoř', level: null }, { kind: 'bot', name: 'greedy', level: 'greedy' }],
}
const decisions = (count: number, word = 'add') => Array.from({ length: count }, (_, i) => ({ seat: i % 2, action: `${word} ${i}` }))

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))

it('a link holds a whole match, and decodes to the same file', async () => {
  const file = await withLinks(header, decisions(300), 'state')
  const link = (await encodeMatchLink(JSON.stringify(file)))!
  expect(link).toMatch(/^[\w-]+$/)
  expect(await decodeMatchLink(link)).toEqual(file)
})

it('no link is made for other files, or for a match that is too long', async () => {
  const random = Array.from({ length: 800 }, () => crypto.randomUUID()).join(' ')
  expect(await encodeMatchLink(JSON.stringify(await withLinks(header, decisions(1, random), '')))).toBe(null)
  expect(await encodeMatchLink('{}')).toBe(null)
})

it('a truncated or changed link is refused', async () => {
  const link = (await encodeMatchLink(JSON.stringify(await withLinks(header, decisions(40), 's'))))!
  const changed = `${link.slice(0, 60)}${link[60] === 'A' ? 'B' : 'A'}${link.slice(61)}`
  for (const broken of [link.slice(0, -5), link.slice(3), '', '%', changed]) await expect(decodeMatchLink(broken)).rejects.toMatchObject({ id: 'broken_link' })
})
