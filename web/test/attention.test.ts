// @vitest-environment page
/** Sounds, and the signs of a player's turn while the page is hidden. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Attention } from '../src/table/attention'
import type { Frame, GameEvent } from '../src/net/frame'
import { soundsOf } from '../src/table/sounds'
import { waitFor } from './wait_for'

const event = (n: number, kind: string): GameEvent => ({ n, kind, args: {} }) as GameEvent
const frame = (...kinds: string[]): Frame => ({ match: { id: 'm' }, viewer: 0, events: kinds.map((kind, n) => event(n, kind)), events_from: 0 }) as unknown as Frame
const SOUNDS = { drew: 'card', claimed: 'wagon' } as const

/** Wait until the module of sounds is loaded, which happens at the first sound. */
const loadSounds = async () => void (await import('../src/table/sounds'))

let started: number
let badges: (number | null)[]
let notifications: string[]
let hidden = false
const icon = () => document.querySelector('link[rel=icon]')!.getAttribute('href')

beforeEach(() => {
  ;[started, badges, notifications, hidden] = [0, [], [], false]
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
  vi.stubGlobal('Notification', class { static permission = 'granted'; onclick = null; constructor(title: string) { notifications.push(title) } })
  Object.assign(navigator, { userActivation: { hasBeenActive: true }, setAppBadge: async (n: number) => void badges.push(n), clearAppBadge: async () => void badges.push(null) })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  document.head.replaceChildren(Object.assign(document.createElement('link'), { rel: 'icon', href: 'favicon.svg' }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('plays each sound once, in order, and at most three', () => {
  const same = [frame(), frame()] as const
  expect(soundsOf(['drew', 'claimed', 'drew', 'passed'], SOUNDS, ...same)).toEqual(['card', 'wagon'])
  expect(soundsOf(['a', 'b', 'c', 'd'], { a: 'card', b: 'wagon', c: 'coin', d: 'turn' }, ...same)).toHaveLength(3)
})

it('plays a sound that depends on the frames around an event', () => {
  const known = { claimed: (now: Frame, before: Frame) => (now.events.length > before.events.length ? ['wagon', 'done'] as const : ['wagon'] as const) }
  expect(soundsOf(['claimed'], known, frame('claimed'), frame())).toEqual(['wagon', 'done'])
  expect(soundsOf(['claimed'], known, frame('claimed'), frame('claimed'))).toEqual(['wagon'])
})

it('plays sounds of new events, not of those at the opening of a table', async () => {
  const attention = new Attention()
  attention.update(frame('drew'), true, SOUNDS, null)
  await loadSounds()
  expect(started).toBe(0)
  attention.update(frame('drew', 'drew'), false, SOUNDS, null)
  await loadSounds()
  const card = started
  expect(card).toBeGreaterThan(0)
  attention.update(frame('drew', 'drew'), false, SOUNDS, null)
  await loadSounds()
  expect(started, 'the same again').toBe(card)
  attention.update(frame('drew', 'drew', 'passed'), true, SOUNDS, null)
  await loadSounds()
  expect(started, 'the turn begins').toBeGreaterThan(card)
})

it('plays nothing if sounds are off, or before the first press', async () => {
  for (const [known, active] of [[null, true], [SOUNDS, false]] as const) {
    Object.assign(navigator, { userActivation: { hasBeenActive: active } })
    const attention = new Attention()
    attention.update(frame(), false, known, null)
    attention.update(frame('drew'), true, known, null)
    await loadSounds()
  }
  expect(started).toBe(0)
})

it('marks the icon and shows a notification if the page is hidden', async () => {
  const attention = new Attention()
  hidden = true
  attention.update(frame(), false, null, { title: 'Your turn', text: 'Trains' })
  expect(icon()).toBe('favicon.svg')
  attention.update(frame('drew'), true, null, { title: 'Your turn', text: 'Trains' })
  await waitFor(() => expect(notifications).toEqual(['Your turn']))
  expect([icon(), badges]).toEqual(['favicon-turn.svg', [1]])
  hidden = false
  attention.updateMark()
  expect([icon(), badges]).toEqual(['favicon.svg', [1, null]])
})

it('gives notifications of the worker the address of the page that shows them', async () => {
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
  await waitFor(() => expect(shown).toEqual([['Your turn', 'm', { at: '#/table/m' }], ['Ivo has sat down', 't', { at: '#/room/t' }]]))
  location.hash = ''
})

it('shows a notification only if wanted, and removes the mark when the table is left', () => {
  const attention = new Attention()
  hidden = true
  attention.update(frame(), false, null, null)
  attention.update(frame('drew'), true, null, null)
  expect([notifications, icon()]).toEqual([[], 'favicon-turn.svg'])
  attention.close()
  expect(icon()).toBe('favicon.svg')
})

it('alerts a player who waits at a table, until the page has been seen', async () => {
  const attention = new Attention()
  hidden = true
  attention.alert('t', true, { title: 'Ivo has sat down', text: 'Table' })
  await waitFor(() => expect(notifications).toEqual(['Ivo has sat down']))
  expect([icon(), started > 0]).toEqual(['favicon-turn.svg', true])
  hidden = false
  attention.close()
  hidden = true
  attention.updateMark()
  expect(icon()).toBe('favicon.svg')
  hidden = false
  attention.alert('t', false, { title: 'Eva has sat down', text: 'Table' })
  expect(notifications).toEqual(['Ivo has sat down'])
})

it('ignores sounds that cannot be loaded, as without a network', async () => {
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
