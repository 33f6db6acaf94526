// The board of Endeavor as data: offers, turns, notices, levels, changes, the final scoring and the log.
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '@shell/net/frame'
import { turnsOfOthers } from '@shell/story/history'
import { groupChapters } from '@shell/story/log'
import { signed } from '@shell/words/text'
import { turnText } from './turn_text'
import { actionKindOn, offersOf, actionOn, optionOf, questionAbout, stageOf, thingOf } from './choices'
import { onlyHeldBy, steps, totalOf } from './ending'
import { action, event, SCENES, view } from './fixture'
import { turnsOf } from './history'
import { placesOf } from './mat/places'
import { deckOf, recentChangesOf, noticesOf } from './recent_events'
import { missingDiscs } from './presence'
import { changes, levelAt, levelGives } from './effect_texts'
import { story } from './story'
import type { Acting, Breakdown } from './types'

const words = { t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '), name: (seat: number) => `player ${seat}` }
const acting = (...actions: Acting['actions']): Acting => ({ actions, half: 1, halves: 1, region: null, deck: null, building: null, token: null })

describe('the offers of actions', () => {
  it('are sorted by place, with ending actions last', () => {
    const offers = offersOf([action(1, 'done', {}), action(2, 'ship', { region: 'india' }), action(3, 'free', { building: 'bank' }), action(4, 'build', { building: 'bank' })])
    expect(offers.row.map(({ kind }) => kind)).toEqual(['ship', 'free', 'done'])
    expect(offers.build).toHaveLength(1)
    expect(offers.map.map(optionOf)).toEqual(['ship:india'])
  })
  it('are linked to things on the map', () => {
    expect(thingOf(action(1, 'attack', { city: 'paris' }))).toEqual({ kind: 'city', id: 'paris' })
    expect(thingOf(action(1, 'pass', {}))).toBeNull()
    expect(actionOn([action(7, 'draw', { deck: 'slavery' })], { kind: 'deck', id: 'slavery' })?.id).toBe(7)
  })
  it('tell the part of the board for the next choice', () => {
    expect(stageOf(offersOf(SCENES.build!().legal))).toBe('supply')
    expect(stageOf(offersOf(SCENES.docks!().legal))).toBe('map')
    expect(stageOf(offersOf(SCENES.discard!().legal))).toBe('mat')
    expect(stageOf(offersOf(SCENES.turn!().legal))).toBeNull()
  })
  it('tell the kind of action of a thing at any time', () => {
    const kindOn = (kind: 'city' | 'region' | 'deck', id: string) => actionKindOn(view(), 0, { kind, id } as Parameters<typeof actionKindOn>[2])
    expect([kindOn('city', 'edo'), kindOn('city', 'paris'), kindOn('city', 'london'), kindOn('region', 'india'), kindOn('region', 'europe'), kindOn('deck', 'africa')]).toEqual(['occupy', 'attack', null, 'ship', null, 'draw'])
    expect(actionKindOn(view(), 0, { kind: 'link', id: 'paris-venice' })).toBeNull()
  })
  it('tell the question “why not” about a thing', () => {
    expect(questionAbout(view(), acting('occupy', 'attack'), { kind: 'city', id: 'paris' })).toEqual({ kind: 'attack', args: { city: 'paris' } })
    expect(questionAbout(view(), acting('occupy', 'attack'), { kind: 'city', id: 'edo' })).toEqual({ kind: 'occupy', args: { city: 'edo' } })
    expect(questionAbout(view(), acting('occupy'), { kind: 'city', id: 'paris' })).toEqual({ kind: 'occupy', args: { city: 'paris' } })
    expect(questionAbout(view(), acting('draw'), { kind: 'region', id: 'india' })).toBeNull()
    expect(questionAbout(view(), acting('ship'), { kind: 'region', id: 'europe' })).toBeNull()
    expect(questionAbout(view(), null, { kind: 'deck', id: 'europe' })).toBeNull()
  })
})

describe('the events', () => {
  it('are divided into turns; salaries of one seat are one', () => {
    const turns = turnsOf([event(0, 'began_round', { seat: 0 }), event(1, 'paid', { seat: 0, building: 'market' }), event(2, 'paid', { seat: 0, building: 'docks' }), event(3, 'paid', { seat: 1, building: 'bank' }), event(4, 'activated', { seat: 0, building: 'docks' }), event(5, 'shipped', { seat: 0 })])
    expect(turns.map(({ seat, events }) => [seat, events.length])).toEqual([[0, 2], [1, 1], [0, 2]])
    expect(turnsOfOthers(turns, 1, 4)).toHaveLength(1)
    expect(turnsOfOthers(turns, 0, 4)).toHaveLength(0)
  })
  it('are told with pictures of tokens and cards', () => {
    const { head, parts } = turnText(words, { seat: 0, n: 0, events: [event(0, 'activated', { seat: 0, building: 'docks' }), event(1, 'occupied', { seat: 0, city: 'edo', token: 'attack' }), event(2, 'occupied', { seat: 0, city: 'edo', token: null }), event(3, 'ended', { seat: 0 })] })
    expect(head).toContain('docks')
    expect(parts.map(({ token }) => token)).toEqual(['attack', undefined])
  })
  it('lead to notices if they concern all players', () => {
    expect(noticesOf(SCENES.opened!().events)).toEqual([{ kind: 'opened', region: 'india', seat: 0, card: 'india_governor' }])
    expect(noticesOf(SCENES.abolished!().events)).toEqual([{ kind: 'abolished', seat: 1, laid: [{ seat: 0, card: 'slavery_1' }, { seat: 0, card: 'slavery_2' }] }])
  })
  it('tell the changed decks and seats', () => {
    const changes = recentChangesOf([event(0, 'drew', { seat: 2, card: 'north_america_governor' }), event(1, 'grew', { seat: 1, discs: 2 })])
    expect([...changes.decks]).toEqual(['north_america'])
    expect([...changes.seats]).toEqual([2])
    expect(deckOf('slavery_3')).toBe('slavery')
  })
})

describe('tracks and cards', () => {
  // The four thresholds 2, 4, 7, 10: rulebook p. 4, fact sheet section 4, constraints 1–5.
  it.each([[0, 1], [1, 1], [2, 2], [3, 2], [4, 3], [5, 3], [7, 4], [9, 4], [10, 5], [16, 5], [-1, 1]])('a sum of %i is level %i', (sum, level) => expect(levelAt(view().tracks, sum)).toBe(level))
  it('tell the effect of a level', () => {
    expect(levelGives(view().tracks, 'culture', 2)).toBe(3)
    expect(levelGives(view().tracks, 'industry', 3)).toBe(3)
  })
  it('are placed with one slavery card and one governor outside the limit (rulebook p. 11, ruling 25)', () => {
    expect(placesOf(view(), 0)).toEqual({ governor: 'india_governor', slavery: 'slavery_1', counting: ['slavery_2', 'europe_1', 'caribbean_1'] })
    // A player who passed and left the space empty has the governor among the others.
    const [own, ...others] = view().seats
    const passedView = view({ passed: [true, false, false, false], seats: [{ ...own!, counted: 4 }, ...others] })
    expect(placesOf(passedView, 0)).toEqual({ governor: null, slavery: 'slavery_1', counting: ['slavery_2', 'europe_1', 'caribbean_1', 'india_governor'] })
  })
  it('tell the number of missing discs', () => {
    expect(missingDiscs(3, 1)).toBe(2)
    expect(missingDiscs(3, 5)).toBe(0)
    expect(missingDiscs(null, 5)).toBeNull()
  })
})

describe('the changes of an action', () => {
  it('are sorted: cost, gain, levels, links, glory', () => {
    const list = changes(words, { discs: -1, token: 'industry', icons: { industry: 1 }, levels: { industry: [3, 4] }, links: [{ link: 'paris-venice', token: 'attack' }], opens: 'india', governor: { seat: 2, card: 'india_governor' }, glory: 3 }, view().tracks)
    expect(list.map(({ kind }) => kind)).toEqual(['discs', 'icons', 'level', 'link', 'opens', 'governor', 'glory'])
    expect(list[0]).toMatchObject({ text: 'board-change-discs −1', less: true })
    expect(signed(-3)).toBe('−3')
  })
  it('include a blue token, and are empty without an effect', () => {
    expect(changes(words, { token: 'payment' }, view().tracks)).toEqual([{ kind: 'token', token: 'payment', text: 'token-payment' }])
    expect(changes(words, null, view().tracks)).toEqual([])
  })
})

describe('the final scoring', () => {
  const breakdown = SCENES.over!().result!.breakdown as unknown as Breakdown[]
  it('counts everything once, with cities and links on the map', () => {
    const list = steps(breakdown)
    expect(list.at(-1)!.kind).toBe('table')
    expect(list.at(-1)!.counted.map(totalOf)).toEqual(SCENES.over!().result!.scores)
    expect(list[0]!.highlighted.cities).toEqual(breakdown[0]!.cities.cities)
    expect(list.filter(({ kind }) => kind === 'links').flatMap(({ highlighted }) => highlighted.links)).toEqual(breakdown.flatMap(({ links }) => links.links))
  })
  it('leaves out sources without points', () => {
    const withoutSlavery = steps(breakdown.map((each) => ({ ...each, slavery: { points: 0 } })))
    expect(withoutSlavery.some(({ kind }) => kind === 'slavery')).toBe(false)
  })
})

describe('the map at the end', () => {
  it('shows the pieces of one seat', () => {
    const finalView = SCENES.over!().view as ReturnType<typeof view>
    const held = onlyHeldBy(finalView, 2)
    const cities = Object.keys(finalView.cities).filter((city) => finalView.cities[city]!.seat === 2)
    expect(Object.keys(held.cities).filter((city) => held.cities[city]!.seat !== null)).toEqual(cities)
    expect(Object.values(held.links).some(({ seat }) => seat !== null && seat !== 2)).toBe(false)
  })
})

describe('the log', () => {
  const chapterTexts = (events: GameEvent[]) =>
    groupChapters(events, story, ({ kind, args }) => [kind, ...Object.values(args)].join(' '), null).map(({ seat, heading, lines }) => [heading ?? seat, ...lines.map(({ text }) => text)])
  const paid = (n: number, seat: number, building: string) => event(n, 'paid', { seat, building })

  it('joins the salaries of one seat', () => {
    expect(chapterTexts([paid(0, 1, 'docks'), paid(1, 1, 'market'), paid(2, 1, 'bank'), paid(3, 0, 'docks')])).toEqual([
      [1, 'paid_all 1 docks market bank'],
      [0, 'paid 0 docks'],
    ])
  })
  it('groups growth and salaries by seat', () => {
    const grew = (n: number, seat: number) => event(n, 'grew', { seat, discs: 3 })
    expect(chapterTexts([event(0, 'began_round', { number: 4 }), grew(1, 0), grew(2, 1), paid(3, 0, 'docks'), paid(4, 1, 'market'), paid(5, 1, 'bank'), event(6, 'activated', { seat: 0, building: 'docks' })])).toEqual([
      ['began_round 4'],
      [0, 'grew 0 3', 'paid 0 docks'],
      [1, 'grew 1 3', 'paid_all 1 market bank'],
      [0, 'activated 0 docks'],
    ])
  })
})
