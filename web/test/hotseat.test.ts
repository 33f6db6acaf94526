// The seat shown on a device with several players, and the curtain between them.
import { describe, expect, it } from 'vitest'
import type { Frame, Seat } from '../src/net/frame'
import { nextViewpoint, type Viewpoint } from '../src/table/hotseat'

/** p: a person here, q: a person elsewhere, b: a bot. */
const seats = (text: string): Seat[] =>
  [...text].map((c, seat) => ({ seat, kind: c === 'b' ? 'bot' : 'person', name: '', level: null, yours: c === 'p' }))
const frame = (text: string, actors: number[], over = false) => ({ seats: seats(text), actors, over, curtain: actors }) as Frame
const viewpoint = (viewer: number | null, curtain: number | null = null): Viewpoint => ({ viewer, curtain })

describe('the shown seat', () => {
  it('needs no curtain for one person', () => {
    expect(nextViewpoint(frame('pb', [1]), viewpoint(null))).toEqual(viewpoint(0))
    expect(nextViewpoint(frame('qpb', [0]), viewpoint(null))).toEqual(viewpoint(1))
  })
  it('is missing on a device without a seat, which is a spectator', () => {
    expect(nextViewpoint(frame('qb', [0]), viewpoint(null))).toEqual(viewpoint(null))
  })
  it('is hidden by the curtain before the first person', () => {
    expect(nextViewpoint(frame('pp', [1]), viewpoint(null))).toEqual(viewpoint(null, 1))
  })
  it('changes behind the curtain when another person is to move, not while bots move', () => {
    expect(nextViewpoint(frame('pbp', [1]), viewpoint(0))).toEqual(viewpoint(0))
    expect(nextViewpoint(frame('pbp', [2]), viewpoint(0))).toEqual(viewpoint(null, 2))
    expect(nextViewpoint(frame('pbp', [0]), viewpoint(0))).toEqual(viewpoint(0))
  })
  it('stays hidden until the button of the curtain is pressed', () => {
    expect(nextViewpoint(frame('pp', [1]), viewpoint(null, 1))).toEqual(viewpoint(null, 1))
    expect(nextViewpoint(frame('pp', [0]), viewpoint(null, 1))).toEqual(viewpoint(null, 0))
  })
  it('changes one after the other if several choose at once', () => {
    expect(nextViewpoint(frame('ppp', [0, 1, 2]), viewpoint(1))).toEqual(viewpoint(1))
    expect(nextViewpoint(frame('ppp', [0, 2]), viewpoint(1))).toEqual(viewpoint(null, 2))
    expect(nextViewpoint(frame('ppp', [0]), viewpoint(2))).toEqual(viewpoint(null, 0))
  })
  it('changes without a curtain if the next player sees no more', () => {
    expect(nextViewpoint({ ...frame('pp', [1]), curtain: [] }, viewpoint(0))).toEqual(viewpoint(1))
    expect(nextViewpoint({ ...frame('pp', [0]), curtain: [1] }, viewpoint(1))).toEqual(viewpoint(0))
  })
  it('is kept at the end of the match, without a curtain', () => {
    expect(nextViewpoint(frame('pp', [], true), viewpoint(1))).toEqual(viewpoint(1))
    expect(nextViewpoint(frame('pp', [], true), viewpoint(null, 0))).toEqual(viewpoint(null))
  })
})
