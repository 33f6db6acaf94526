// The board of Russian Railroads as data: turns, marks, choices, texts, the end of a round, the chart and the log.
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

describe('the history of events', () => {
  const first: GameEvent[] = [event(0, 'began_round', { number: 1 }), event(1, 'occupied', { seat: 1, place: 'brown_1' })]
  it('grows with every frame, and shrinks after an undo', () => {
    const newEvents = [event(2, 'stepped', { seat: 1, line: 'kiev', colour: 'brown', space: 1 })]
    const merged = mergeEvents(first, { events: newEvents, events_from: 2 })
    expect(merged.map(({ n }) => n)).toEqual([0, 1, 2])
    expect(mergeEvents(merged, { events: first, events_from: 0 })).toEqual(first)
    expect(mergeEvents([], { events: newEvents, events_from: 2 })).toEqual(newEvents)
  })
  it('is divided into turns; events in between belong to no player', () => {
    const turns = turnsOf([...frame('turn').events, event(14, 'scored', { seat: 0 }), event(15, 'new_order', { first_seat: 1 }), event(16, 'reused', { seat: 1, place: 'doubler' }), event(17, 'doubled', { seat: 1, doublers: 2 })])
    expect(turns.filter(({ round }) => round === undefined).map(({ seat }) => seat)).toEqual([2, 0, 1, 3, 2, 1])
    expect(turns.at(-1)!.events.map(({ kind }) => kind)).toEqual(['reused', 'doubled'])
  })
  it('has one turn for aiming and occupying', () => {
    expect(turnsOf([event(0, 'aimed', { seat: 0, place: 'grey_2' }), event(1, 'occupied', { seat: 0, place: 'grey_2' })])).toHaveLength(1)
  })
  it('contains the turns of others since the viewer’s last one', () => {
    const turns = turnsOf(frame('turn').events)
    expect(turnsOfOthers(turns, 0, 4).map(({ seat }) => seat)).toEqual([1, 3, 2])
    expect(turnsOfOthers(turns, null, 2).map(({ seat }) => seat)).toEqual([3, 2])
  })
  it('contains the viewer’s end of the round between them, line by line with the sum', () => {
    const scored = (n: number, seat: number) => event(n, 'scored', { seat, transsiberian: 12, petersburg: 0, kiev: 3, industry: 5 })
    const turns = turnsOf([...frame('turn').events, scored(14, 0), scored(15, 1), event(16, 'occupied', { seat: 1, place: 'doubler' })])
    const since = turnsOfOthers(turns, 0, 4)
    expect(since.map(({ seat, round }) => [seat, round])).toEqual([[3, undefined], [2, undefined], [0, 3], [1, undefined]])
    const { head, parts } = turnText(words, since[2]!)
    expect([head, ...parts.map(({ text }) => text)]).toEqual(['board-round-scored 3', 'source-transsiberian +12', 'source-kiev +3', 'source-industry +5', 'Σ +20'])
    expect(turnText(words, { ...since[2]!, round: 0 }).head).toBe('board-this-round') // the number of an earlier round is unknown
  })
})

describe('the marks of others’ changes', () => {
  it('show spaces of the main board, rails, markers, locomotives and factories', () => {
    const events = [...frame('turn').events, event(14, 'advanced', { seat: 1, marker: 1, space: 3 }), event(15, 'built', { seat: 1, factory: 4, factory_slot: 2, replaced: 0 })]
    const marked = marksOf({ events, since: 6, viewer: 0 }, story)
    expect(marked.filter(({ place }) => !place.startsWith('seat:'))).toEqual([
      { place: 'space:brown_2', seat: 1 }, { place: 'stepped:1:transsiberian:2', seat: 1 }, { place: 'stepped:1:transsiberian:3', seat: 1 }, { place: 'space:locomotive_1', seat: 3 },
      { place: 'placed:3:kiev', seat: 3 }, { place: 'advanced:1:3', seat: 1 }, { place: 'built:1:2', seat: 1 },
    ])
    expect(marked.filter(({ place }) => place.startsWith('seat:')).map(({ seat }) => seat)).toEqual([1, 3, 2])
  })
})

describe('the text of a turn', () => {
  it('joins steps of one colour, and continues after a gain', () => {
    const text = turnText(words, turnsOf(frame('turn').events)[2]!)
    expect(text.head).toBe('board-did-occupied 1 brown_2 2 0 0')
    expect(text.parts).toEqual([{ text: 'board-did-stepped 1 transsiberian brown 2, board-did-stepped 1 transsiberian brown 3', colour: 'brown' }, { text: 'board-did-won_worker 1 7' }])
  })
  it('joins taking and placing a locomotive', () => {
    expect(turnText(words, turnsOf(frame('turn').events)[3]!).parts).toEqual([{ text: 'board-did-placed-new 3 3 kiev 0' }])
  })
  it('tells the last space of each marker', () => {
    const advance = (n: number, marker: number, space: number) => event(n, 'advanced', { seat: 0, marker, space })
    const turn = { seat: 0, n: 0, events: [event(0, 'occupied', { seat: 0, place: 'last_round' }), advance(1, 1, 3), advance(2, 1, 4), advance(3, 2, 1)] }
    expect(turnText(words, turn).parts.map(({ text }) => text)).toEqual(['board-did-advanced 0 1 4', 'board-did-advanced 0 2 1'])
  })
  it('links an effect to its result', () => {
    const turn = { seat: 0, n: 0, events: [event(0, 'occupied', { seat: 0, place: 'industry_2' }), event(1, 'went_on', { seat: 0, effect: 'factory_4' }), event(2, 'got_points', { seat: 0, points: 5 })] }
    expect(turnText(words, turn).parts.map(({ leads }) => leads ?? false)).toEqual([true, false])
  })
  it('does not name a hidden bonus card', () => {
    const turn = { seat: 1, n: 0, events: [event(0, 'occupied', { seat: 1, place: 'black_2' }), event(1, 'took_bonus', { seat: 1, bonus: null })] }
    expect(turnText(words, turn).parts[0]!.text).toBe('board-did-took-bonus-hidden')
  })
  it('tells remaining steps and pending effects', () => {
    const { view } = frame('act')
    expect(isUnfinished(view)).toBe(true)
    expect(remainderText(words, view)).toBe('board-left part-any 1')
    expect(pendingEffects(words, view)).toEqual([{ item: 2, name: 'effect-factory_4', left: 'part-brown 1' }])
    expect(isUnfinished(frame('turn').view)).toBe(false)
  })
})

describe('choices', () => {
  it('are all offered in one of the places', () => {
    for (const [name, make] of Object.entries(SCENES)) {
      const { legal, view } = make()
      const { main, own, row, pay, cards } = offersOf(legal, view)
      expect(new Set([...main, ...own, ...row, ...pay, ...cards]), name).toEqual(new Set(legal))
    }
  })
  it('on owned engineers are not on the main board', () => {
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
  it('of payments are sorted by price', () => {
    expect(paymentsOf(frame('pay').legal).map(({ pieces }) => pieces)).toEqual([['worker', 'worker'], ['temporary', 'black'], ['worker', 'coin'], ['coin', 'coin']])
  })
})

describe('the texts of actions', () => {
  it('name the price, also with a demanded coin', () => {
    expect(costText(words, 2, 1)).toBe('noun-workers 1 + noun-coins 1')
    expect(costText(words, 1, 1)).toBe('noun-coins 1')
    expect(costText(words, 3, 0)).toBe('noun-workers 3')
  })
  it('name the changes of a choice: at once, at the end of the round, and what it wins', () => {
    expect(changes(words, { points: 2, scoring: { petersburg: -1, kiev: 4 }, total: 3, wins: [{ special: 'kiev_4' }, { rails: 'grey' }] })).toEqual([
      'board-change-points +2', 'board-change-round source-petersburg −1, source-kiev +4', 'board-change-wins special-kiev_4, board-wins-rails grey',
    ])
    expect(changes(words, {})).toEqual([])
  })
  it('name the best result of a space: its parts, and special spaces within reach', () => {
    expect(changes(words, { best: { gain: 7, points: 3, scoring: { kiev: 4 }, reaches: ['kiev_4', 'transsiberian_2'] } })).toEqual([
      'board-best +7 0 (board-change-points +3, source-kiev +4)', 'board-reaches source-kiev: special-kiev_4; source-transsiberian: special-transsiberian_2',
    ])
    expect(changes(words, { best: { gain: 0, more: true } })).toEqual(['board-best +0 1'])
    expect(changes(words, { best: { gain: 2, token: true } })).toEqual(['board-best +2 token'])
  })
})

describe('recent events', () => {
  it('tell the changed boards, and gains of points', () => {
    const { events } = frame('turn')
    expect([...changedIn(events)]).toEqual([2, 0, 1, 3])
    const before = view()
    const after = { ...before, seats: before.seats.map((seat, i) => ({ ...seat, points: seat.points + (i === 1 ? 4 : 0) })) }
    expect([...gained(before, after)]).toEqual([[1, 4]])
  })
})

describe('the end of a round (rulebook p. 21)', () => {
  const { events, view } = frame('scored') as { events: GameEvent[]; view: View }
  const round = scoredIn(events, view)!
  it('contains all players in the order of scoring', () => {
    expect(round.round).toBe(3)
    expect(round.seats.map(({ seat }) => seat)).toEqual([2, 0, 1, 3])
    expect(scoredIn(frame('turn').events, view)).toBeNull()
  })
  it('contains spaces, signs and markers that add up to the points of each line', () => {
    for (const { seat, earnings } of round.seats)
      for (const line of SCORED) expect(sumOf(earnings[line]), `${seat} ${line}`).toBe(view.seats[seat]!.scoring[line].points)
    const full = round.seats.find(({ seat }) => seat === 3)!.earnings
    expect(full.kiev.filter(({ at }) => typeof at === 'string').map(({ at }) => at)).toEqual(['kiev_1', 'kiev_2', 'kiev_3', 'kiev_4', 'kiev_5', 'kiev_8'])
    expect(full.industry.map(({ at }) => view.track[Number(at)]!.points)).toEqual(view.seats[3]!.scoring.industry.markers)
    expect(full.transsiberian.map(({ at }) => at)).toEqual([...Array(14).keys()])
  })
  it('is the last one in a jump over several', () => {
    const over = scoredIn([...events, ...events.filter(({ kind }) => kind === 'scored')], view)! // the match ends with the second one
    expect([over.round, over.seats.map(({ seat }) => seat)]).toEqual([view.round, [2, 0, 1, 3]])
    expect(scoredIn([...events, ...events], view)).toEqual(round)
  })
  it('has one sum for a line whose board has changed since', () => {
    const later = events.map((each) => (each.kind === 'scored' && each.args.seat === 1 ? event(each.n, 'scored', { ...each.args, kiev: 1 }) : each))
    expect(scoredIn(later, view)!.seats[2]!.earnings.kiev).toEqual([{ at: null, points: 1 }])
  })
  it('grows in steps from the former to the current points of all players', () => {
    const steps = roundSteps(round)
    for (const score of round.seats) {
      const sums = steps.map((step) => scoringAt(score, step).sum)
      expect(sums).toEqual([...sums].sort((a, b) => a - b))
      expect(sums[0]).toBe(0)
      expect(sums.at(-1)).toBe(view.seats[score.seat]!.scoring.total)
      expect(scoringAt(score, steps[0]!).points).toBe(23)
    }
    expect([...new Set(steps.map(({ line }) => line))]).toEqual([...SCORED, null])
    expect(steps.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(15_000)
  })
  it('leaves out a line without points', () => {
    const early = { ...round, seats: round.seats.map((each) => ({ ...each, earnings: { ...each.earnings, petersburg: [] } })) }
    expect(roundSteps(early).some(({ line }) => line === 'petersburg')).toBe(false)
  })
})

describe('the chart', () => {
  const seats = fromBreakdown(BREAKDOWN)
  it('adds up to the scores of all seats', () => {
    expect(seats.map(({ total }) => total)).toEqual(frame('over').result!.scores)
    for (const each of seats) expect(present(seats).reduce((sum, source) => sum + fromSource(each, source), 0)).toBe(each.total)
  })
  it('has columns for every round, the bonus cards and the majority, and for a start with points', () => {
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
  it('contains the rounds so far during a match', () => {
    expect(soFar((view() as View).seats)[0]!.columns.map(({ total }) => total)).toEqual([5, 18])
  })
  it('is shown column by column, and ends with the scores of all players', () => {
    const chartSteps = steps(seats)
    expect(chartSteps.map(({ kind }) => kind)).toEqual([...Array<string>(7).fill('round'), 'bonus_cards', 'majority', 'table'])
    expect(chartSteps.at(-1)!.counted).toEqual(frame('over').result!.scores)
    expect(chartSteps[0]!.counted).toEqual(seats.map(({ columns }) => columns[0]!.total))
  })
})

describe('the log', () => {
  const logged = (events: GameEvent[], since: number | null = null) =>
    groupChapters(events, story, ({ kind, args }) => [kind, ...Object.values(args)].join(' '), since).map(({ seat, heading, rows, lines }) => [heading ?? seat, ...lines.map(({ text }) => text), ...rows.map(({ args }) => `${args.seat} ${args.kiev}`)])
  const stepped = (n: number, seat: number, space: number, colour = 'black') => event(n, 'stepped', { seat, line: 'kiev', colour, space })

  it('joins the steps of one rail into one line', () => {
    expect(logged([stepped(0, 1, 2), stepped(1, 1, 3), stepped(2, 1, 4), stepped(3, 1, 2, 'grey'), stepped(4, 0, 1)])).toEqual([
      [1, 'stepped_on 1 kiev black 4 2', 'stepped 1 kiev grey 2'],
      [0, 'stepped 0 kiev black 1'],
    ])
  })
  it('does not join steps before and after the viewer’s last choice', () => {
    expect(logged([stepped(0, 1, 2), stepped(1, 1, 3)], 1).flat()).toEqual([1, 'stepped 1 kiev black 2', 1, 'stepped 1 kiev black 3'])
  })
  it('tells only the last space of a marker', () => {
    const advanced = (n: number, marker: number, space: number) => event(n, 'advanced', { seat: 2, marker, space })
    expect(logged([advanced(0, 1, 4), advanced(1, 1, 5), advanced(2, 2, 1)])).toEqual([[2, 'advanced 2 1 5', 'advanced 2 2 1']])
  })
  it('leaves out announcements of choices', () => {
    expect(logged([event(0, 'aimed', { seat: 1, place: 'grey_2' }), event(1, 'occupied', { seat: 1, place: 'grey_2' }), event(2, 'went_on', { seat: 1, effect: 'any_2' }), stepped(3, 1, 2)])).toEqual([
      [1, 'occupied 1 grey_2', 'stepped 1 kiev black 2'],
    ])
  })
  it('has a heading for each round, and one table of the points at its end', () => {
    const scored = (n: number, seat: number, kiev: number) => event(n, 'scored', { seat, kiev })
    expect(logged([scored(0, 1, 5), scored(1, 0, 7), event(2, 'began_round', { number: 4 }), stepped(3, 0, 2)])).toEqual([
      [null, '1 5', '0 7'],
      ['began_round 4'],
      [0, 'stepped 0 kiev black 2'],
    ])
  })
})
