// @vitest-environment page
/** The clock of a seat: its face, and its announcements. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import SeatClock from '../src/table/SeatClock.svelte'

vi.mock('../src/gathering/room_words', () => ({
  roomWords: () => Promise.resolve({ t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') }),
}))

const components: ReturnType<typeof mount>[] = []
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance', 'Date'] }))
afterEach(() => {
  for (const component of components.splice(0)) void unmount(component)
  vi.useRealTimers()
})

async function showClock(clock: { left: number; ends: number | null; away?: number }, options: { own?: boolean; paused?: boolean; slow?: boolean } = {}) {
  const { own = true, paused = false, slow = false } = options
  const target = document.createElement('div')
  components.push(mount(SeatClock, { target, props: { clock, table: { paused, slow, asked: [] }, name: 'Ana', own } }))
  await Promise.resolve()
  await Promise.resolve()
  flushSync()
  return {
    face: () => target.querySelector('[role=timer]')!.lastChild!.textContent!.trim(),
    short: () => target.querySelector('.short') !== null,
    whole: () => target.textContent!.trim(),
    announcement: () => target.querySelector('[role=status]')?.textContent ?? null,
  }
}
function advance(seconds: number) {
  vi.advanceTimersByTime(seconds * 1000)
  flushSync()
}

describe('a clock', () => {
  it('counts down, and announces only 30 s, 10 s and the end', async () => {
    const { face, short, announcement } = await showClock({ left: 45_000, ends: 45_000 })
    const announcements = new Set<string>()
    const faces: string[] = []
    for (let second = 0; second <= 46; second++) {
      if (announcement()) announcements.add(announcement()!)
      if (second % 15 === 0) faces.push(`${face()} ${short()}`)
      advance(1)
    }
    expect(faces).toEqual(['0:45 false', '0:30 true', '0:15 true', '0:00 true'])
    expect([...announcements]).toEqual(['ui-clock-soon 30', 'ui-clock-soon 10', 'ui-clock-up'])
  })

  it('shows the same time wherever it is shown', async () => {
    const clock = { left: 45_000, ends: 45_300 }
    const inPrompt = await showClock(clock)
    advance(0.1)
    const inList = await showClock(clock)
    const faces = new Set<string>()
    for (let tenth = 0; tenth < 30; tenth++) {
      expect(inList.face()).toBe(inPrompt.face())
      faces.add(inList.face())
      advance(0.1)
    }
    expect([...faces]).toEqual(['0:45', '0:44', '0:43'])
  })

  it('of a player on vacation shows its end instead', async () => {
    vi.setSystemTime(new Date(2026, 11, 24, 12))
    const { whole } = await showClock({ left: 5_000, ends: 9e8, away: 12 * 3_600_000 + 20 }, { own: false, slow: true })
    expect(whole()).toMatch(/^ui-clock-away .*24.*2026/)
  })

  it('of another player announces nothing', async () => {
    const { announcement } = await showClock({ left: 5_000, ends: 5_000 }, { own: false })
    expect(announcement()).toBe(null)
  })

  it('that is stopped does not move and is not short', async () => {
    const { face, short, announcement } = await showClock({ left: 5_000, ends: null }, { paused: true })
    advance(60)
    expect([face(), short(), announcement()]).toEqual(['0:05', false, ''])
  })

  it('over days is short in its last hour, and announces nothing', async () => {
    const { face, short, announcement } = await showClock({ left: 3_605_000, ends: 3_605_000 }, { slow: true })
    expect([face(), short()]).toEqual(['1:00:05', false])
    advance(10)
    expect([face(), short(), announcement()]).toEqual(['59:55', true, ''])
  })

  it('over days shows seconds from the last day on', async () => {
    const { face } = await showClock({ left: 86_405_000, ends: 86_405_000 }, { slow: true })
    const faces = [face()]
    for (const seconds of [10, 1, 1]) {
      advance(seconds)
      faces.push(face())
    }
    expect(faces).toEqual(['1d', '23:59:55', '23:59:54', '23:59:53'])
  })
})
