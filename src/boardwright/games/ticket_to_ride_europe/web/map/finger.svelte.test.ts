// @vitest-environment page
// Touch on the map of a phone: a first tap on a narrow route zooms in, a second one chooses it.
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WIDTH } from './board'
import { drawn } from './geometry'
import MapOfEurope from './Map.svelte'
import { sample } from '../../../../../../web/test/sample'

const FINGER = 22 // px
const [TWIN, OTHER] = ['berlin-frankfurt-1', 'berlin-frankfurt-2']
const chosenIds: string[] = []
const props = $state({
  owners: {}, closed: [], built: {}, claimable: new Set<string>(), buildable: new Set<string>(),
  chosen: null as { route?: string; city?: string } | null,
  pulse: [], lit: { routes: [], cities: [] }, fresh: { routes: [], cities: [] },
  reduced: false,
  cityName: (id: string) => ({ board: id, local: id }),
  routeLabel: (id: string) => id,
  says: { map: 'Map of Europe', closer: 'Closer', farther: 'Farther', whole: 'Whole map' },
  onroute(id: string) {
    chosenIds.push(id)
    props.chosen = { route: id }
  },
  oncity: (id: string) => void chosenIds.push(id),
})

interface Exports { focusOn: (ids: { cities?: string[]; routes?: string[] }) => void; reset: () => void }
let map: Exports
let windowSize = { width: 390, height: 400 }
beforeEach(() => {
  vi.useFakeTimers()
  windowSize = { width: 390, height: 400 }
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => windowSize.width)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(() => windowSize.height)
  chosenIds.length = 0
  Object.assign(props, { chosen: null, reduced: false })
  map = mount(MapOfEurope, { target: document.body, props })
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
const widthOf = (id: string): number => drawn.get(id)!.band * scale()
function touch(type: string, on: Element): void {
  const where = { clientX: 195, clientY: 200, detail: type === 'click' ? 1 : 0 }
  on.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'touch', pointerId: 1, isPrimary: true, ...where }))
}
/** Tap an element. The finger may be lifted from another one, if the map moves meanwhile. */
function tap(on: Element, lifted = on): void {
  touch('pointerdown', on)
  touch('pointerup', on)
  touch('click', lifted)
}
const advance = (ms: number): void => void vi.advanceTimersByTime(ms)

describe('a finger on a phone', () => {
  it('zooms in at the first tap on a route that is too narrow for it', () => {
    expect(widthOf(TWIN)).toBeLessThan(FINGER)
    tap(shape(TWIN))
    advance(1000)
    expect(chosenIds).toEqual([])
    expect(widthOf(TWIN)).toBeGreaterThanOrEqual(FINGER)
    tap(shape(TWIN))
    expect(chosenIds).toEqual([TWIN])
  })
  it.each(sample([0, 16, 50, 120, 200], 2))('chooses the route while the map zooms in, %i ms after the first tap', (ms) => {
    tap(shape(TWIN))
    advance(ms)
    tap(shape(TWIN))
    expect(chosenIds).toEqual([TWIN])
    expect(widthOf(TWIN)).toBeGreaterThanOrEqual(FINGER)
  })
  it('chooses what it came down on, even if the map moves before it is lifted', () => {
    tap(shape(TWIN))
    advance(100)
    tap(shape(TWIN), shape(OTHER))
    expect(chosenIds).toEqual([TWIN])
    tap(shape(TWIN), document.querySelector('.board')!)
    expect(chosenIds).toEqual([TWIN, TWIN])
  })
  it('finds the twin track wide enough after a panel has made the window smaller', async () => {
    tap(shape(TWIN))
    advance(1000)
    tap(shape(TWIN))
    await tick()
    map.focusOn({ routes: [TWIN] })
    windowSize.height = 130
    map.focusOn({ routes: [TWIN] })
    advance(1000)
    expect(widthOf(OTHER)).toBeGreaterThanOrEqual(FINGER)
    tap(shape(OTHER))
    expect(chosenIds).toEqual([TWIN, OTHER])
  })
  it('keeps its zoom when the match begins', () => {
    tap(shape(TWIN))
    advance(1000)
    map.reset()
    advance(1000)
    expect(widthOf(TWIN)).toBeGreaterThanOrEqual(FINGER)
  })
})
