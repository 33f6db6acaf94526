// @vitest-environment page
// The world map in the page: its choices, their keyboard order and their labels.
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectLimitedZoomButtons } from '@shell/../test/zoom_buttons'
import { FULL, MIDDLE, START } from './scenes'
import WorldMap from './WorldMap.svelte'

const received: string[] = []
const props = $state({
  view: MIDDLE(),
  options: new Set<string>(),
  selected: null as string | null,
  pointed: null as string | null,
  glow: new Set<string>(),
  seat: 0,
  words: { t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '), name: (seat: number) => `Player ${seat}` },
  reduced: true,
  onchoose: (kind: string, id: string) => received.push(`${kind} ${id}`),
  onhover: (over: { kind: string; id: string } | null) => received.push(over ? `over ${over.kind} ${over.id}` : 'away'),
})
let map: ReturnType<typeof mount>
const elements = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const element = (key: string): HTMLElement => document.querySelector<HTMLElement>(`[data-key="${key}"]`)!
const label = (key: string): string => element(key).getAttribute('aria-label')!
beforeAll(() => void (map = mount(WorldMap, { target: document.body, props })))
afterAll(() => void unmount(map))
beforeEach(() => {
  received.length = 0
  Object.assign(props, { view: MIDDLE(), options: new Set(), selected: null, pointed: null, glow: new Set() })
  flushSync()
})

describe('the zoom buttons', () => {
  it('keep the focus at their limits, where they do nothing', expectLimitedZoomButtons)
})

describe('a choice on the map', () => {
  it('is passed on as its action; everything else is passed on by its kind', () => {
    props.options = new Set(['occupy:tripoli', 'attack:paris', 'ship:far_east', 'draw:slavery'])
    flushSync()
    for (const key of ['city:tripoli', 'city:paris', 'track:far_east', 'deck:slavery', 'city:london', 'link:london-bombay', 'track:india', 'deck:europe']) element(key).click()
    expect(received).toEqual(['occupy tripoli', 'attack paris', 'ship far_east', 'draw slavery', 'city london', 'link london-bombay', 'track india', 'deck europe'])
  })
  it('has an outline, whether it is a city, a track or a deck', () => {
    props.options = new Set(['occupy:tripoli', 'ship:far_east', 'ship:africa', 'draw:slavery'])
    flushSync()
    expect([elements('svg.board .possible:not(.rim, .ring)').length, elements('.place.mark-possible').length]).toEqual([3, 1])
  })
  it('is enabled, and says whether it is selected', () => {
    props.options = new Set(['occupy:tripoli', 'attack:paris'])
    props.selected = 'attack:paris'
    flushSync()
    expect(elements('[data-key]:not([aria-disabled])').map((e) => [e.dataset.key, e.getAttribute('aria-pressed')])).toEqual([['city:paris', 'true'], ['city:tripoli', 'false']])
    expect(elements('svg.board :is(.chosen, .possible):not(.rim)').map((e) => e.classList[0])).toEqual(['chosen', 'possible'])
    expect(elements('svg.board .tick')).toHaveLength(1)
  })
  it('has a tick only after a press, not while it is pointed at here or in the strip', () => {
    props.options = new Set(['occupy:tripoli', 'attack:paris', 'draw:slavery'])
    props.pointed = 'attack:paris'
    flushSync()
    expect(elements('svg.board .pointed:not(.rim)')).toHaveLength(1)
    expect(elements('.tick, .chosen, .mark-chosen')).toHaveLength(0)
    expect(elements('.swords')).toHaveLength(1)
  })
  it('is a single Tab stop; arrow keys lead to the others', () => {
    props.options = new Set(['occupy:tripoli', 'attack:paris', 'occupy:constantinople'])
    flushSync()
    expect(elements('.thing[tabindex="0"]').map((e) => e.dataset.key)).toEqual(['city:paris'])
    element('city:paris').focus()
    for (const [key, next] of [['ArrowRight', 'city:constantinople'], ['ArrowDown', 'city:tripoli'], ['ArrowLeft', 'city:paris']] as const) {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      flushSync()
      expect((document.activeElement as HTMLElement).dataset.key).toBe(next)
    }
    expect(elements('.thing[tabindex="0"]')).toHaveLength(1)
  })
  it('is a Tab stop of its own where no arrow key leads to it', () => {
    props.options = new Set(['ship:south_america', 'draw:south_america', 'occupy:potosi', 'occupy:buenos_aires', 'draw:caribbean'])
    flushSync()
    element('city:buenos_aires').focus()
    flushSync()
    expect(elements('.thing[tabindex="0"]').map((e) => e.dataset.key)).toEqual(['city:potosi', 'city:buenos_aires'])
  })
  it('is not needed for the keyboard to visit everything', () => {
    element('city:london').focus()
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    flushSync()
    expect((document.activeElement as HTMLElement).dataset.key).toBe('city:paris')
  })
})

describe('the label', () => {
  it('of a city names its region, whether that is open, its glory, and its owner or token', () => {
    expect(label('city:london')).toBe('city-london, region-europe, board-open, Player 0')
    expect(label('city:edo')).toMatch(/^city-edo, region-far-east, board-closed, board-city-glory 2, board-nobody, token-/)
    props.options = new Set(['attack:london'])
    flushSync()
    expect(label('city:london')).toBe('action-attack-short city-london, region-europe, board-open, Player 0')
  })
  it('of a track names its next space, and who is present', () => {
    expect(label('track:far_east')).toMatch(/^board-shipping-track region-far-east, board-closed, board-next-space 3 8, token-[a-z-]+, board-presence: Player 2 1, Player 3 1$/)
    expect(label('track:africa')).toBe('board-shipping-track region-africa, board-open, board-presence: Player 0 2, Player 1 1, Player 2 1, Player 3 6')
  })
  it('of a deck names its top card and the number of cards left', () => {
    expect(label('deck:europe')).toBe('board-region: deck-europe, board-open, card-europe-2, track-politics 3, board-left-in-supply 4')
    props.view = FULL()
    flushSync()
    expect(label('deck:slavery')).toBe('board-region: deck-slavery, board-open, board-deck-gone')
    expect(label('deck:africa')).toBe('board-region: deck-africa, board-open, board-deck-empty')
  })
  it('of a link names its owner or its token', () => {
    expect(label('link:paris-venice')).toBe('link-paris-venice, Player 1')
    expect(label('link:london-bombay')).toMatch(/^link-london-bombay, board-nobody, token-/)
  })
})

describe('the map', () => {
  const count = (selector: string) => elements(`svg.board ${selector}`).length
  it('shows a token on each of the 95 spots at the start, and discs on taken ones', () => {
    props.view = START()
    flushSync()
    expect([count('.edge'), count('.disc')]).toEqual([95, 0])
    props.view = FULL()
    flushSync()
    const { cities, links, regions } = props.view
    const beside = Object.values(regions).flatMap((region) => region.beside).reduce((sum, n) => sum + n, 0)
    expect(count('.disc')).toBe(Object.keys(cities).length + 40 + beside)
    expect(count('.owned')).toBe(Object.values(links).filter(({ seat }) => seat !== null).length)
  })
  it('veils closed regions only', () => {
    expect(elements('.ground .veil')).toHaveLength(6)
    expect(elements('.ground .veil:not(.lifted)')).toHaveLength(3)
  })
  it('shows the viewer’s disc beside a full track that is selected', () => {
    props.options = new Set(['ship:africa'])
    props.selected = 'ship:africa'
    flushSync()
    expect(elements('svg.board .ghost')).toHaveLength(1)
  })
  it('reports what the pointer enters and leaves', () => {
    element('deck:india').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    document.querySelector('.sheet')!.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    expect(received).toEqual(['over deck india', 'away'])
  })
})
