// @vitest-environment page
// A finger on the map of a phone: what is too narrow for it comes closer first, and then answers.
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WIDTH } from './board'
import { drawn } from './geometry'
import MapOfEurope from './Map.svelte'
import { sample } from '../../../../../../web/test/sample'

const FINGER = 22
const [TWIN, OTHER] = ['berlin-frankfurt-1', 'berlin-frankfurt-2']
const done: string[] = []
const given = $state({
  owners: {}, closed: [], built: {}, claimable: new Set<string>(), buildable: new Set<string>(),
  chosen: null as { route?: string; city?: string } | null,
  pulse: [], lit: { routes: [], cities: [] }, fresh: { routes: [], cities: [] },
  reduced: false,
  cityName: (id: string) => ({ board: id, local: id }),
  routeLabel: (id: string) => id,
  says: { map: 'Map of Europe', closer: 'Closer', farther: 'Farther', whole: 'Whole map' },
  onroute(id: string) {
    done.push(id)
    given.chosen = { route: id }
  },
  oncity: (id: string) => void done.push(id),
})

interface Exports { focusOn: (ids: { cities?: string[]; routes?: string[] }) => void; reset: () => void }
let map: Exports
let room = { width: 390, height: 400 }
beforeEach(() => {
  vi.useFakeTimers()
  room = { width: 390, height: 400 }
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room.width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => room.height)
  done.length = 0
  Object.assign(given, { chosen: null, reduced: false })
  map = mount(MapOfEurope, { target: document.body, props: given })
  flushSync()
})
afterEach(() => {
  void unmount(map)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const shape = (id: string): SVGElement => document.querySelector(`[data-route="${id}"]`)!
function scale(): number {
  flushSync()
  const { width, transform } = document.querySelector<HTMLElement>('.sheet')!.style
  return (parseFloat(width) / WIDTH) * Number(/scale\((.*)\)/.exec(transform)![1])
}
const wide = (id: string): number => drawn.get(id)!.band * scale()
function touch(type: string, on: Element): void {
  const where = { clientX: 195, clientY: 200, detail: type === 'click' ? 1 : 0 }
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 1, isPrimary: true, ...where }))
}
/** The finger comes down on one thing; what it is lifted from may be another, if the map moves meanwhile. */
function tap(on: Element, lifted = on): void {
  touch('pointerdown', on)
  touch('pointerup', on)
  touch('click', lifted)
}
const later = (ms: number): void => void vi.advanceTimersByTime(ms)

describe('a finger on a phone', () => {
  it('first brings closer what is too narrow for it', () => {
    expect(wide(TWIN)).toBeLessThan(FINGER)
    tap(shape(TWIN))
    later(1000)
    expect(done).toEqual([])
    expect(wide(TWIN)).toBeGreaterThanOrEqual(FINGER)
    tap(shape(TWIN))
    expect(done).toEqual([TWIN])
  })
  it.each(sample([0, 16, 50, 120, 200], 2))('is heard while the map comes closer, %i ms after the first tap', (ms) => {
    tap(shape(TWIN))
    later(ms)
    tap(shape(TWIN))
    expect(done).toEqual([TWIN])
    expect(wide(TWIN)).toBeGreaterThanOrEqual(FINGER)
  })
  it('means what it came down on, though the map moves before it is lifted', () => {
    tap(shape(TWIN))
    later(100)
    tap(shape(TWIN), shape(OTHER))
    expect(done).toEqual([TWIN])
    tap(shape(TWIN), document.querySelector('.board')!)
    expect(done).toEqual([TWIN, TWIN])
  })
  it('finds the other track as wide as this one after the panel has taken its part of the window', async () => {
    tap(shape(TWIN))
    later(1000)
    tap(shape(TWIN))
    await tick()
    map.focusOn({ routes: [TWIN] })
    room.height = 130
    map.focusOn({ routes: [TWIN] })
    later(1000)
    expect(wide(OTHER)).toBeGreaterThanOrEqual(FINGER)
    tap(shape(OTHER))
    expect(done).toEqual([TWIN, OTHER])
  })
  it('keeps the map where it is when the match begins', () => {
    tap(shape(TWIN))
    later(1000)
    map.reset()
    later(1000)
    expect(wide(TWIN)).toBeGreaterThanOrEqual(FINGER)
  })
})
