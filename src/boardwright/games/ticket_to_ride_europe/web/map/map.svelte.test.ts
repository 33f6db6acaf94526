// @vitest-environment page
// The map in the page: what it shows, its choices, and how the keyboard reaches them.
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectLimitedZoomButtons } from '@shell/../test/zoom_buttons'
import { CITIES, ROUTES } from './board'
import { city } from './geometry'
import MapOfEurope from './Map.svelte'
import { SEEN } from './middle'
import StaticMap from './StaticMap.svelte'

const chosenIds: string[] = []
const props = $state({
  owners: {} as Record<string, number>,
  closed: [] as string[],
  built: {} as Record<string, number>,
  claimable: new Set<string>(),
  buildable: new Set<string>(),
  chosen: null as { route?: string; city?: string } | null,
  pulse: [] as string[],
  lit: { routes: [] as { route: string; seat: number; kind: 'borrowed' | 'trail' | 'own' }[], cities: [] as string[] },
  fresh: { routes: [] as string[], cities: [] as string[] },
  reduced: true,
  cityName: (id: string) => ({ board: city.get(id)!.board, local: id === 'wien' ? 'Vienna' : city.get(id)!.board }),
  routeLabel: (id: string) => `route ${id}`,
  says: { map: 'Map of Europe', closer: 'Closer', farther: 'Farther', whole: 'Whole map' },
  onroute: (id: string) => chosenIds.push(id),
  oncity: (id: string) => chosenIds.push(id),
})

let map: ReturnType<typeof mount>
const elements = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
beforeAll(() => void (map = mount(MapOfEurope, { target: document.body, props })))
afterAll(() => void unmount(map))
beforeEach(() => {
  chosenIds.length = 0
  Object.assign(props, { owners: {}, closed: [], built: {}, claimable: new Set(), buildable: new Set(), chosen: null, pulse: [], lit: { routes: [], cities: [] } })
  flushSync()
})

describe('the zoom buttons', () => {
  it('keep the focus at their limits, where they do nothing', expectLimitedZoomButtons)
})

describe('choices on the map', () => {
  it('are the only keyboard stops, one at a time', () => {
    expect(elements('svg [tabindex]')).toHaveLength(0)
    props.claimable = new Set(['brest-paris', 'dieppe-paris'])
    props.buildable = new Set(['wien'])
    flushSync()
    const stops = elements('svg [role="button"]')
    expect(stops.map((e) => e.getAttribute('aria-label'))).toEqual(['route brest-paris', 'route dieppe-paris', 'Wien (Vienna)'])
    expect(stops.map((e) => e.getAttribute('tabindex'))).toEqual(['0', '-1', '-1'])
    expect(elements('svg [data-route]')).toHaveLength(ROUTES.length)
    for (const e of elements('svg [data-route]')) expect(e.hasAttribute('aria-label')).toBe(e.getAttribute('aria-hidden') !== 'true')
  })
  it('are Tab stops of their own where no arrow key leads to them, once keys are used', () => {
    props.claimable = new Set(['amsterdam-essen', 'bruxelles-dieppe', 'edinburgh-london-2', 'kobenhavn-stockholm-2', 'lisboa-madrid'])
    flushSync()
    document.querySelector<HTMLElement>('[data-route="amsterdam-essen"]')!.focus()
    flushSync()
    expect(elements('svg [tabindex="0"]').map((e) => e.dataset.route)).toEqual(['amsterdam-essen', 'edinburgh-london-2'])
  })
  it('are reached with arrow keys and chosen with Enter', () => {
    props.claimable = new Set(['brest-paris', 'berlin-wien'])
    flushSync()
    const [berlin, brest] = [document.querySelector<HTMLElement>('[data-route="berlin-wien"]')!, document.querySelector<HTMLElement>('[data-route="brest-paris"]')!]
    berlin.focus()
    berlin.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }))
    flushSync()
    expect(document.activeElement).toBe(brest)
    expect([berlin.tabIndex, brest.tabIndex]).toEqual([-1, 0])
    brest.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
    expect(chosenIds).toEqual(['brest-paris'])
  })
  it('say which of them is selected', () => {
    props.claimable = new Set(['brest-paris', 'dieppe-paris'])
    props.chosen = { route: 'dieppe-paris' }
    flushSync()
    expect(elements('svg [role="button"]').map((e) => e.getAttribute('aria-pressed'))).toEqual(['false', 'true'])
  })
  it('are not the only things to tap: other routes and cities explain why not', () => {
    for (const name of ['[data-route="amsterdam-london"]', '[data-city="roma"]']) document.querySelector(name)!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(chosenIds).toEqual(['amsterdam-london', 'roma'])
  })
  it('are missing on a static map, which has no buttons', () => {
    const container = document.createElement('div')
    const staticMap = mount(StaticMap, { target: container, props: { owners: {}, built: [{ at: { x: 794, y: 600, w: 17, h: 17, angle: 0 }, seat: 1 }] } })
    flushSync()
    const visibleCities = CITIES.filter(({ x, y }) => x > SEEN.west && x < SEEN.east && y > SEEN.north && y < SEEN.south).map(({ id }) => id)
    const spaces = ROUTES.filter(({ a, b }) => visibleCities.includes(a) || visibleCities.includes(b)).reduce((sum, { length }) => sum + length, 0)
    expect(container.querySelectorAll('.space')).toHaveLength(spaces)
    expect(container.querySelectorAll('.dot')).toHaveLength(visibleCities.length)
    expect(container.querySelectorAll('.roof')).toHaveLength(1)
    expect(container.querySelectorAll('button, [tabindex]')).toHaveLength(0)
    void unmount(staticMap)
  })
})

describe('the map', () => {
  const track = (id: string): Element => document.querySelectorAll('svg.board > g.track')[ROUTES.findIndex((r) => r.id === id)]!
  it('shows one space per wagon, with one symbol of the colour; grey has none', () => {
    expect(track('berlin-wien').querySelectorAll('.space')).toHaveLength(3)
    expect(track('berlin-wien').querySelectorAll('.sign')).toHaveLength(1)
    expect(track('barcelona-marseille').querySelectorAll('.sign')).toHaveLength(0)
    expect(track('palermo-smyrna').querySelectorAll('.sign')).toHaveLength(2) // locomotives
  })
  it('shows the owner’s wagons on a taken route, and crosses on a closed one', () => {
    props.owners = { 'berlin-frankfurt-1': 2 }
    props.closed = ['berlin-frankfurt-2']
    flushSync()
    expect(track('berlin-frankfurt-1').querySelectorAll('.wagon')).toHaveLength(3)
    expect(track('berlin-frankfurt-1').querySelectorAll('.space')).toHaveLength(0)
    expect(track('berlin-frankfurt-2').querySelectorAll('.cross')).toHaveLength(3)
    expect(track('berlin-frankfurt-2').querySelectorAll('.sign')).toHaveLength(0)
  })
  it('shows exactly one house per station', () => {
    props.built = { wien: 0, roma: 1 }
    flushSync()
    expect(elements('.roof')).toHaveLength(2)
  })
})
