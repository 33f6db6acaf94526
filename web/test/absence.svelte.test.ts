// @vitest-environment page
/** Beside a name on a board: who is not connected, and for whom a bot plays. */
import { mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import Absence from '../src/table/Absence.svelte'

vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }) }))

const AWAY = { kind: 'person', yours: false, online: false }
const told = (who: object, match: object = {}): (string | null | undefined)[] => {
  const frame = { seats: [{}, who], over: false, clock: null, ...match } as unknown as Frame
  const shown = mount(Absence, { target: document.body, props: { frame, seat: 1 } })
  const found = [...document.body.querySelectorAll('.absence')].flatMap((each) => [each.getAttribute('title'), each.textContent])
  void unmount(shown)
  return found
}

it('tells that somebody elsewhere is not connected', () => expect(told(AWAY)).toEqual(['ui-seat-away', ', ui-seat-away']))
it('tells that a bot plays for somebody, also for whoever looks', () => {
  expect(told({ ...AWAY, stand_in: 'easy' })).toEqual(['ui-seat-stand-in', ', ui-seat-stand-in'])
  expect(told({ kind: 'person', yours: true, stand_in: 'easy' })).toEqual(['ui-seat-stand-in', ', ui-seat-stand-in'])
})
it.each([
  ['is connected', { ...AWAY, online: true }, {}],
  ['sits at this screen', { ...AWAY, yours: true }, {}],
  ['is a bot', { ...AWAY, kind: 'bot' }, {}],
  ['is seen in a replay', { kind: 'person', yours: false }, {}],
  ['has days for a move', AWAY, { clock: { slow: true } }],
  ['has finished the match', AWAY, { over: true }],
])('says nothing of who %s', (_, who, match) => expect(told(who, match)).toEqual([]))
