// @vitest-environment page
// Marks on the map: possible, pointed at and chosen routes look different.
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import MapOfEurope from './Map.svelte'
import { ROUTES } from './board'
import { city, drawn, DRAWN, signOf } from './geometry'
import type { Pin } from '../pins'

const props = $state({
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
beforeAll(() => void (map = mount(MapOfEurope, { target: document.body, props })))
afterAll(() => void unmount(map))
beforeEach(() => {
  Object.assign(props, { claimable: new Set(['brest-paris', 'dieppe-paris', 'madrid-pamplona-1']), chosen: null, ghost: null })
  flushSync()
})
const routesMarked = (mark: string): string[] => {
  const groups = [...document.querySelectorAll('.under > .track')]
  return ROUTES.filter((_, i) => groups[i]!.querySelector(mark)).map(({ id }) => id)
}

describe('routes', () => {
  it('that can be claimed have a band with a rim', () => {
    expect(new Set(routesMarked('.possible:not(.rim)'))).toEqual(props.claimable)
    expect(routesMarked('.possible.rim')).toEqual(routesMarked('.possible:not(.rim)'))
  })
  it('have marks of different shapes when they are possible, pointed at or chosen', () => {
    const marksOf = (id: string): string => {
      flushSync()
      const group = [...document.querySelectorAll('.under > .track')][ROUTES.findIndex((route) => route.id === id)]!
      return [...group.querySelectorAll('.marks path')].map((path) => [...path.classList].filter((name) => /^[a-z]+$/.test(name)).join(' ')).join(', ')
    }
    const hit = document.querySelector<SVGElement>('[data-route="brest-paris"]')!
    const possible = marksOf('brest-paris')
    hit.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    const pointed = marksOf('brest-paris')
    props.chosen = { route: 'brest-paris' }
    const chosen = marksOf('brest-paris')
    expect([possible, pointed, chosen]).toEqual(['possible rim, possible', 'pointed rim, pointed, wash', 'chosen rim, chosen'])
    expect(document.querySelectorAll('.tick')).toHaveLength(1)
    props.chosen = null
    hit.closest('.sheet')!.dispatchEvent(new PointerEvent('pointerleave'))
    flushSync()
    expect(document.querySelectorAll('.tick')).toHaveLength(0)
    expect(marksOf('brest-paris')).toBe(possible)
  })
  it('have their band around the water if they are ferries', () => {
    props.claimable = new Set(['brest-paris', 'palermo-smyrna'])
    flushSync()
    expect(new Set(routesMarked('.possible:not(.rim)'))).toEqual(props.claimable)
    expect([...document.querySelectorAll('.under .track:has(.possible) .marks > *')].map((path) => path.classList[0])).toEqual(['possible', 'possible', 'possible', 'possible', 'channel', 'waves'])
  })
  it('lose their marks while one of them is chosen', () => {
    Object.assign(props, { chosen: { route: 'brest-paris' }, ghost: 0 })
    flushSync()
    expect(routesMarked('.possible')).toEqual([])
    expect(routesMarked('.chosen')).toEqual(['brest-paris'])
  })
  it('stay marked while the chosen one cannot be claimed', () => {
    props.chosen = { route: 'berlin-wien' }
    flushSync()
    expect(new Set(routesMarked('.possible'))).toEqual(props.claimable)
  })
})

describe('signs', () => {
  it('stand once on each free coloured route, clear of the sign of its twin', () => {
    const signs = new Map(DRAWN.map((d) => [d.route.id, signOf(d)]))
    for (const { route: { id, twin } } of DRAWN)
      if (twin) expect(Math.hypot(signs.get(id)!.x - signs.get(twin)!.x, signs.get(id)!.y - signs.get(twin)!.y), id).toBeGreaterThan(18)
    expect(document.querySelectorAll('.sign .itself').length).toBeGreaterThanOrEqual(ROUTES.filter(({ colour }) => colour !== 'grey').length)
  })
})

describe('tickets', () => {
  it('show a dotted line along the routes that are missing', () => {
    expect(document.querySelectorAll('.planned')).toHaveLength(0)
    props.planned = new Set(['brest-paris'])
    flushSync()
    const lines = [...document.querySelectorAll('.planned')]
    expect(lines.map((line) => line.getAttribute('d'))).toEqual([drawn.get('brest-paris')!.path, drawn.get('brest-paris')!.path])
    for (const line of lines) expect(line.getAttribute('style')).toMatch(/stroke-dasharray: 0/)
  })
  it('are celebrated at their ends only', () => {
    props.pins = ['brest', 'paris', 'roma'].map((city, i) => ({ city, text: `${i}`, state: 'made' }))
    props.celebrated = ['brest', 'paris']
    flushSync()
    expect([...document.querySelectorAll('g.made')].map((pin) => pin.querySelectorAll('.cheer').length)).toEqual([1, 1, 0])
  })
})
