// @vitest-environment node
// Choices as a list: what somebody gets who does not see the board.
import { describe, expect, it } from 'vitest'
import { story as endeavor } from '../../src/boardwright/games/endeavor/web/story'
import { story as trains } from '../../src/boardwright/games/game_of_trains/web/story'
import { story as railroads } from '../../src/boardwright/games/russian_railroads/web/story'
import { story as europe } from '../../src/boardwright/games/ticket_to_ride_europe/web/story'
import { grouped, listed } from '../src/lib/choice_list'
import type { Frame } from '../src/lib/frame'
import type { Choosable, Story } from '../src/lib/story'
import { Words } from '../src/lib/words'

const words = new Words('en', [])
words.t = (id, args = {}) => [id, ...Object.values(args)].join(' ')
const action = (kind: string, args: Choosable['args'] = {}, preview: unknown = null): Choosable => ({ id: 0, kind, args, preview })
const names = (story: Story, view: unknown, ...actions: Choosable[]) =>
  grouped(listed(actions, { view, viewer: 0 } as Frame, story, words)).map(({ title, items }) => [title, items.map(({ name }) => name)])

describe('a choice in the list', () => {
  it('of Ticket to Ride tells the card, which of two routes, the tickets; in groups, sorted by names', () => {
    const view = { row: ['red', null], seats: [{ offered: [{ ticket: 'a' }, { ticket: 'b' }] }] }
    expect(names(europe, view, action('take', { slot: 1 }), action('draw'), action('build_station', { city: 'roma' }), action('build_station', { city: 'berlin' }))).toEqual([
      ['board-supply', ['action-take 1: card-red 1', 'action-draw']],
      ['board-choose-station', ['action-build-station berlin', 'action-build-station roma']],
    ])
    const [one, other] = names(europe, view, action('claim', { route: 'dieppe-london-1' }), action('claim', { route: 'dieppe-london-2' })).flatMap(([, items]) => items)
    expect(one).toContain('board-route-facts-short')
    expect(one).not.toBe(other)
    expect(names(europe, view, action('keep', { kept: '12' }))).toEqual([['', ['action-keep ticket-a, ticket-b']]])
  })
  it('of Russian Railroads tells what waits, and what is paid', () => {
    const view = { agenda: [{ effect: 'industry', left: {} }, { effect: 'hire', left: {} }] }
    expect(names(railroads, view, action('next', { item: 1 }), action('next', { item: 2 }))).toEqual([['', ['effect-hire', 'effect-industry']]])
    expect(names(railroads, view, action('pay', { coins: 1, black: 'without_black' }, { workers: 1, coins: 1 }))).toEqual([['', ['board-pay-with: noun-workers 1, noun-coins 1']]])
  })
  it('of Endeavor tells the token that is won', () => {
    const view = { cities: { paris: { token: 'finance' } }, regions: { africa: { lane: [{ seat: 1, token: null }, { seat: null, token: 'politics' }] } } }
    expect(names(endeavor, view, action('occupy', { city: 'paris' }), action('ship', { region: 'africa' }))).toEqual([['', ['action-occupy paris, token-finance', 'action-ship africa, token-politics']]])
  })
  it('of Game of Trains tells the wagon that is there', () => {
    const view = { trains: [[{ card: 45, ability: 'protect', lock: null }]] }
    expect(names(trains, view, action('replace', { position: 1 }))).toEqual([['', ['action-replace 1 (board-place-wagon 1 45 protect)']]])
  })
})
