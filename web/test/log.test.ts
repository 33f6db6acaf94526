// The log of a match: chapters, search, hints, changes since the last choice, and board frames.
import { describe, expect, it } from 'vitest'
import type { Frame, GameEvent } from '../src/net/frame'
import { boardFrame, groupChapters, chipsOf, latestEvents, cachedTexts, withHints } from '../src/story/log'
import { searchLog } from '../src/story/log_search'
import { seatsByPlace } from '../src/result/result'
import { marksOf, textWithoutName, type Story } from '../src/story/story'
import { messagesOf, Words } from '../src/words/words'

const event = (n: number, seat: number | undefined, kind = 'drew'): GameEvent => ({ n, kind, args: seat === undefined ? {} : { seat } })
const frame = (events: GameEvent[], changes: Partial<Frame> = {}) => ({ viewer: 0, events, events_from: 0, ...changes }) as Frame
const words = new Words('en', [messagesOf('en', ['event-drew = { $seat } draws.\nevent-paired = A pair leaves.\nevent-paid = { $seat } pays.\nevent-lost = Lost by { $seat }.'])], ['Ada', 'Grace'])

const story: Story = {
  quiet: new Set(['aimed']),
  suffered: new Set(['lost']),
  join: (last, next) => (last.kind === next.kind && last.kind === 'paid' && last.args.seat === next.args.seat ? { ...next, n: last.n } : null),
  places: ({ kind, n }) => (kind === 'aimed' ? [] : [`${kind}:${n}`]),
}

describe('the log', () => {
  const chapterTexts = (events: GameEvent[], since: number | null = null) =>
    groupChapters(events, story, cachedTexts(words), since).map((chapter) => [chapter.seat, chapter.since, chapter.lines.map(({ n, text }) => `${n} ${text}`)])

  it('groups the events of one seat, without repeating its name', () => {
    expect(chapterTexts([event(0, 1), event(1, 1), event(2, undefined, 'paired'), event(3, 0)])).toEqual([
      [1, false, ['0 Draws.', '1 Draws.', '2 A pair leaves.']],
      [0, false, ['3 Draws.']],
    ])
  })
  it('leaves out quiet events, and joins events that belong together', () => {
    expect(chapterTexts([event(0, 1, 'aimed'), event(1, 1, 'paid'), event(2, 1, 'paid'), event(3, 0, 'paid')])).toEqual([[1, false, ['1 Pays.']], [0, false, ['3 Pays.']]])
  })
  it('divides at the last choice, also events that would be joined', () => {
    expect(chapterTexts([event(0, 1, 'paid'), event(1, 1, 'paid'), event(2, 1, 'paid')], 2)).toEqual([[1, false, ['0 Pays.']], [1, true, ['2 Pays.']]])
    expect(chapterTexts([event(0, 1, 'paid')], 0)).toEqual([[1, false, ['0 Pays.']]])
    expect(chapterTexts([event(0, 1, 'paid')], 1)).toEqual([[1, false, ['0 Pays.']]])
  })
  it('finds lines by words of their text and by players’ names', () => {
    const rounds: Story = { headings: new Set(['paired']), table: { kind: 'lost', columns: ['points'] } }
    const events = [event(0, 1), event(1, 1, 'paid'), event(2, undefined, 'paired'), event(3, 0), event(4, 0, 'lost'), event(5, 0, 'paid')]
    const all = groupChapters(events, rounds, cachedTexts(words), 3)
    const searchResult = (query: string) => searchLog(query, all, (seat) => ['You', 'Grâce'][seat]!).map(({ heading, rows, lines }) => [heading, rows.length, ...lines.map(({ n }) => n)])
    expect(searchLog('  ', all, String)).toBe(all)
    expect(searchResult('PÁYS')).toEqual([[null, 0, 1], [null, 0, 5]])
    expect(searchResult('grace draws')).toEqual([[null, 0, 0]])
    expect(searchResult('pair')).toEqual([['A pair leaves.', 0]])
    expect(searchResult('walks')).toEqual([])
  })
  it('has headings for parts of the match, and tables of events for each seat', () => {
    const rounds: Story = { headings: new Set(['paired']), table: { kind: 'paid', columns: ['points'] } }
    const events = [event(0, 1), event(1, 0, 'paid'), event(2, 1, 'paid'), event(3, 1), event(4, undefined, 'paired'), event(5, 1)]
    const shape = groupChapters(events, rounds, cachedTexts(words), null).map(({ seat, heading, rows, lines }) => [seat, heading, rows.map(({ n }) => n), lines.map(({ n }) => n)])
    expect(shape).toEqual([
      [1, null, [], [0]],
      [null, null, [1, 2], []],
      [1, null, [], [3]],
      [null, 'A pair leaves.', [], []],
      [1, null, [], [5]],
    ])
  })
  it('groups gathered events per seat, up to the last choice', () => {
    const upkeep: Story = { gathered: new Set(['paid', 'lost']) }
    const lines = (events: GameEvent[], since: number | null) =>
      groupChapters(events, upkeep, cachedTexts(words), since).map(({ seat, lines }) => [seat, ...lines.map(({ n }) => n)])
    const events = [event(0, 0), event(1, 0, 'paid'), event(2, 1, 'paid'), event(3, 0, 'lost'), event(4, 1, 'lost')]
    expect(lines(events.slice(1), null)).toEqual([[0, 1, 3], [1, 2, 4]])
    expect(lines(events, null)).toEqual([[0, 0, 1], [1, 2, 4], [0, 3]]) // a player's action is not gathered
    expect(lines(events.slice(1), 3)).toEqual([[0, 1], [1, 2], [0, 3], [1, 4]])
  })
  it('keeps a name if the sentence does not begin with it', () => {
    expect(chapterTexts([event(0, 1, 'lost')])).toEqual([[1, false, ['0 Lost by Grace.']]])
  })
})

it('a sentence without its name is reordered where the language needs it', () => {
  const czech = new Words('cs', [messagesOf('cs', ['event-chose = { $seat } si vybírá linky: { $card }.'])], ['Ada'])
  expect(textWithoutName({ n: 0, kind: 'chose', args: { seat: 0, card: 'Brest' } }, czech)).toBe('Vybírá si linky: Brest.')
})

describe('requested hints', () => {
  const event = (n: number): GameEvent => ({ n, kind: 'drew', args: { seat: 0 } })
  const events = [event(0), event(1)]

  it('stand before the next event, in the order of the requests', () => {
    const hintRequest = (seat: number, at: number) => ({ seat, decision: at, event: at })
    const list = withHints({ events, hinted: [hintRequest(0, 1), hintRequest(1, 1), hintRequest(0, 2), hintRequest(1, 9)] })
    expect(list.map(({ kind, args }) => [kind, args.seat])).toEqual([['drew', 0], ['hint_asked', 0], ['hint_asked', 1], ['drew', 0], ['hint_asked', 0], ['hint_asked', 1]])
    expect(new Set(list.map(({ n }) => n)).size).toBe(6)
    expect(withHints({ events })).toBe(events)
  })
})

describe('events since the viewer’s last choice', () => {
  const events = [event(0, 1), event(1, 0), event(2, 1, 'paid'), event(3, 0, 'lost'), event(4, 0), event(5, 1)]

  it('are marked in the colour of their player, also if they affect the viewer', () => {
    expect(marksOf(frame(events, { since: 2 }), story)).toEqual([{ place: 'paid:2', seat: 1 }, { place: 'lost:3', seat: 1 }, { place: 'drew:5', seat: 1 }])
  })
  it('get one line per other player', () => {
    expect(chipsOf(frame(events, { since: 2 }), story, words)).toEqual([{ seat: 1, text: 'Pays. Lost by Ada. Draws.', brief: 'Pays. Lost by Ada. Draws.', places: ['paid:2', 'lost:3', 'drew:5'] }])
  })
  it('have a brief text where the game has one, with the name of an affected player', () => {
    const short = messagesOf('en', ['event-drew = { $seat } draws.', 'event-drew-two = { $seat } draws { $card }.', 'event-lost = Lost by { $seat }.', 'brief-drew-hidden = 1 card', 'brief-lost = -1'])
    const brief = chipsOf(frame([event(0, 0), event(1, 1), event(2, 0, 'lost')], { since: 1 }), story, new Words('en', [short], ['Ada', 'Grace']))
    expect(brief).toMatchObject([{ seat: 1, text: 'Draws. Lost by Ada.', brief: '1 card, Ada: -1' }])
  })
  it('are all sentences if one of them has no brief text', () => {
    const mixed = messagesOf('en', ['event-drew = { $seat } draws.\nevent-paid = { $seat } pays.\nevent-took = { $seat } takes a card.\nbrief-drew = draws\nbrief-paid = pays'])
    const kinds = ['drew', 'took', 'paid', 'drew'].map((kind, n) => event(n + 1, 1, kind))
    expect(chipsOf(frame([event(0, 0), ...kinds], { since: 1 }), {}, new Words('en', [mixed], ['Ada', 'Grace']))[0]!.brief).toBe('Draws. Takes a card. Pays. Draws.')
  })
  it('include those of no seat, as part of the action before', () => {
    const pair = [event(0, 0), event(1, 1), event(2, undefined, 'paired'), event(3, 0), event(4, undefined, 'paired')]
    expect(chipsOf(frame(pair, { since: 1 }), story, words)).toMatchObject([{ seat: 1, text: 'Draws. A pair leaves.', places: ['drew:1', 'paired:2'] }])
  })
  it('end with a heading, which is no action of a player', () => {
    const round = [event(0, 0), event(1, 1), event(2, undefined, 'paired'), event(3, undefined, 'paid')]
    expect(chipsOf(frame(round, { since: 1 }), { ...story, headings: new Set(['paired']) }, words)).toMatchObject([{ seat: 1, text: 'Draws.' }])
  })
  it('are missing for spectators and in replays', () => {
    expect(marksOf(frame(events, { viewer: null, since: null }), story)).toEqual([])
    expect(chipsOf(frame(events), story, words)).toEqual([])
  })
})

describe('the frame of a board', () => {
  const four = [event(0, 0), event(1, 1), event(2, 0), event(3, 1)]

  it('has all events at first', () => {
    expect(boardFrame(frame(four), null)).toMatchObject({ events: four, events_from: 0 })
  })
  it('has only new events afterwards', () => {
    expect(boardFrame(frame(four), frame(four.slice(0, 2)))).toMatchObject({ events: four.slice(2), events_from: 2 })
  })
  it('has all events after an undo, for another viewer, and after different events', () => {
    expect(boardFrame(frame(four.slice(0, 2)), frame(four)).events_from).toBe(0)
    expect(boardFrame(frame(four, { viewer: 1 }), frame(four.slice(0, 2))).events_from).toBe(0)
    expect(boardFrame(frame(four), frame([event(0, 0), event(1, 0)])).events_from).toBe(0)
  })
  it('has no events if none happened', () => {
    expect(boardFrame(frame(four), frame(four))).toMatchObject({ events: [], events_from: 4 })
  })
})

describe('the latest events', () => {
  it('are the last ones of one seat', () => {
    expect(latestEvents(frame([event(0, 0), event(1, 1), event(2, 1)])).map((e) => e.n)).toEqual([1, 2])
    expect(latestEvents(frame([event(0, 0), event(1, 1)])).map((e) => e.n)).toEqual([1])
    expect(latestEvents(frame([event(0, 1), event(1, 1), event(2, 1)])).map((e) => e.n)).toEqual([1, 2])
    expect(latestEvents(frame([]))).toEqual([])
    expect(latestEvents(frame([event(0, 1), event(1, 1, 'aimed'), event(2, 1)]), story).map((e) => e.n)).toEqual([0, 2])
  })
  it('include those of no seat', () => {
    expect(latestEvents(frame([event(0, 0), event(1, 1), event(2, undefined, 'paired')])).map((e) => e.n)).toEqual([1, 2])
    expect(latestEvents(frame([event(0, undefined, 'paired')])).map((e) => e.n)).toEqual([0])
  })
  it('leave out those of no seat that belong to another player', () => {
    expect(latestEvents(frame([event(0, 1), event(1, undefined, 'paired'), event(2, 0)])).map((e) => e.n)).toEqual([2])
  })
})

it('seats that share a place have the same number', () => {
  const result = { ranking: [[2], [0, 3], [1]], scores: [], reason: null, breakdown: [] }
  expect(seatsByPlace({ result } as unknown as Frame)).toEqual([
    { place: 1, seat: 2 }, { place: 2, seat: 0 }, { place: 2, seat: 3 }, { place: 4, seat: 1 },
  ])
})
