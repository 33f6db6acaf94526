// @vitest-environment page
/** The screen of a table before its match: buttons, reserved chairs, and notices. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Room from '../src/gathering/RoomScreen.svelte'

const words = vi.hoisted(() => {
  let arrive!: (words: unknown) => void
  return { ofGame: new Promise((resolve) => (arrive = resolve)), arrive: (loaded: unknown) => arrive(loaded) }
})
const wordsWith = (ids: string[]) => ({ t: (id: string, args: { game?: string } = {}) => [id, args.game].filter(Boolean).join(' '), has: (id: string) => ids.includes(id) })
const server = vi.hoisted(() => ({ table: {}, answer: (_: unknown) => {}, notices: [] as (string | null)[], ready: [] as number[], session: null as string | null }))
const OPEN = { kind: 'open', name: '', level: null, ready: false, yours: false, host: false, pledge: null }

vi.mock('../src/common/settings.svelte', () => ({ settings: { language: 'en', name: '', played: {} } }))
vi.mock('../src/gathering/room_words', () => ({ roomWords: (_: string, game: string | null) => (game ? words.ofGame : Promise.resolve(wordsWith([]))) }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => wordsWith([]), api: { session: () => server.session }, showError: (error: unknown) => { throw error }, showNotice: (text: string | null) => server.notices.push(text), loadGames: () => Promise.resolve([]), knownGames: () => [{ id: 'trains', options: [] }] }))
vi.mock('../src/net/table_calls', () => ({
  tableCalls: {
    table: (_: string, after: number | null) =>
      after === null
        ? Promise.resolve({ id: 't', version: 1, game: 'trains', options: {}, order: 'listed', listed: false, clock: null, status: 'waiting', commitment: null, chairs: [{ ...OPEN, seat: 0 }], host: false, ...server.table })
        : new Promise((answer) => (server.answer = answer)),
    ready: (_: string, seat: number) => (server.ready.push(seat), Promise.resolve(null)),
    sit: () => Promise.resolve({ ...server.table, id: 't', version: 2, game: 'trains', options: {}, order: 'listed', status: 'waiting', chairs: [{ ...OPEN, kind: 'person', name: 'Ada', yours: true, seat: 0 }] }),
    leave: () => Promise.resolve({ ...server.table, id: 't', version: 3, game: 'trains', status: 'waiting', chairs: [{ ...OPEN, seat: 0 }] }),
  },
}))
vi.mock('../src/table/attention', () => ({ Attention: class { updateMark = () => {}; close = () => {} } }))
vi.mock('../src/lobby/Cover.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/gathering/Chairs.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/gathering/HostBar.svelte', () => ({ default: () => ({}) }))

let component: ReturnType<typeof mount> | null = null
afterEach(() => {
  if (component) void unmount(component)
  server.table = {}
})
const settle = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
  flushSync()
}

it('shows no chair to take before the name of the game: a longer heading would move the button', async () => {
  const target = document.createElement('div')
  component = mount(Room, { target, props: { match: 't' } })
  await settle()
  expect([target.querySelector('h1')!.textContent, target.querySelector('form button')?.textContent]).toEqual(['ui-room', undefined])
  words.arrive(wordsWith(['title']))
  await settle()
  expect([target.querySelector('h1')!.textContent, target.querySelector('form button')?.textContent?.trim()]).toEqual(['ui-room-of title', 'ui-room-sit'])
})

it('offers a kept chair under its former name', async () => {
  server.table = { chairs: [{ ...OPEN, seat: 0 }, { ...OPEN, kind: 'invited', name: 'Ada', seat: 1, kept: true }] }
  const target = document.createElement('div')
  component = mount(Room, { target, props: { match: 't' } })
  words.arrive(wordsWith(['title']))
  await settle()
  expect(target.querySelector('.go p')!.textContent).toBe('ui-room-kept')
  expect(target.querySelector<HTMLInputElement>('form input')!.value).toBe('Ada')
})

it('removes the notice about a refused name before another one is tried', async () => {
  const target = document.createElement('div')
  component = mount(Room, { target, props: { match: 't' } })
  words.arrive(wordsWith(['title']))
  await settle()
  server.notices = []
  target.querySelector<HTMLFormElement>('form')!.requestSubmit()
  await settle()
  expect(server.notices).toEqual([null])
})

it('links a member with a reserved chair to the groups', async () => {
  server.table = { reserved: true, chairs: [{ ...OPEN, kind: 'invited', name: 'Ada', seat: 0 }] }
  const target = document.createElement('div')
  component = mount(Room, { target, props: { match: 't' } })
  words.arrive(wordsWith(['title']))
  await settle()
  expect(target.querySelector('.go p')!.textContent).toBe('ui-room-reserved')
  expect(target.querySelector('.go a')!.getAttribute('href')).toBe('#/groups')
})

it.each([
  ['that their chair was freed', false, false, ['ui-room-freed']],
  ['that they were signed out', false, true, ['error-not-signed-in']],
  ['nothing after leaving', true, false, []],
])('tells a player %s', async (_, leaves, signedOut, expected) => {
  server.session = 'session'
  const facts = { options: {}, order: 'listed', listed: false, clock: null, commitment: null, host: false }
  server.notices = []
  server.table = { ...facts, chairs: [{ ...OPEN, kind: 'person', name: 'Ada', seat: 0, yours: true }] }
  const target = document.createElement('div')
  component = mount(Room, { target, props: { match: 't' } })
  words.arrive(wordsWith(['title']))
  await settle()
  if (signedOut) server.session = null
  if (leaves) target.querySelector<HTMLButtonElement>('.go .quiet')!.click()
  else server.answer({ ...facts, id: 't', version: 2, game: 'trains', status: 'waiting', chairs: [{ ...OPEN, seat: 0 }] })
  await settle()
  expect(target.querySelector('form button')).not.toBeNull()
  expect(server.notices).toEqual(expected)
})

it.each([
  ['a guest', false, [false], [0]],
  ['two players at one screen', false, [true, false], [1]],
  ['a player who has become the host', true, [false], [0]],
  ['a host who is ready', true, [true], null],
])('the button “ready” works for %s', async (_, host, ready, expected) => {
  server.ready = []
  server.table = { host, chairs: [...ready.map((each, seat) => ({ ...OPEN, kind: 'person', name: 'Ada', seat, yours: true, ready: each })), { ...OPEN, seat: 2 }] }
  const target = document.createElement('div')
  component = mount(Room, { target, props: { match: 't' } })
  words.arrive(wordsWith(['title']))
  await settle()
  const button = target.querySelector<HTMLButtonElement>('.ready')
  button?.click()
  await settle()
  expect(button ? server.ready : null).toEqual(expected)
})
