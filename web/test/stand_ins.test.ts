/** Who may let a bot play on, and what is said about it. */
import { describe, expect, it } from 'vitest'
import type { Frame, Seat } from '../src/net/frame'
import { nextViewpoint } from '../src/table/hotseat'
import { standInOptions, isToMove, seatWithStandIn, standInAnnouncements } from '../src/table/stand_ins'

/** p: a player here, r: one here for whom a bot plays; q: a player elsewhere, a: one who is away, s: one with a bot in their place; b: a bot. */
const seats = (text: string): Seat[] =>
  [...text].map((c, seat) => ({
    seat, kind: c === 'b' ? 'bot' : 'person', name: '', level: c === 'b' ? 'expert' : null, yours: 'pr'.includes(c),
    ...(c !== 'b' && { online: 'prq'.includes(c) }), ...('rs'.includes(c) && { stand_in: 'amateur' }),
  }))
const frame = (text: string, actors: number[], viewer: number | null = null, agreed: Record<number, number[]> = {}) =>
  ({ seats: seats(text).map((seat) => ({ ...seat, ...(agreed[seat.seat] && { agreed: agreed[seat.seat] }) })), actors, viewer, over: false, curtain: [] }) as unknown as Frame
const may = (at: Frame, seat: number) => Object.entries(standInOptions(at, at.seats[seat]!)).filter(([, yes]) => yes).map(([what]) => what)

describe('a bot in the place of a person', () => {
  it('owes the choice instead of them', () => {
    expect(isToMove(frame('pq', [0], 0))).toBe(true)
    expect(isToMove(frame('rq', [0], 0))).toBe(false)
    expect(isToMove(frame('pq', [1], 0))).toBe(false)
    expect(isToMove(frame('pq', [0], null))).toBe(false)
  })

  it('takes the screen from no player', () => {
    expect(nextViewpoint(frame('pr', [1]), { viewer: 0, curtain: null })).toEqual({ viewer: 0, curtain: null })
    expect(nextViewpoint(frame('rq', [0]), { viewer: null, curtain: null })).toEqual({ viewer: 0, curtain: null })
  })

  it('gives the seat back to the viewer, or to the only ones here', () => {
    expect(seatWithStandIn(frame('rq', [0], 0))).toBe(0)
    expect(seatWithStandIn(frame('pr', [0], 0))).toBe(null)
    expect(seatWithStandIn(frame('pr', [0], 1))).toBe(1)
    expect(seatWithStandIn(frame('qrr', [0], null))).toBe(1)
    expect(seatWithStandIn(frame('sq', [0], null))).toBe(null)
  })
})

describe('what one may do about a seat', () => {
  it('one’s own can be resigned where others play, and taken back', () => {
    expect(may(frame('pq', [0]), 0)).toEqual(['mayResign'])
    expect(may(frame('pb', [0]), 0)).toEqual([])
    expect(may(frame('rq', [0]), 0)).toEqual(['mayPlayOn'])
    expect(may(frame('sq', [0]), 0)).toEqual([])
    expect(standInOptions({ ...frame('pr', [0]), over: true }, seats('pr')[1]!)).toMatchObject({ mayResign: false, mayPlayOn: false })
  })

  it('one asks about who is away and to move, if one plays oneself', () => {
    expect(may(frame('pa', [1]), 1)).toEqual(['mayAsk'])
    expect(may(frame('pa', [0]), 1)).toEqual([])
    expect(may(frame('pq', [1]), 1)).toEqual([])
    expect(may(frame('ra', [1]), 1)).toEqual([])
    expect(may(frame('qa', [1]), 1)).toEqual([])
  })

  it('one asks about who is there and takes very long', () => {
    const late = frame('pq', [1])
    late.seats[1]!.waited = true
    expect(may(late, 1)).toEqual(['mayAsk'])
    expect(may({ ...late, over: true } as Frame, 1)).toEqual([])
  })

  it('one answers once', () => {
    expect(may(frame('pqa', [2], 0, { 2: [1] }), 2)).toEqual(['agreed', 'mayAnswer'])
    expect(may(frame('pqa', [2], 0, { 2: [0] }), 2)).toEqual(['agreed'])
    expect(may(frame('rqa', [2], 0, { 2: [1] }), 2)).toEqual(['agreed'])
  })
})

describe('what is said about it', () => {
  const news = (before: string, now: Frame) => standInAnnouncements(seats(before), now).map(({ id, seat }) => `${id} ${seat}`)

  it('all players hear of it, and those who have not answered are asked once', () => {
    expect(news('pqa', frame('pqs', []))).toEqual(['ui-stand-in-begins 2'])
    expect(news('pqs', frame('pqq', []))).toEqual(['ui-stand-in-ends 2'])
    expect(news('pqa', frame('pqa', [2], 0, { 2: [1] }))).toEqual(['ui-stand-in-asked 2'])
    expect(news('pqa', frame('pqa', [2], 0, { 2: [0] }))).toEqual([])
    expect(standInAnnouncements(frame('pqa', [2], 0, { 2: [1] }).seats, frame('pqa', [2], 0, { 2: [1] }))).toEqual([])
    expect(standInAnnouncements([], frame('pqs', []))).toEqual([])
  })
})
