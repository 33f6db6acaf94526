// @vitest-environment page
/** The screen of a table where people gather: what can be pressed stays where it is while words arrive. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Room from '../src/gathering/RoomScreen.svelte'

const words = vi.hoisted(() => {
  let arrive!: (words: unknown) => void
  return { ofGame: new Promise((resolve) => (arrive = resolve)), arrive: (found: unknown) => arrive(found) }
})
const said = (ids: string[]) => ({ t: (id: string, args: { game?: string } = {}) => [id, args.game].filter(Boolean).join(' '), has: (id: string) => ids.includes(id) })
const changed = vi.hoisted(() => ({ table: {}, answer: (_: unknown) => {}, said: [] as (string | null)[], ready: [] as number[], session: null as string | null }))
const OPEN = { kind: 'open', name: '', level: null, ready: false, yours: false, host: false, pledge: null }

vi.mock('../src/common/settings.svelte', () => ({ settings: { language: 'en', name: '', played: {} } }))
vi.mock('../src/gathering/room_words', () => ({ roomWords: (_: string, game: string | null) => (game ? words.ofGame : Promise.resolve(said([]))) }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => said([]), api: { session: () => changed.session }, showError: (error: unknown) => { throw error }, showNotice: (text: string | null) => changed.said.push(text), loadGames: () => Promise.resolve([]), knownGames: () => [{ id: 'trains', options: [] }] }))
vi.mock('../src/net/table_calls', () => ({
  tableCalls: {
    table: (_: string, after: number | null) =>
      after === null
        ? Promise.resolve({ id: 't', version: 1, game: 'trains', options: {}, order: 'listed', listed: false, clock: null, status: 'waiting', commitment: null, chairs: [{ ...OPEN, seat: 0 }], host: false, ...changed.table })
        : new Promise((answer) => (changed.answer = answer)),
    ready: (_: string, seat: number) => (changed.ready.push(seat), Promise.resolve(null)),
    leave: () => Promise.resolve({ ...changed.table, id: 't', version: 3, game: 'trains', status: 'waiting', chairs: [{ ...OPEN, seat: 0 }] }),
  },
}))
vi.mock('../src/table/attention', () => ({ Attention: class { updateMark = () => {}; close = () => {} } }))
vi.mock('../src/lobby/Cover.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/gathering/Chairs.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/gathering/HostBar.svelte', () => ({ default: () => ({}) }))

let shown: ReturnType<typeof mount> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  changed.table = {}
})
const settle = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
  flushSync()
}

it('shows no chair to take before the table is called by its game: a longer heading would push the button away', async () => {
  const target = document.createElement('div')
  shown = mount(Room, { target, props: { match: 't' } })
  await settle()
  expect([target.querySelector('h1')!.textContent, target.querySelector('form button')?.textContent]).toEqual(['ui-room', undefined])
  words.arrive(said(['title']))
  await settle()
  expect([target.querySelector('h1')!.textContent, target.querySelector('form button')?.textContent?.trim()]).toEqual(['ui-room-of title', 'ui-room-sit'])
})

it('offers the chair of the match before under the name there', async () => {
  changed.table = { chairs: [{ ...OPEN, seat: 0 }, { ...OPEN, kind: 'invited', name: 'Ada', seat: 1, kept: true }] }
  const target = document.createElement('div')
  shown = mount(Room, { target, props: { match: 't' } })
  words.arrive(said(['title']))
  await settle()
  expect(target.querySelector('.go p')!.textContent).toBe('ui-room-kept')
  expect(target.querySelector<HTMLInputElement>('form input')!.value).toBe('Ada')
})

it('leads a member whose chair is reserved to the groups, where the competition is', async () => {
  changed.table = { reserved: true, chairs: [{ ...OPEN, kind: 'invited', name: 'Ada', seat: 0 }] }
  const target = document.createElement('div')
  shown = mount(Room, { target, props: { match: 't' } })
  words.arrive(said(['title']))
  await settle()
  expect(target.querySelector('.go p')!.textContent).toBe('ui-room-reserved')
  expect(target.querySelector('.go a')!.getAttribute('href')).toBe('#/groups')
})

it.each([
  ['whose chair is freed', false, false, ['ui-room-freed']],
  ['who was signed out', false, true, ['error-not-signed-in']],
  ['who leaves: nothing', true, false, []],
])('tells a player %s', async (_, leaves, signedOut, expected) => {
  changed.session = 'session'
  const told = { options: {}, order: 'listed', listed: false, clock: null, commitment: null, host: false }
  changed.said = []
  changed.table = { ...told, chairs: [{ ...OPEN, kind: 'person', name: 'Ada', seat: 0, yours: true }] }
  const target = document.createElement('div')
  shown = mount(Room, { target, props: { match: 't' } })
  words.arrive(said(['title']))
  await settle()
  if (signedOut) changed.session = null
  if (leaves) target.querySelector<HTMLButtonElement>('.go .quiet')!.click()
  else changed.answer({ ...told, id: 't', version: 2, game: 'trains', status: 'waiting', chairs: [{ ...OPEN, seat: 0 }] })
  await settle()
  expect(target.querySelector('form button')).not.toBeNull()
  expect(changed.said).toEqual(expected)
})

it.each([
  ['a guest', false, [false], [0]],
  ['two players at one screen', false, [true, false], [1]],
  ['a player who has become the host', true, [false], [0]],
  ['a host who is ready', true, [true], null],
])('lets %s be ready', async (_, host, ready, expected) => {
  changed.ready = []
  changed.table = { host, chairs: [...ready.map((each, seat) => ({ ...OPEN, kind: 'person', name: 'Ada', seat, yours: true, ready: each })), { ...OPEN, seat: 2 }] }
  const target = document.createElement('div')
  shown = mount(Room, { target, props: { match: 't' } })
  words.arrive(said(['title']))
  await settle()
  const button = target.querySelector<HTMLButtonElement>('.ready')
  button?.click()
  await settle()
  expect(button ? changed.ready : null).toEqual(expected)
})
