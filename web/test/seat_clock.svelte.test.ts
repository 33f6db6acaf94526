// @vitest-environment page
/** The clock of a seat: what it shows, and what is said aloud. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import SeatClock from '../src/table/SeatClock.svelte'

vi.mock('../src/gathering/room_words', () => ({
  roomWords: () => Promise.resolve({ t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') }),
}))

let shown: ReturnType<typeof mount> | null = null
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] }))
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  vi.useRealTimers()
})

async function show(clock: { left: number; ends: number | null; away?: number }, more: { own?: boolean; paused?: boolean; slow?: boolean } = {}) {
  const { own = true, paused = false, slow = false } = more
  const target = document.createElement('div')
  shown = mount(SeatClock, { target, props: { clock, table: { paused, slow, asked: [] }, name: 'Ana', own } })
  await Promise.resolve()
  await Promise.resolve()
  flushSync()
  return {
    face: () => target.querySelector('[role=timer]')!.lastChild!.textContent!.trim(),
    short: () => target.querySelector('.short') !== null,
    whole: () => target.textContent!.trim(),
    said: () => target.querySelector('[role=status]')?.textContent ?? null,
  }
}
function pass(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000)
  flushSync()
}

describe('a clock', () => {
  it('counts down by itself, and says aloud only 30 s, 10 s and the end', async () => {
    const { face, short, said } = await show({ left: 45_000, ends: 45_000 })
    const heard = new Set<string>()
    const faces: string[] = []
    for (let second = 0; second <= 46; second++) {
      if (said()) heard.add(said()!)
      if (second % 15 === 0) faces.push(`${face()} ${short()}`)
      pass(1)
    }
    expect(faces).toEqual(['0:45 false', '0:30 true', '0:15 true', '0:00 true'])
    expect([...heard]).toEqual(['ui-clock-soon 30', 'ui-clock-soon 10', 'ui-clock-up'])
  })

  it('of a player on vacation says until when instead', async () => {
    vi.setSystemTime(new Date(2026, 11, 24, 12))
    const { whole } = await show({ left: 5_000, ends: 9e8, away: 12 * 3_600_000 + 20 }, { own: false, slow: true })
    expect(whole()).toMatch(/^ui-clock-away .*24.*2026/)
  })

  it('of another player says nothing', async () => {
    const { said } = await show({ left: 5_000, ends: 5_000 }, { own: false })
    expect(said()).toBe(null)
  })

  it('that stands does not move and is not short', async () => {
    const { face, short, said } = await show({ left: 5_000, ends: null }, { paused: true })
    pass(60)
    expect([face(), short(), said()]).toEqual(['0:05', false, ''])
  })

  it('over days is short in its last hour, and says nothing', async () => {
    const { face, short, said } = await show({ left: 3_605_000, ends: 3_605_000 }, { slow: true })
    expect([face(), short()]).toEqual(['1:00:05', false])
    pass(10)
    expect([face(), short(), said()]).toEqual(['59:55', true, ''])
  })

  it('over days shows each second from the last day on', async () => {
    const { face } = await show({ left: 86_405_000, ends: 86_405_000 }, { slow: true })
    const faces = [face()]
    for (const seconds of [10, 1, 1]) {
      pass(seconds)
      faces.push(face())
    }
    expect(faces).toEqual(['1d', '23:59:55', '23:59:54', '23:59:53'])
  })
})
