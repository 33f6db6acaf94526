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
  const told = (events: GameEvent[], since: number | null = null) =>
    groupChapters(events, story, cachedTexts(words), since).map((chapter) => [chapter.seat, chapter.since, chapter.lines.map(({ n, text }) => `${n} ${text}`)])

  it('puts together what one seat did, without naming it again', () => {
    expect(told([event(0, 1), event(1, 1), event(2, undefined, 'paired'), event(3, 0)])).toEqual([
      [1, false, ['0 Draws.', '1 Draws.', '2 A pair leaves.']],
      [0, false, ['3 Draws.']],
    ])
  })
  it('leaves out what only announces, and tells together what belongs together', () => {
    expect(told([event(0, 1, 'aimed'), event(1, 1, 'paid'), event(2, 1, 'paid'), event(3, 0, 'paid')])).toEqual([[1, false, ['1 Pays.']], [0, false, ['3 Pays.']]])
  })
  it('divides where the last choice was, also what would be told together', () => {
    expect(told([event(0, 1, 'paid'), event(1, 1, 'paid'), event(2, 1, 'paid')], 2)).toEqual([[1, false, ['0 Pays.']], [1, true, ['2 Pays.']]])
    expect(told([event(0, 1, 'paid')], 0)).toEqual([[1, false, ['0 Pays.']]])
    expect(told([event(0, 1, 'paid')], 1)).toEqual([[1, false, ['0 Pays.']]])
  })
  it('finds lines by words of their text and by whom they are about', () => {
    const rounds: Story = { headings: new Set(['paired']), table: { kind: 'lost', columns: ['points'] } }
    const events = [event(0, 1), event(1, 1, 'paid'), event(2, undefined, 'paired'), event(3, 0), event(4, 0, 'lost'), event(5, 0, 'paid')]
    const all = groupChapters(events, rounds, cachedTexts(words), 3)
    const found = (query: string) => searchLog(query, all, (seat) => ['You', 'Grâce'][seat]!).map(({ heading, rows, lines }) => [heading, rows.length, ...lines.map(({ n }) => n)])
    expect(searchLog('  ', all, String)).toBe(all)
    expect(found('PÁYS')).toEqual([[null, 0, 1], [null, 0, 5]])
    expect(found('grace draws')).toEqual([[null, 0, 0]])
    expect(found('pair')).toEqual([['A pair leaves.', 0]])
    expect(found('walks')).toEqual([])
  })
  it('has a heading where a part of the match begins, and a table of what comes for each seat', () => {
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
  it('puts together what happens to each seat in turn, up to where the last choice was', () => {
    const upkeep: Story = { gathered: new Set(['paid', 'lost']) }
    const lines = (events: GameEvent[], since: number | null) =>
      groupChapters(events, upkeep, cachedTexts(words), since).map(({ seat, lines }) => [seat, ...lines.map(({ n }) => n)])
    const events = [event(0, 0), event(1, 0, 'paid'), event(2, 1, 'paid'), event(3, 0, 'lost'), event(4, 1, 'lost')]
    expect(lines(events.slice(1), null)).toEqual([[0, 1, 3], [1, 2, 4]])
    expect(lines(events, null)).toEqual([[0, 0, 1], [1, 2, 4], [0, 3]]) // a player's action begins no such part
    expect(lines(events.slice(1), 3)).toEqual([[0, 1], [1, 2], [0, 3], [1, 4]])
  })
  it('keeps a name where a sentence does not begin with it', () => {
    expect(told([event(0, 1, 'lost')])).toEqual([[1, false, ['0 Lost by Grace.']]])
  })
})

it('a name that is left out leaves a sentence that can begin so', () => {
  const czech = new Words('cs', [messagesOf('cs', ['event-chose = { $seat } si vybírá linky: { $card }.'])], ['Ada'])
  expect(textWithoutName({ n: 0, kind: 'chose', args: { seat: 0, card: 'Brest' } }, czech)).toBe('Vybírá si linky: Brest.')
})

describe('those who asked for hints', () => {
  const event = (n: number): GameEvent => ({ n, kind: 'drew', args: { seat: 0 } })
  const events = [event(0), event(1)]

  it('stand before the event that followed, in the order in which they asked', () => {
    const asked = (seat: number, at: number) => ({ seat, decision: at, event: at })
    const list = withHints({ events, hinted: [asked(0, 1), asked(1, 1), asked(0, 2), asked(1, 9)] })
    expect(list.map(({ kind, args }) => [kind, args.seat])).toEqual([['drew', 0], ['hint_asked', 0], ['hint_asked', 1], ['drew', 0], ['hint_asked', 0], ['hint_asked', 1]])
    expect(new Set(list.map(({ n }) => n)).size).toBe(6)
    expect(withHints({ events })).toBe(events)
  })
})

describe('since the last choice', () => {
  const events = [event(0, 1), event(1, 0), event(2, 1, 'paid'), event(3, 0, 'lost'), event(4, 0), event(5, 1)]

  it('what others did is marked in the colour of its player, also where it was done to one', () => {
    expect(marksOf(frame(events, { since: 2 }), story)).toEqual([{ place: 'paid:2', seat: 1 }, { place: 'lost:3', seat: 1 }, { place: 'drew:5', seat: 1 }])
  })
  it('each of the others gets one line', () => {
    expect(chipsOf(frame(events, { since: 2 }), story, words)).toEqual([{ seat: 1, text: 'Pays. Lost by Ada. Draws.', brief: 'Pays. Lost by Ada. Draws.', places: ['paid:2', 'lost:3', 'drew:5'] }])
  })
  it('in few words where the game has them; whom something was done to is named', () => {
    const short = messagesOf('en', ['event-drew = { $seat } draws.', 'event-drew-two = { $seat } draws { $card }.', 'event-lost = Lost by { $seat }.', 'brief-drew-hidden = 1 card', 'brief-lost = -1'])
    const brief = chipsOf(frame([event(0, 0), event(1, 1), event(2, 0, 'lost')], { since: 1 }), story, new Words('en', [short], ['Ada', 'Grace']))
    expect(brief).toMatchObject([{ seat: 1, text: 'Draws. Lost by Ada.', brief: '1 card, Ada: -1' }])
  })
  it('where one thing has to be a sentence, all are', () => {
    const mixed = messagesOf('en', ['event-drew = { $seat } draws.\nevent-paid = { $seat } pays.\nevent-took = { $seat } takes a card.\nbrief-drew = draws\nbrief-paid = pays'])
    const kinds = ['drew', 'took', 'paid', 'drew'].map((kind, n) => event(n + 1, 1, kind))
    expect(chipsOf(frame([event(0, 0), ...kinds], { since: 1 }), {}, new Words('en', [mixed], ['Ada', 'Grace']))[0]!.brief).toBe('Draws. Takes a card. Pays. Draws.')
  })
  it('a spectator and a replay have none', () => {
    expect(marksOf(frame(events, { viewer: null, since: null }), story)).toEqual([])
    expect(chipsOf(frame(events), story, words)).toEqual([])
  })
})

describe('what a board gets', () => {
  const four = [event(0, 0), event(1, 1), event(2, 0), event(3, 1)]

  it('at first is everything', () => {
    expect(boardFrame(frame(four), null)).toMatchObject({ events: four, events_from: 0 })
  })
  it('then only what is new', () => {
    expect(boardFrame(frame(four), frame(four.slice(0, 2)))).toMatchObject({ events: four.slice(2), events_from: 2 })
  })
  it('begins anew after an undo, for other eyes, and where another thing happened instead', () => {
    expect(boardFrame(frame(four.slice(0, 2)), frame(four)).events_from).toBe(0)
    expect(boardFrame(frame(four, { viewer: 1 }), frame(four.slice(0, 2))).events_from).toBe(0)
    expect(boardFrame(frame(four), frame([event(0, 0), event(1, 0)])).events_from).toBe(0)
  })
  it('is nothing new where nothing happened', () => {
    expect(boardFrame(frame(four), frame(four))).toMatchObject({ events: [], events_from: 4 })
  })
})

describe('what was done so far', () => {
  it('is the last of what one seat did', () => {
    expect(latestEvents(frame([event(0, 0), event(1, 1), event(2, 1)])).map((e) => e.n)).toEqual([1, 2])
    expect(latestEvents(frame([event(0, 0), event(1, 1)])).map((e) => e.n)).toEqual([1])
    expect(latestEvents(frame([event(0, 1), event(1, 1), event(2, 1)])).map((e) => e.n)).toEqual([1, 2])
    expect(latestEvents(frame([]))).toEqual([])
    expect(latestEvents(frame([event(0, 1), event(1, 1, 'aimed'), event(2, 1)]), story).map((e) => e.n)).toEqual([0, 2])
  })
  it('has with it what belongs to no seat', () => {
    expect(latestEvents(frame([event(0, 0), event(1, 1), event(2, undefined, 'paired')])).map((e) => e.n)).toEqual([1, 2])
  })
})

it('shared places have one number', () => {
  const result = { ranking: [[2], [0, 3], [1]], scores: [], reason: null, breakdown: [] }
  expect(seatsByPlace({ result } as unknown as Frame)).toEqual([
    { place: 1, seat: 2 }, { place: 2, seat: 0 }, { place: 2, seat: 3 }, { place: 4, seat: 1 },
  ])
})
