/** Bots in the place of players: allowed actions, and announcements. */
import { describe, expect, it } from 'vitest'
import type { Frame, Seat } from '../src/net/frame'
import { nextViewpoint } from '../src/table/hotseat'
import { standInOptions, isToMove, seatWithStandIn, standInAnnouncements } from '../src/table/stand_ins'

/** p: a player here, r: one here replaced by a bot; q: a remote player, a: an absent one, s: a remote one replaced by a bot; b: a bot. */
const seats = (text: string): Seat[] =>
  [...text].map((c, seat) => ({
    seat, kind: c === 'b' ? 'bot' : 'person', name: '', level: c === 'b' ? 'expert' : null, yours: 'pr'.includes(c),
    ...(c !== 'b' && { online: 'prq'.includes(c) }), ...('rs'.includes(c) && { stand_in: 'amateur' }),
  }))
const frame = (text: string, actors: number[], viewer: number | null = null, agreed: Record<number, number[]> = {}) =>
  ({ seats: seats(text).map((seat) => ({ ...seat, ...(agreed[seat.seat] && { agreed: agreed[seat.seat] }) })), actors, viewer, over: false, curtain: [] }) as unknown as Frame
const optionsFor = (frame: Frame, seat: number) => Object.entries(standInOptions(frame, frame.seats[seat]!)).filter(([, allowed]) => allowed).map(([option]) => option)

describe('a bot in the place of a player', () => {
  it('is to move instead of the player', () => {
    expect(isToMove(frame('pq', [0], 0))).toBe(true)
    expect(isToMove(frame('rq', [0], 0))).toBe(false)
    expect(isToMove(frame('pq', [1], 0))).toBe(false)
    expect(isToMove(frame('pq', [0], null))).toBe(false)
  })

  it('does not take the screen from a player', () => {
    expect(nextViewpoint(frame('pr', [1]), { viewer: 0, curtain: null })).toEqual({ viewer: 0, curtain: null })
    expect(nextViewpoint(frame('rq', [0]), { viewer: null, curtain: null })).toEqual({ viewer: 0, curtain: null })
  })

  it('can be ended by the viewer, or by the only player here', () => {
    expect(seatWithStandIn(frame('rq', [0], 0))).toBe(0)
    expect(seatWithStandIn(frame('pr', [0], 0))).toBe(null)
    expect(seatWithStandIn(frame('pr', [0], 1))).toBe(1)
    expect(seatWithStandIn(frame('qrr', [0], null))).toBe(1)
    expect(seatWithStandIn(frame('sq', [0], null))).toBe(null)
  })
})

describe('the options for a seat', () => {
  it('allow a player to resign a seat among others, and to play on', () => {
    expect(optionsFor(frame('pq', [0]), 0)).toEqual(['mayResign'])
    expect(optionsFor(frame('pb', [0]), 0)).toEqual([])
    expect(optionsFor(frame('rq', [0]), 0)).toEqual(['mayPlayOn'])
    expect(optionsFor(frame('sq', [0]), 0)).toEqual([])
    expect(standInOptions({ ...frame('pr', [0]), over: true }, seats('pr')[1]!)).toMatchObject({ mayResign: false, mayPlayOn: false })
  })

  it('allow a player to ask about an absent player to move', () => {
    expect(optionsFor(frame('pa', [1]), 1)).toEqual(['mayAsk'])
    expect(optionsFor(frame('pa', [0]), 1)).toEqual([])
    expect(optionsFor(frame('pq', [1]), 1)).toEqual([])
    expect(optionsFor(frame('ra', [1]), 1)).toEqual([])
    expect(optionsFor(frame('qa', [1]), 1)).toEqual([])
  })

  it('allow a player to ask about a connected player who takes very long', () => {
    const late = frame('pq', [1])
    late.seats[1]!.waited = true
    expect(optionsFor(late, 1)).toEqual(['mayAsk'])
    expect(optionsFor({ ...late, over: true } as Frame, 1)).toEqual([])
  })

  it('allow one answer per player', () => {
    expect(optionsFor(frame('pqa', [2], 0, { 2: [1] }), 2)).toEqual(['agreed', 'mayAnswer'])
    expect(optionsFor(frame('pqa', [2], 0, { 2: [0] }), 2)).toEqual(['agreed'])
    expect(optionsFor(frame('rqa', [2], 0, { 2: [1] }), 2)).toEqual(['agreed'])
  })
})

describe('the announcements', () => {
  const announcements = (before: string, now: Frame) => standInAnnouncements(seats(before), now).map(({ id, seat }) => `${id} ${seat}`)

  it('tell all players of a bot, and ask players who have not answered once', () => {
    expect(announcements('pqa', frame('pqs', []))).toEqual(['ui-stand-in-begins 2'])
    expect(announcements('pqs', frame('pqq', []))).toEqual(['ui-stand-in-ends 2'])
    expect(announcements('pqa', frame('pqa', [2], 0, { 2: [1] }))).toEqual(['ui-stand-in-asked 2'])
    expect(announcements('pqa', frame('pqa', [2], 0, { 2: [0] }))).toEqual([])
    expect(standInAnnouncements(frame('pqa', [2], 0, { 2: [1] }).seats, frame('pqa', [2], 0, { 2: [1] }))).toEqual([])
    expect(standInAnnouncements([], frame('pqs', []))).toEqual([])
  })
})
