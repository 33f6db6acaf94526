import { describe, expect, it } from 'vitest'
import type { Frame, Seat } from '../src/net/frame'
import { nextViewpoint, type Viewpoint } from '../src/table/hotseat'

/** p: a person here, q: a person elsewhere, b: a bot. */
const seats = (text: string): Seat[] =>
  [...text].map((c, seat) => ({ seat, kind: c === 'b' ? 'bot' : 'person', name: '', level: null, yours: c === 'p' }))
const frame = (text: string, actors: number[], over = false) => ({ seats: seats(text), actors, over, curtain: actors }) as Frame
const viewpoint = (viewer: number | null, curtain: number | null = null): Viewpoint => ({ viewer, curtain })

describe('which seat is shown', () => {
  it('one person needs no curtain', () => {
    expect(nextViewpoint(frame('pb', [1]), viewpoint(null))).toEqual(viewpoint(0))
    expect(nextViewpoint(frame('qpb', [0]), viewpoint(null))).toEqual(viewpoint(1))
  })
  it('a device without a seat is a spectator', () => {
    expect(nextViewpoint(frame('qb', [0]), viewpoint(null))).toEqual(viewpoint(null))
  })
  it('the curtain comes before the first person', () => {
    expect(nextViewpoint(frame('pp', [1]), viewpoint(null))).toEqual(viewpoint(null, 1))
  })
  it('it falls when another person is to move, not while bots move', () => {
    expect(nextViewpoint(frame('pbp', [1]), viewpoint(0))).toEqual(viewpoint(0))
    expect(nextViewpoint(frame('pbp', [2]), viewpoint(0))).toEqual(viewpoint(null, 2))
    expect(nextViewpoint(frame('pbp', [0]), viewpoint(0))).toEqual(viewpoint(0))
  })
  it('it shows no seat before the button was pressed', () => {
    expect(nextViewpoint(frame('pp', [1]), viewpoint(null, 1))).toEqual(viewpoint(null, 1))
    expect(nextViewpoint(frame('pp', [0]), viewpoint(null, 1))).toEqual(viewpoint(null, 0))
  })
  it('where several choose at once they take the screen one after the other', () => {
    expect(nextViewpoint(frame('ppp', [0, 1, 2]), viewpoint(1))).toEqual(viewpoint(1))
    expect(nextViewpoint(frame('ppp', [0, 2]), viewpoint(1))).toEqual(viewpoint(null, 2))
    expect(nextViewpoint(frame('ppp', [0]), viewpoint(2))).toEqual(viewpoint(null, 0))
  })
  it('does not fall where the next one sees nothing more', () => {
    expect(nextViewpoint({ ...frame('pp', [1]), curtain: [] }, viewpoint(0))).toEqual(viewpoint(1))
    expect(nextViewpoint({ ...frame('pp', [0]), curtain: [1] }, viewpoint(1))).toEqual(viewpoint(0))
  })
  it('the end is for all players', () => {
    expect(nextViewpoint(frame('pp', [], true), viewpoint(1))).toEqual(viewpoint(1))
    expect(nextViewpoint(frame('pp', [], true), viewpoint(null, 0))).toEqual(viewpoint(null))
  })
})
