// @vitest-environment page
// Every mark on the map means one thing: what is possible, pointed at, chosen.
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import MapOfEurope from './Map.svelte'
import { ROUTES } from './board'
import { city, drawn, DRAWN, signOf } from './geometry'
import type { Pin } from '../pins'

const given = $state({
  owners: {}, closed: [], built: {},
  claimable: new Set<string>(), buildable: new Set<string>(),
  chosen: null as { route?: string; city?: string } | null, ghost: null as number | null,
  planned: new Set<string>(), pins: [] as Pin[], celebrated: [] as string[],
  pulse: [], lit: { routes: [], cities: [] }, fresh: { routes: [], cities: [] }, reduced: true,
  cityName: (id: string) => ({ board: city.get(id)!.board, local: city.get(id)!.board }),
  routeLabel: (id: string) => id,
  says: { map: '', closer: '', farther: '', whole: '' },
  onroute: () => {}, oncity: () => {},
})
let map: ReturnType<typeof mount>
beforeAll(() => void (map = mount(MapOfEurope, { target: document.body, props: given })))
afterAll(() => void unmount(map))
beforeEach(() => {
  Object.assign(given, { claimable: new Set(['brest-paris', 'dieppe-paris', 'madrid-pamplona-1']), chosen: null, ghost: null })
  flushSync()
})
const under = (mark: string): string[] => {
  const groups = [...document.querySelectorAll('.under > .track')]
  return ROUTES.filter((_, i) => groups[i]!.querySelector(mark)).map(({ id }) => id)
}

describe('routes', () => {
  it('that are possible have a band in a rim', () => {
    expect(new Set(under('.possible:not(.rim)'))).toEqual(given.claimable)
    expect(under('.possible.rim')).toEqual(under('.possible:not(.rim)'))
  })
  it('say with a shape of its own that they are pointed at, chosen, or have the keyboard: no two alike', () => {
    const shape = (id: string): string => {
      flushSync()
      const group = [...document.querySelectorAll('.under > .track')][ROUTES.findIndex((route) => route.id === id)]!
      return [...group.querySelectorAll('.marks path')].map((path) => [...path.classList].filter((name) => /^[a-z]+$/.test(name)).join(' ')).join(', ')
    }
    const hit = document.querySelector<SVGElement>('[data-route="brest-paris"]')!
    const possible = shape('brest-paris')
    hit.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    const pointed = shape('brest-paris')
    given.chosen = { route: 'brest-paris' }
    const chosen = shape('brest-paris')
    expect([possible, pointed, chosen]).toEqual(['possible rim, possible', 'pointed rim, pointed, wash', 'chosen rim, chosen'])
    expect(document.querySelectorAll('.tick')).toHaveLength(1)
    given.chosen = null
    hit.closest('.sheet')!.dispatchEvent(new PointerEvent('pointerleave'))
    flushSync()
    expect(document.querySelectorAll('.tick')).toHaveLength(0)
    expect(shape('brest-paris')).toBe(possible)
  })
  it('leave a ferry its water: the band lies around', () => {
    given.claimable = new Set(['brest-paris', 'palermo-smyrna'])
    flushSync()
    expect(new Set(under('.possible:not(.rim)'))).toEqual(given.claimable)
    expect([...document.querySelectorAll('.under .track:has(.possible) .marks > *')].map((path) => path.classList[0])).toEqual(['possible', 'possible', 'possible', 'possible', 'channel', 'waves'])
  })
  it('keep their own colours while one of them is chosen: nothing shines through from below', () => {
    Object.assign(given, { chosen: { route: 'brest-paris' }, ghost: 0 })
    flushSync()
    expect(under('.possible')).toEqual([])
    expect(under('.chosen')).toEqual(['brest-paris'])
  })
  it('stay marked where the chosen one cannot be claimed', () => {
    given.chosen = { route: 'berlin-wien' }
    flushSync()
    expect(new Set(under('.possible'))).toEqual(given.claimable)
  })
})

describe('signs', () => {
  it('stand once on each free route of a colour, clear of the sign of its twin', () => {
    const signs = new Map(DRAWN.map((d) => [d.route.id, signOf(d)]))
    for (const { route: { id, twin } } of DRAWN)
      if (twin) expect(Math.hypot(signs.get(id)!.x - signs.get(twin)!.x, signs.get(id)!.y - signs.get(twin)!.y), id).toBeGreaterThan(18)
    expect(document.querySelectorAll('.sign .itself').length).toBeGreaterThanOrEqual(ROUTES.filter(({ colour }) => colour !== 'grey').length)
  })
})

describe('tickets', () => {
  it('have a dotted line along what their way lacks', () => {
    expect(document.querySelectorAll('.planned')).toHaveLength(0)
    given.planned = new Set(['brest-paris'])
    flushSync()
    const lines = [...document.querySelectorAll('.planned')]
    expect(lines.map((line) => line.getAttribute('d'))).toEqual([drawn.get('brest-paris')!.path, drawn.get('brest-paris')!.path])
    for (const line of lines) expect(line.getAttribute('style')).toMatch(/stroke-dasharray: 0/)
  })
  it('are celebrated at their ends only', () => {
    given.pins = ['brest', 'paris', 'roma'].map((city, i) => ({ city, text: `${i}`, state: 'made' }))
    given.celebrated = ['brest', 'paris']
    flushSync()
    expect([...document.querySelectorAll('g.made')].map((pin) => pin.querySelectorAll('.cheer').length)).toEqual([1, 1, 0])
  })
})
