// @vitest-environment page
/** Sounds, and the signs that it is one's turn, for a player who looks elsewhere. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Attention } from '../src/table/attention'
import type { Frame, GameEvent } from '../src/net/frame'
import { soundsOf } from '../src/table/sounds'

const event = (n: number, kind: string): GameEvent => ({ n, kind, args: {} }) as GameEvent
const frame = (...kinds: string[]): Frame => ({ match: { id: 'm' }, viewer: 0, events: kinds.map((kind, n) => event(n, kind)), events_from: 0 }) as unknown as Frame
const KNOWN = { drew: 'card', claimed: 'wagon' } as const

/** Sounds are loaded when there is something to hear. */
const loaded = async () => void (await import('../src/table/sounds'))

let started: number
let badges: (number | null)[]
let told: string[]
let hidden = false
const icon = () => document.querySelector('link[rel=icon]')!.getAttribute('href')

beforeEach(() => {
  ;[started, badges, told, hidden] = [0, [], [], false]
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  class Node {
    gain = param
    frequency = param
    connect = (next: unknown) => next
    start = () => void started++
    stop() {}
  }
  class Context { currentTime = 0; sampleRate = 3000; destination = {}; resume = async () => {} }
  class Buffer { getChannelData = () => new Float32Array(10) }
  for (const name of ['GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode', 'OscillatorNode']) vi.stubGlobal(name, Node)
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioBuffer', Buffer)
  vi.stubGlobal('Notification', class { static permission = 'granted'; onclick = null; constructor(title: string) { told.push(title) } })
  Object.assign(navigator, { userActivation: { hasBeenActive: true }, setAppBadge: async (n: number) => void badges.push(n), clearAppBadge: async () => void badges.push(null) })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  document.head.replaceChildren(Object.assign(document.createElement('link'), { rel: 'icon', href: 'favicon.svg' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('each sound is heard once, in order, and never a rattle of them', () => {
  const same = [frame(), frame()] as const
  expect(soundsOf(['drew', 'claimed', 'drew', 'passed'], KNOWN, ...same)).toEqual(['card', 'wagon'])
  expect(soundsOf(['a', 'b', 'c', 'd'], { a: 'card', b: 'wagon', c: 'coin', d: 'turn' }, ...same)).toHaveLength(3)
})

it('a sound may depend on what an event has changed', () => {
  const known = { claimed: (now: Frame, before: Frame) => (now.events.length > before.events.length ? ['wagon', 'done'] as const : ['wagon'] as const) }
  expect(soundsOf(['claimed'], known, frame('claimed'), frame())).toEqual(['wagon', 'done'])
  expect(soundsOf(['claimed'], known, frame('claimed'), frame('claimed'))).toEqual(['wagon'])
})

it('what is new is heard, what a table begins with is not', async () => {
  const attention = new Attention()
  attention.update(frame('drew'), true, KNOWN, null)
  await loaded()
  expect(started).toBe(0)
  attention.update(frame('drew', 'drew'), false, KNOWN, null)
  await loaded()
  const card = started
  expect(card).toBeGreaterThan(0)
  attention.update(frame('drew', 'drew'), false, KNOWN, null)
  await loaded()
  expect(started, 'the same again').toBe(card)
  attention.update(frame('drew', 'drew', 'passed'), true, KNOWN, null)
  await loaded()
  expect(started, 'the turn begins').toBeGreaterThan(card)
})

it('nothing is heard where sounds are off, or before anything was pressed', async () => {
  for (const [known, active] of [[null, true], [KNOWN, false]] as const) {
    Object.assign(navigator, { userActivation: { hasBeenActive: active } })
    const attention = new Attention()
    attention.update(frame(), false, known, null)
    attention.update(frame('drew'), true, known, null)
    await loaded()
  }
  expect(started).toBe(0)
})

it('a player who looks elsewhere finds a mark, and a message if it is wanted', async () => {
  const attention = new Attention()
  hidden = true
  attention.update(frame(), false, null, { title: 'Your turn', text: 'Trains' })
  expect(icon()).toBe('favicon.svg')
  attention.update(frame('drew'), true, null, { title: 'Your turn', text: 'Trains' })
  await vi.waitFor(() => expect(told).toEqual(['Your turn']))
  expect([icon(), badges]).toEqual(['favicon-turn.svg', [1]])
  hidden = false
  attention.updateMark()
  expect([icon(), badges]).toEqual(['favicon.svg', [1, null]])
})

it('a message of the worker names the page that shows it, which a press on it opens', async () => {
  const shown: unknown[] = []
  const worker = { showNotification: async (title: string, { tag, data }: NotificationOptions) => void shown.push([title, tag, data]) }
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker: { getRegistration: async () => worker } }))
  const attention = new Attention()
  hidden = true
  location.hash = '#/table/m'
  attention.update(frame(), false, null, null)
  attention.update(frame('drew'), true, null, { title: 'Your turn', text: 'Trains' })
  location.hash = '#/room/t'
  attention.alert('t', false, { title: 'Ivo has sat down', text: 'Table' })
  await vi.waitFor(() => expect(shown).toEqual([['Your turn', 'm', { at: '#/table/m' }], ['Ivo has sat down', 't', { at: '#/room/t' }]]))
  location.hash = ''
})

it('a message comes only when it is wanted, and nothing stays when the table is left', () => {
  const attention = new Attention()
  hidden = true
  attention.update(frame(), false, null, null)
  attention.update(frame('drew'), true, null, null)
  expect([told, icon()]).toEqual([[], 'favicon-turn.svg'])
  attention.close()
  expect(icon()).toBe('favicon.svg')
})

it('a player who waits at a table is called when something happens there, and no more when they have seen it', async () => {
  const attention = new Attention()
  hidden = true
  attention.alert('t', true, { title: 'Ivo has sat down', text: 'Table' })
  await vi.waitFor(() => expect(told).toEqual(['Ivo has sat down']))
  expect([icon(), started > 0]).toEqual(['favicon-turn.svg', true])
  hidden = false
  attention.close()
  hidden = true
  attention.updateMark()
  expect(icon()).toBe('favicon.svg')
  hidden = false
  attention.alert('t', false, { title: 'Eva has sat down', text: 'Table' })
  expect(told).toEqual(['Ivo has sat down'])
})

it('sounds that cannot be loaded, as without a network, are not heard, and that is all', async () => {
  vi.resetModules()
  vi.doMock('../src/table/sounds', () => {
    throw new Error('no network')
  })
  const { Attention } = await import('../src/table/attention')
  new Attention().alert('m', true, null)
  await vi.dynamicImportSettled()
  await new Promise((resolve) => setTimeout(resolve)) // an unhandled rejection would be reported by now, and fail
  expect(started).toBe(0)
  vi.doUnmock('../src/table/sounds')
})
