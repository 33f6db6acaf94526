// The list of choices for screen readers: groups, names and symbols in each game.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { story as endeavor } from '../../src/boardwright/games/endeavor/web/story'
import { story as trains } from '../../src/boardwright/games/game_of_trains/web/story'
import { story as railroads } from '../../src/boardwright/games/russian_railroads/web/story'
import { story as europe } from '../../src/boardwright/games/ticket_to_ride_europe/web/story'
import { groupChoices, listChoices } from '../src/board/choice_list'
import type { Frame, LegalAction } from '../src/net/frame'
import type { Choosable, Story } from '../src/story/story'
import { Words } from '../src/words/words'

const words = new Words('en', [])
words.t = (id, args = {}) => [id, ...Object.values(args)].join(' ')
words.action = ({ kind, args }) => words.t(`action-${kind}`, args)
const action = (kind: string, args: Choosable['args'] = {}, preview: unknown = null): Choosable => ({ id: 0, kind, args, preview })
const groupedNames = (story: Story, view: unknown, ...actions: Choosable[]) =>
  groupChoices(listChoices(actions, { view, viewer: 0 } as Frame, story, words)).map(({ title, items }) => [title, items.map(({ name }) => name)])

describe('choices are grouped', () => {
  it('in Russian Railroads by areas of the main board and by lines', () => {
    const spaces = ['occupy black_1', 'occupy locomotive_1', 'occupy any_2', 'occupy hire', 'occupy coins', 'occupy last_round'].map((text) => action('occupy', { place: text.slice(7) }))
    expect(groupedNames(railroads, {}, ...spaces, action('pass')).map(([title, items]) => [title, items!.length])).toEqual([
      ['board-area-tracks', 2], ['board-area-locomotives', 1], ['board-area-engineers', 1], ['board-area-auxiliary', 1], ['board-area-order', 1], ['', 1],
    ])
    const steps = [action('step', { line: 'kiev', colour: 'black' }), action('step', { line: 'petersburg', colour: 'black' }), action('step', { line: 'kiev', colour: 'grey' })]
    expect(groupedNames(railroads, {}, ...steps)).toEqual([
      ['line-kiev', ['action-step kiev black', 'action-step kiev grey']],
      ['line-petersburg', ['action-step petersburg black']],
    ])
  })
  it('in Endeavor by regions of the map, and available buildings by level', () => {
    const view = { cities: { elmina: { region: 'africa', token: null }, paris: { region: 'europe', token: null } }, regions: {}, buildings: { market: { level: 1 }, docks: { level: 2 } } }
    expect(groupedNames(endeavor, view, action('ship', { region: 'africa' }), action('occupy', { city: 'paris' }), action('occupy', { city: 'elmina' }), action('draw', { deck: 'europe' }), action('spend', { token: 'attack' }), action('pass'))).toEqual([
      ['region-africa', ['action-ship africa', 'action-occupy elmina']],
      ['region-europe', ['action-occupy paris']],
      ['deck-europe', ['action-draw europe']],
      ['terminal-tokens', ['action-spend attack']],
      ['', ['action-pass']],
    ])
    expect(groupedNames(endeavor, view, action('build', { building: 'docks' }), action('build', { building: 'market' }))).toEqual([['board-level 2', ['action-build docks']], ['board-level 1', ['action-build market']]])
  })
  it('in Game of Trains by the place of a choice', () => {
    const view = { trains: [[]] }
    expect(groupedNames(trains, view, action('draw'), action('use', { ability: 'protect' }), action('use', { ability: 'remove_left' }))).toEqual([
      ['action-draw-short', ['action-draw']],
      ['board-row', ['action-use protect', 'action-use remove_left']],
    ])
  })
})

describe('the symbol of a choice', () => {
  const kindsOf = (game: string) => {
    const text = readFileSync(new URL(`../../src/boardwright/games/${game}/words/en.ftl`, import.meta.url), 'utf8')
    return [...text.matchAll(/^action-([a-z0-9-]+?) =/gm)].map((match) => match[1]!.replaceAll('-', '_')).filter((kind) => !/_(short|known)$/.test(kind))
  }
  const frame = { view: { row: ['red', null] } } as Frame
  const args = { ability: 'protect', colour: 'blue', slot: 1 }
  it.each(Object.entries({ endeavor, game_of_trains: trains, russian_railroads: railroads, ticket_to_ride_europe: europe }))('exists for every kind in %s', (game, story) => {
    const kinds = kindsOf(game)
    expect(kinds.length).toBeGreaterThan(7)
    expect(kinds.filter((kind) => !story.symbol!(action(kind, args), frame))).toEqual([])
  })
  it('shows the payment in Russian Railroads', () => {
    const [workers, coin] = [0, 1].map((coins) => railroads.symbol!(action('pay', { coins, black: 'without_black' }), frame))
    expect(workers).toEqual(railroads.symbol!(action('occupy'), frame))
    expect(coin).not.toEqual(workers)
  })
  it('shows the card in Ticket to Ride', () => {
    const symbolOf = (kind: string, args: Choosable['args']) => europe.symbol!(action(kind, args), frame)
    expect(symbolOf('take', { slot: 1 })).toBe(symbolOf('pay', { colour: 'red' }))
    expect(symbolOf('pay', { colour: 'red' })).not.toBe(symbolOf('pay', { colour: 'blue' }))
    expect(symbolOf('take', { slot: 2 })).toBeUndefined() // no card lies there
  })
})

describe('the name of a choice', () => {
  it('tells cards, tracks and tickets in Ticket to Ride, in sorted groups', () => {
    const view = { row: ['red', null], seats: [{ offered: [{ ticket: 'a' }, { ticket: 'b' }] }] }
    expect(groupedNames(europe, view, action('take', { slot: 1 }), action('draw'), action('build_station', { city: 'roma' }), action('build_station', { city: 'berlin' }))).toEqual([
      ['board-supply', ['action-take 1: card-red 1', 'action-draw']],
      ['board-choose-station', ['action-build-station berlin', 'action-build-station roma']],
    ])
    const [one, other] = groupedNames(europe, view, action('claim', { route: 'dieppe-london-1' }), action('claim', { route: 'dieppe-london-2' })).flatMap(([, items]) => items)
    expect(one).toContain('board-route-facts-short')
    expect(one).not.toBe(other)
    expect(groupedNames(europe, view, action('keep', { kept: '12' }))).toEqual([['', ['action-keep ticket-a, ticket-b']]])
  })
  it('tells pending effects and payments in Russian Railroads', () => {
    const view = { agenda: [{ effect: 'industry', left: {} }, { effect: 'hire', left: {} }] }
    expect(groupedNames(railroads, view, action('next', { item: 1 }), action('next', { item: 2 }))).toEqual([['', ['effect-hire', 'effect-industry']]])
    expect(groupedNames(railroads, view, action('pay', { coins: 1, black: 'without_black' }, { workers: 1, coins: 1 }))).toEqual([['', ['board-pay-with: noun-workers 1, noun-coins 1']]])
  })
  it('offers a space and its payment as one choice in Russian Railroads', () => {
    const act = (kind: string, args = {}, preview: unknown = null): LegalAction => ({ ...action(kind, args), preview, text: kind })
    const pay = (coins: number) => act('pay', { coins, black: 'without_black' }, { workers: 2 - coins, coins })
    const payFrame = { prompt: { id: 'pay' }, legal: [pay(2), pay(0), pay(1)] } as unknown as Frame
    const ways = railroads.ways!(act('occupy', { place: 'grey_2' }), words, () => () => payFrame)!
    expect(ways.usual.then.map((then) => then(payFrame))).toEqual([pay(0)])
    expect(ways.others.map(({ name, then }) => [name, then[0]!(payFrame)])).toEqual([['noun-coins 1', pay(1)], ['noun-coins 2', pay(2)]])
    expect(railroads.ways!(act('pass'), words, () => () => payFrame)).toBeUndefined()
  })
  it('tells the token to win in Endeavor', () => {
    const view = { cities: { paris: { region: 'europe', token: 'finance' } }, regions: { africa: { lane: [{ seat: 1, token: null }, { seat: null, token: 'politics' }] } } }
    expect(groupedNames(endeavor, view, action('occupy', { city: 'paris' }), action('ship', { region: 'africa' }))).toEqual([
      ['region-europe', ['action-occupy paris, token-finance']],
      ['region-africa', ['action-ship africa, token-politics']],
    ])
  })
  it('tells the wagon to replace in Game of Trains', () => {
    const view = { trains: [[{ card: 45, ability: 'protect', lock: null }]] }
    expect(groupedNames(trains, view, action('replace', { position: 1 }))).toEqual([['board-places', ['action-replace 1 (board-wagon 45 protect)']]])
  })
})
