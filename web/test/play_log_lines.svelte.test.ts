// @vitest-environment page
/** Playing the log lines since the viewer's last choice one by one. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { groupChapters, linesSince, type LogLine } from '../src/story/log'
import PlayLogLines from '../src/table/PlayLogLines.svelte'
import type { GameEvent } from '../src/net/frame'

let component: ReturnType<typeof mount> | null = null
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  if (component) void unmount(component)
  component = null
  vi.useRealTimers()
})

const event = (n: number, seat: number): GameEvent => ({ n, kind: 'move', args: { seat } })

it('the lines since the viewer’s last choice are all later ones', () => {
  const events = [event(0, 0), event(1, 1), event(2, 2), event(3, 1)]
  const linesAfter = (n: number | null) => linesSince(groupChapters(events, {}, ({ n }) => `${n}`, n)).map(({ n }) => n)
  expect(linesAfter(1)).toEqual([1, 2, 3])
  expect(linesAfter(null)).toEqual([])
})

describe('the player of log lines', () => {
  const lines: LogLine[] = [1, 2, 3].map((n) => ({ n, kind: 'move', text: 'x'.repeat(10), seat: 1, places: [`p${n}`] }))

  function showPlayer() {
    const steps: (number | null)[] = []
    const target = document.createElement('div')
    const props = $state({ lines, onstep: (line: LogLine | null) => steps.push(line?.n ?? null) })
    component = mount(PlayLogLines, { target, props })
    flushSync()
    const press = (name: string) => {
      const button = [...target.querySelectorAll('button')].find((each) => each.getAttribute('aria-label') === name)
      button!.click()
      flushSync()
    }
    const names = () => [...target.querySelectorAll('button')].map((each) => each.getAttribute('aria-label'))
    const wait = (ms: number) => {
      vi.advanceTimersByTime(ms)
      flushSync()
    }
    return { steps, press, names, wait, props, target }
  }

  it('steps through all lines, and highlights nothing afterwards', () => {
    const { steps, press, names, wait } = showPlayer()
    expect(names()).toHaveLength(1)
    expect(steps).toEqual([])
    press(names()[0]!)
    for (let n = 0; n < 3; n += 1) wait(1300)
    expect(steps).toEqual([1, 2, 3, null])
    expect(names()).toHaveLength(1)
    press(names()[0]!)
    expect(steps.at(-1)).toBe(1)
  })

  it('stops highlighting when the lines change or the log is closed', () => {
    const { steps, press, names, props } = showPlayer()
    press(names()[0]!)
    props.lines = lines.slice(0, 2)
    flushSync()
    expect(steps).toEqual([1, null])
    press(names()[0]!)
    void unmount(component!)
    component = null
    flushSync()
    expect(steps).toEqual([1, null, 1, null])
  })

  it('pauses, steps back and forth, and continues from there', () => {
    const { steps, press, names, wait } = showPlayer()
    press(names()[0]!)
    wait(1300)
    const [back, pause, next] = names() as [string, string, string]
    press(pause)
    wait(10_000)
    expect(steps.at(-1)).toBe(2)
    press(back)
    expect(steps.at(-1)).toBe(1)
    press(next)
    expect(steps.at(-1)).toBe(2)
    press(names()[1]!)
    wait(1300)
    expect(steps).toEqual([1, 2, 1, 2, 3])
  })

  it('keeps the focus, also when its other buttons disappear', () => {
    const { names, target } = showPlayer()
    document.body.append(target)
    const press = (place: number) => {
      const button = target.querySelectorAll('button')[place]!
      button.focus()
      button.click()
      flushSync()
      return document.activeElement?.getAttribute('aria-label')
    }
    const [play] = names() as [string]
    const pause = press(0)
    expect([names()[1], press(1), names()[1]]).toEqual([pause, play, play])
    for (let n = 0; n < 3; n += 1) press(2)
    expect([names(), document.activeElement?.getAttribute('aria-label')]).toEqual([[play], play])
    target.remove()
  })
})
