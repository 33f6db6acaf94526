// @vitest-environment page
// The world map in the page: what can be chosen, how it is reached, what it is called.
import { flushSync, mount, unmount } from 'svelte'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { expectLimitedZoomButtons } from '@shell/../test/zoom_buttons'
import { FULL, MIDDLE, START } from './scenes'
import WorldMap from './WorldMap.svelte'

const told: string[] = []
const given = $state({
  view: MIDDLE(),
  options: new Set<string>(),
  selected: null as string | null,
  pointed: null as string | null,
  glow: new Set<string>(),
  seat: 0,
  words: { t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '), name: (seat: number) => `Player ${seat}` },
  reduced: true,
  onchoose: (kind: string, id: string) => told.push(`${kind} ${id}`),
  onhover: (over: { kind: string; id: string } | null) => told.push(over ? `over ${over.kind} ${over.id}` : 'away'),
})
let map: ReturnType<typeof mount>
const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
const thing = (key: string): HTMLElement => document.querySelector<HTMLElement>(`[data-key="${key}"]`)!
const label = (key: string): string => thing(key).getAttribute('aria-label')!
beforeAll(() => void (map = mount(WorldMap, { target: document.body, props: given })))
afterAll(() => void unmount(map))
beforeEach(() => {
  told.length = 0
  Object.assign(given, { view: MIDDLE(), options: new Set(), selected: null, pointed: null, glow: new Set() })
  flushSync()
})

describe('the buttons that zoom', () => {
  it('keep the focus at their limits, where they do nothing', expectLimitedZoomButtons)
})

describe('what can be chosen', () => {
  it('is told as the action; everything else as what it is', () => {
    given.options = new Set(['occupy:tripoli', 'attack:paris', 'ship:far_east', 'draw:slavery'])
    flushSync()
    for (const key of ['city:tripoli', 'city:paris', 'track:far_east', 'deck:slavery', 'city:london', 'link:london-bombay', 'track:india', 'deck:europe']) thing(key).click()
    expect(told).toEqual(['occupy tripoli', 'attack paris', 'ship far_east', 'draw slavery', 'city london', 'link london-bombay', 'track india', 'deck europe'])
  })
  it('has an outline, whatever it is', () => {
    given.options = new Set(['occupy:tripoli', 'ship:far_east', 'ship:africa', 'draw:slavery'])
    flushSync()
    expect([all('svg.board .possible:not(.rim, .ring)').length, all('.place.mark-possible').length]).toEqual([3, 1])
  })
  it('says so, and whether it is chosen', () => {
    given.options = new Set(['occupy:tripoli', 'attack:paris'])
    given.selected = 'attack:paris'
    flushSync()
    expect(all('[data-key]:not([aria-disabled])').map((e) => [e.dataset.key, e.getAttribute('aria-pressed')])).toEqual([['city:paris', 'true'], ['city:tripoli', 'false']])
    expect(all('svg.board :is(.chosen, .possible):not(.rim)').map((e) => e.classList[0])).toEqual(['chosen', 'possible'])
    expect(all('svg.board .tick')).toHaveLength(1)
  })
  it('looks chosen only after a press: what is pointed at, here or in the strip, has no tick', () => {
    given.options = new Set(['occupy:tripoli', 'attack:paris', 'draw:slavery'])
    given.pointed = 'attack:paris'
    flushSync()
    expect(all('svg.board .pointed:not(.rim)')).toHaveLength(1)
    expect(all('.tick, .chosen, .mark-chosen')).toHaveLength(0)
    expect(all('.swords')).toHaveLength(1)
  })
  it('is one stop of the Tab key; arrows go on from there', () => {
    given.options = new Set(['occupy:tripoli', 'attack:paris', 'occupy:constantinople'])
    flushSync()
    expect(all('.thing[tabindex="0"]').map((e) => e.dataset.key)).toEqual(['city:paris'])
    thing('city:paris').focus()
    for (const [key, next] of [['ArrowRight', 'city:constantinople'], ['ArrowDown', 'city:tripoli'], ['ArrowLeft', 'city:paris']] as const) {
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      flushSync()
      expect((document.activeElement as HTMLElement).dataset.key).toBe(next)
    }
    expect(all('.thing[tabindex="0"]')).toHaveLength(1)
  })
  it('is a stop of its own where no arrow leads to it', () => {
    given.options = new Set(['ship:south_america', 'draw:south_america', 'occupy:potosi', 'occupy:buenos_aires', 'draw:caribbean'])
    flushSync()
    thing('city:buenos_aires').focus()
    flushSync()
    expect(all('.thing[tabindex="0"]').map((e) => e.dataset.key)).toEqual(['city:potosi', 'city:buenos_aires'])
  })
  it('lets the keyboard visit everything where nothing can be chosen', () => {
    thing('city:london').focus()
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    flushSync()
    expect((document.activeElement as HTMLElement).dataset.key).toBe('city:paris')
  })
})

describe('what things are called', () => {
  it('a city: its region, whether that is open, what it is worth, who holds it or what lies there', () => {
    expect(label('city:london')).toBe('city-london, region-europe, board-open, Player 0')
    expect(label('city:edo')).toMatch(/^city-edo, region-far-east, board-closed, board-city-glory 2, board-nobody, token-/)
    given.options = new Set(['attack:london'])
    flushSync()
    expect(label('city:london')).toBe('action-attack-short city-london, region-europe, board-open, Player 0')
  })
  it('a track: what is next, and who is there', () => {
    expect(label('track:far_east')).toMatch(/^board-shipping-track region-far-east, board-closed, board-next-space 3 8, token-[a-z-]+, board-presence: Player 2 1, Player 3 1$/)
    expect(label('track:africa')).toBe('board-shipping-track region-africa, board-open, board-presence: Player 0 2, Player 1 1, Player 2 1, Player 3 6')
  })
  it('a deck: its top card and how many are left', () => {
    expect(label('deck:europe')).toBe('board-region: deck-europe, board-open, card-europe-2, track-politics 3, board-left-in-supply 4')
    given.view = FULL()
    flushSync()
    expect(label('deck:slavery')).toBe('board-region: deck-slavery, board-open, board-deck-gone')
    expect(label('deck:africa')).toBe('board-region: deck-africa, board-open, board-deck-empty')
  })
  it('a link: who holds it', () => {
    expect(label('link:paris-venice')).toBe('link-paris-venice, Player 1')
    expect(label('link:london-bombay')).toMatch(/^link-london-bombay, board-nobody, token-/)
  })
})

describe('what is shown', () => {
  const count = (selector: string) => all(`svg.board ${selector}`).length
  it('a token on each of the 95 spots at first, discs instead where a player came', () => {
    given.view = START()
    flushSync()
    expect([count('.edge'), count('.disc')]).toEqual([95, 0])
    given.view = FULL()
    flushSync()
    const { cities, links, regions } = given.view
    const beside = Object.values(regions).flatMap((region) => region.beside).reduce((sum, n) => sum + n, 0)
    expect(count('.disc')).toBe(Object.keys(cities).length + 40 + beside)
    expect(count('.owned')).toBe(Object.values(links).filter(({ seat }) => seat !== null).length)
  })
  it('a veil on closed regions only', () => {
    expect(all('.ground .veil')).toHaveLength(6)
    expect(all('.ground .veil:not(.lifted)')).toHaveLength(3)
  })
  it('one’s own disc beside a full track that is chosen', () => {
    given.options = new Set(['ship:africa'])
    given.selected = 'ship:africa'
    flushSync()
    expect(all('svg.board .ghost')).toHaveLength(1)
  })
  it('what the pointer is on', () => {
    thing('deck:india').dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
    document.querySelector('.sheet')!.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    expect(told).toEqual(['over deck india', 'away'])
  })
})
