import { describe, expect, it } from 'vitest'
import type { BoardWords } from '@shell/board/board'
import type { GameEvent } from '@shell/net/frame'
import { mergeEvents, turnsOfOthers } from '@shell/story/history'
import { groupChapters } from '@shell/story/log'
import { marksOf } from '@shell/story/story'
import { turnText, remainderText, isUnfinished, pendingEffects } from './turn_text'
import { blocks, fromBreakdown, fromSource, present, soFar, top } from './chart'
import { engineerAt, offersOf, onPlace, stageOf } from './choices'
import { steps } from './ending'
import { BREAKDOWN, event, SCENES, view } from './fixture'
import { turnsOf } from './history'
import { changedIn, gained } from './recent_events'
import { paymentsOf } from './payments'
import { roundSteps, SCORED, scoredIn, sumOf, scoringAt } from './round_end'
import { changes, costText } from './action_texts'
import { story } from './story'
import type { Breakdown, View } from './types'

const words: BoardWords = { t: (id, args = {}) => [id, ...Object.values(args)].join(' '), name: (seat) => `player ${seat}` }
const frame = (name: string) => SCENES[name]!()

describe('what happened', () => {
  const first: GameEvent[] = [event(0, 'began_round', { number: 1 }), event(1, 'occupied', { seat: 1, place: 'brown_1' })]
  it('grows with every frame, and shrinks where something was taken back', () => {
    const more = [event(2, 'stepped', { seat: 1, line: 'kiev', colour: 'brown', space: 1 })]
    const all = mergeEvents(first, { events: more, events_from: 2 })
    expect(all.map(({ n }) => n)).toEqual([0, 1, 2])
    expect(mergeEvents(all, { events: first, events_from: 0 })).toEqual(first)
    expect(mergeEvents([], { events: more, events_from: 2 })).toEqual(more)
  })
  it('is told turn by turn; what comes between belongs to no player', () => {
    const turns = turnsOf([...frame('turn').events, event(14, 'scored', { seat: 0 }), event(15, 'new_order', { first_seat: 1 }), event(16, 'reused', { seat: 1, place: 'doubler' }), event(17, 'doubled', { seat: 1, doublers: 2 })])
    expect(turns.filter(({ round }) => round === undefined).map(({ seat }) => seat)).toEqual([2, 0, 1, 3, 2, 1])
    expect(turns.at(-1)!.events.map(({ kind }) => kind)).toEqual(['reused', 'doubled'])
  })
  it('counts aiming and occupying as one turn', () => {
    expect(turnsOf([event(0, 'aimed', { seat: 0, place: 'grey_2' }), event(1, 'occupied', { seat: 0, place: 'grey_2' })])).toHaveLength(1)
  })
  it('tells what others did since one’s own last turn', () => {
    const turns = turnsOf(frame('turn').events)
    expect(turnsOfOthers(turns, 0, 4).map(({ seat }) => seat)).toEqual([1, 3, 2])
    expect(turnsOfOthers(turns, null, 2).map(({ seat }) => seat)).toEqual([3, 2])
  })
  it('tells one’s own round’s end between them, line by line with the sum', () => {
    const scored = (n: number, seat: number) => event(n, 'scored', { seat, transsiberian: 12, petersburg: 0, kiev: 3, industry: 5 })
    const turns = turnsOf([...frame('turn').events, scored(14, 0), scored(15, 1), event(16, 'occupied', { seat: 1, place: 'doubler' })])
    const since = turnsOfOthers(turns, 0, 4)
    expect(since.map(({ seat, round }) => [seat, round])).toEqual([[3, undefined], [2, undefined], [0, 3], [1, undefined]])
    const { head, parts } = turnText(words, since[2]!)
    expect([head, ...parts.map(({ text }) => text)]).toEqual(['board-round-scored 3', 'source-transsiberian +12', 'source-kiev +3', 'source-industry +5', 'Σ +20'])
    expect(turnText(words, { ...since[2]!, round: 0 }).head).toBe('board-this-round') // too long ago to know which
  })
})

describe('what others did', () => {
  it('is marked spot by spot: spaces of the main board, rails, markers, locomotives, factories', () => {
    const events = [...frame('turn').events, event(14, 'advanced', { seat: 1, marker: 1, space: 3 }), event(15, 'built', { seat: 1, factory: 4, factory_slot: 2, replaced: 0 })]
    const marked = marksOf({ events, since: 6, viewer: 0 }, story)
    expect(marked.filter(({ place }) => !place.startsWith('seat:'))).toEqual([
      { place: 'space:brown_2', seat: 1 }, { place: 'stepped:1:transsiberian:2', seat: 1 }, { place: 'stepped:1:transsiberian:3', seat: 1 }, { place: 'space:locomotive_1', seat: 3 },
      { place: 'placed:3:kiev', seat: 3 }, { place: 'advanced:1:3', seat: 1 }, { place: 'built:1:2', seat: 1 },
    ])
    expect(marked.filter(({ place }) => place.startsWith('seat:')).map(({ seat }) => seat)).toEqual([1, 3, 2])
  })
})

describe('the chain', () => {
  it('puts steps of one colour together and goes on after what was won', () => {
    const told = turnText(words, turnsOf(frame('turn').events)[2]!)
    expect(told.head).toBe('board-did-occupied 1 brown_2 2 0 0')
    expect(told.parts).toEqual([{ text: 'board-did-stepped 1 transsiberian brown 2, board-did-stepped 1 transsiberian brown 3', colour: 'brown' }, { text: 'board-did-won_worker 1 7' }])
  })
  it('tells taking and placing a locomotive as one', () => {
    expect(turnText(words, turnsOf(frame('turn').events)[3]!).parts).toEqual([{ text: 'board-did-placed-new 3 3 kiev 0' }])
  })
  it('a marker that goes on is told by where it has come to, each marker on its own', () => {
    const advance = (n: number, marker: number, space: number) => event(n, 'advanced', { seat: 0, marker, space })
    const turn = { seat: 0, n: 0, events: [event(0, 'occupied', { seat: 0, place: 'last_round' }), advance(1, 1, 3), advance(2, 1, 4), advance(3, 2, 1)] }
    expect(turnText(words, turn).parts.map(({ text }) => text)).toEqual(['board-did-advanced 0 1 4', 'board-did-advanced 0 2 1'])
  })
  it('what was gone on with leads to what follows', () => {
    const turn = { seat: 0, n: 0, events: [event(0, 'occupied', { seat: 0, place: 'industry_2' }), event(1, 'went_on', { seat: 0, effect: 'factory_4' }), event(2, 'got_points', { seat: 0, points: 5 })] }
    expect(turnText(words, turn).parts.map(({ leads }) => leads ?? false)).toEqual([true, false])
  })
  it('does not name a bonus card that one may not see', () => {
    const turn = { seat: 1, n: 0, events: [event(0, 'occupied', { seat: 1, place: 'black_2' }), event(1, 'took_bonus', { seat: 1, bonus: null })] }
    expect(turnText(words, turn).parts[0]!.text).toBe('board-did-took-bonus-hidden')
  })
  it('says what is left, and what waits', () => {
    const { view } = frame('act')
    expect(isUnfinished(view)).toBe(true)
    expect(remainderText(words, view)).toBe('board-left part-any 1')
    expect(pendingEffects(words, view)).toEqual([{ item: 2, name: 'effect-factory_4', left: 'part-brown 1' }])
    expect(isUnfinished(frame('turn').view)).toBe(false)
  })
})

describe('choices', () => {
  it('are offered where they belong, and every one somewhere', () => {
    for (const [name, make] of Object.entries(SCENES)) {
      const { legal, view } = make()
      const { main, own, row, pay, cards } = offersOf(legal, view)
      expect(new Set([...main, ...own, ...row, ...pay, ...cards]), name).toEqual(new Set(legal))
    }
  })
  it('own engineers are no spaces of the main board', () => {
    const { legal, view } = frame('turn')
    const offers = offersOf(legal, view)
    expect(offers.own.map(({ args }) => args.place)).toEqual(['engineer_grey_brown'])
    expect(offers.main.some(({ args }) => args.place === 'engineer_inner')).toBe(true)
    expect(stageOf(offers)).toBe('main')
    expect(stageOf(offersOf(frame('act').legal, view))).toBe('own')
    expect(stageOf(offersOf(frame('pay').legal, view))).toBeNull()
    for (const name of ['start', 'token', 'card', 'bonus']) expect(stageOf(offersOf(frame(name).legal, view)), `${name}: cards lie over the own board`).toBe('own')
    expect(onPlace(legal, 'grey_2')?.kind).toBe('occupy')
    expect(onPlace(legal, 'white_2')).toBeUndefined()
    expect(engineerAt(view, 'hire')).toBe(view.row[0].engineer)
    expect(engineerAt(view, 'engineer_two_any')).toBe('two_any')
  })
  it('payments come cheapest first', () => {
    expect(paymentsOf(frame('pay').legal).map(({ pieces }) => pieces)).toEqual([['worker', 'worker'], ['temporary', 'black'], ['worker', 'coin'], ['coin', 'coin']])
  })
})

describe('texts', () => {
  it('a price that demands a coin', () => {
    expect(costText(words, 2, 1)).toBe('noun-workers 1 + noun-coins 1')
    expect(costText(words, 1, 1)).toBe('noun-coins 1')
    expect(costText(words, 3, 0)).toBe('noun-workers 3')
  })
  it('what a choice would change: at once, at the end of the round, what it wins', () => {
    expect(changes(words, { points: 2, scoring: { petersburg: -1, kiev: 4 }, total: 3, wins: [{ special: 'kiev_4' }, { rails: 'grey' }] })).toEqual([
      'board-change-points +2', 'board-change-round source-petersburg −1, source-kiev +4', 'board-change-wins special-kiev_4, board-wins-rails grey',
    ])
    expect(changes(words, {})).toEqual([])
  })
  it('the best that may come of a space: what it is made of, which special spaces are within reach', () => {
    expect(changes(words, { best: { gain: 7, points: 3, scoring: { kiev: 4 }, reaches: ['kiev_4', 'transsiberian_2'] } })).toEqual([
      'board-best +7 0 (board-change-points +3, source-kiev +4)', 'board-reaches source-kiev: special-kiev_4; source-transsiberian: special-transsiberian_2',
    ])
    expect(changes(words, { best: { gain: 0, more: true } })).toEqual(['board-best +0 1'])
    expect(changes(words, { best: { gain: 2, token: true } })).toEqual(['board-best +2 token'])
  })
})

describe('news', () => {
  it('on whose boards something changed, and who has more points', () => {
    const { events } = frame('turn')
    expect([...changedIn(events)]).toEqual([2, 0, 1, 3])
    const now = view()
    const richer = { ...now, seats: now.seats.map((seat, i) => ({ ...seat, points: seat.points + (i === 1 ? 4 : 0) })) }
    expect([...gained(now, richer)]).toEqual([[1, 4]])
  })
})

describe('a round’s end (rulebook p. 21)', () => {
  const { events, view } = frame('scored') as { events: GameEvent[]; view: View }
  const round = scoredIn(events, view)!
  it('is that of all players, in the order in which it is scored', () => {
    expect(round.round).toBe(3)
    expect(round.seats.map(({ seat }) => seat)).toEqual([2, 0, 1, 3])
    expect(scoredIn(frame('turn').events, view)).toBeNull()
  })
  it('is made of spaces, signs and markers that add up to what each line has paid', () => {
    for (const { seat, earnings } of round.seats)
      for (const line of SCORED) expect(sumOf(earnings[line]), `${seat} ${line}`).toBe(view.seats[seat]!.scoring[line].points)
    const full = round.seats.find(({ seat }) => seat === 3)!.earnings
    expect(full.kiev.filter(({ at }) => typeof at === 'string').map(({ at }) => at)).toEqual(['kiev_1', 'kiev_2', 'kiev_3', 'kiev_4', 'kiev_5', 'kiev_8'])
    expect(full.industry.map(({ at }) => view.track[Number(at)]!.points)).toEqual(view.seats[3]!.scoring.industry.markers)
    expect(full.transsiberian.map(({ at }) => at)).toEqual([...Array(14).keys()])
  })
  it('is the last one, where a jump in a replay goes over several', () => {
    const over = scoredIn([...events, ...events.filter(({ kind }) => kind === 'scored')], view)! // the match ends with the second one
    expect([over.round, over.seats.map(({ seat }) => seat)]).toEqual([view.round, [2, 0, 1, 3]])
    expect(scoredIn([...events, ...events], view)).toEqual(round)
  })
  it('pays a line as a whole where its board has changed since', () => {
    const later = events.map((each) => (each.kind === 'scored' && each.args.seat === 1 ? event(each.n, 'scored', { ...each.args, kiev: 1 }) : each))
    expect(scoredIn(later, view)!.seats[2]!.earnings.kiev).toEqual([{ at: null, points: 1 }])
  })
  it('grows step by step from what all players had to what they have', () => {
    const told = roundSteps(round)
    for (const score of round.seats) {
      const sums = told.map((step) => scoringAt(score, step).sum)
      expect(sums).toEqual([...sums].sort((a, b) => a - b))
      expect(sums[0]).toBe(0)
      expect(sums.at(-1)).toBe(view.seats[score.seat]!.scoring.total)
      expect(scoringAt(score, told[0]!).points).toBe(23)
    }
    expect([...new Set(told.map(({ line }) => line))]).toEqual([...SCORED, null])
    expect(told.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(15_000)
  })
  it('leaves out a line that pays no player', () => {
    const early = { ...round, seats: round.seats.map((each) => ({ ...each, earnings: { ...each.earnings, petersburg: [] } })) }
    expect(roundSteps(early).some(({ line }) => line === 'petersburg')).toBe(false)
  })
})

describe('the chart', () => {
  const seats = fromBreakdown(BREAKDOWN)
  it('adds up to the scores, seat by seat', () => {
    expect(seats.map(({ total }) => total)).toEqual(frame('over').result!.scores)
    for (const each of seats) expect(present(seats).reduce((sum, source) => sum + fromSource(each, source), 0)).toBe(each.total)
  })
  it('has a column for every round, the bonus cards and the majority; an empty start is left out', () => {
    expect(seats[0]!.columns.map(({ kind, round }) => (kind === 'round' ? round : kind))).toEqual([1, 2, 3, 4, 5, 6, 7, 'bonus_cards', 'majority'])
    const start = fromBreakdown([{ ...BREAKDOWN[0]!, effects: { points: 10, rounds: [10] } } as Breakdown])
    expect(start[0]!.columns[0]!.round).toBe(0)
  })
  it('stacks blocks without gaps up to the column’s total', () => {
    const column = seats[1]!.columns[6]!
    const stack = blocks(column)
    expect(stack[0]!.from).toBe(0)
    expect(stack.at(-1)!.to).toBe(column.total)
    stack.slice(1).forEach((block, i) => expect(block.from).toBe(stack[i]!.to))
    expect(top(seats)).toBeGreaterThanOrEqual(Math.max(...seats.flatMap(({ columns }) => columns.map(({ total }) => total))))
  })
  it('knows the rounds so far from the view', () => {
    expect(soFar((view() as View).seats)[0]!.columns.map(({ total }) => total)).toEqual([5, 18])
  })
  it('is told column by column, and ends with what all players have', () => {
    const told = steps(seats)
    expect(told.map(({ kind }) => kind)).toEqual([...Array<string>(7).fill('round'), 'bonus_cards', 'majority', 'table'])
    expect(told.at(-1)!.counted).toEqual(frame('over').result!.scores)
    expect(told[0]!.counted).toEqual(seats.map(({ columns }) => columns[0]!.total))
  })
})

describe('the log', () => {
  const logged = (events: GameEvent[], since: number | null = null) =>
    groupChapters(events, story, ({ kind, args }) => [kind, ...Object.values(args)].join(' '), since).map(({ seat, heading, rows, lines }) => [heading ?? seat, ...lines.map(({ text }) => text), ...rows.map(({ args }) => `${args.seat} ${args.kiev}`)])
  const stepped = (n: number, seat: number, space: number, colour = 'black') => event(n, 'stepped', { seat, line: 'kiev', colour, space })

  it('tells steps of one rail as one line, from where it stood first to where it is', () => {
    expect(logged([stepped(0, 1, 2), stepped(1, 1, 3), stepped(2, 1, 4), stepped(3, 1, 2, 'grey'), stepped(4, 0, 1)])).toEqual([
      [1, 'stepped_on 1 kiev black 4 2', 'stepped 1 kiev grey 2'],
      [0, 'stepped 0 kiev black 1'],
    ])
  })
  it('puts no step from before one’s last choice together with one from after it', () => {
    expect(logged([stepped(0, 1, 2), stepped(1, 1, 3)], 1).flat()).toEqual([1, 'stepped 1 kiev black 2', 1, 'stepped 1 kiev black 3'])
  })
  it('tells of one marker only how far it has come', () => {
    const advanced = (n: number, marker: number, space: number) => event(n, 'advanced', { seat: 2, marker, space })
    expect(logged([advanced(0, 1, 4), advanced(1, 1, 5), advanced(2, 2, 1)])).toEqual([[2, 'advanced 2 1 5', 'advanced 2 2 1']])
  })
  it('leaves out what only announces a choice', () => {
    expect(logged([event(0, 'aimed', { seat: 1, place: 'grey_2' }), event(1, 'occupied', { seat: 1, place: 'grey_2' }), event(2, 'went_on', { seat: 1, effect: 'any_2' }), stepped(3, 1, 2)])).toEqual([
      [1, 'occupied 1 grey_2', 'stepped 1 kiev black 2'],
    ])
  })
  it('has a heading for each round, and the points of its end as one table', () => {
    const scored = (n: number, seat: number, kiev: number) => event(n, 'scored', { seat, kiev })
    expect(logged([scored(0, 1, 5), scored(1, 0, 7), event(2, 'began_round', { number: 4 }), stepped(3, 0, 2)])).toEqual([
      [null, '1 5', '0 7'],
      ['began_round 4'],
      [0, 'stepped 0 kiev black 2'],
    ])
  })
})
