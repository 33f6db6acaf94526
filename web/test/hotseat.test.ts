// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Frame, Seat } from '../src/lib/frame'
import { nextEyes, type Eyes } from '../src/lib/hotseat'

/** p: a person here, q: a person elsewhere, b: a bot. */
const seats = (text: string): Seat[] =>
  [...text].map((c, seat) => ({ seat, kind: c === 'b' ? 'bot' : 'person', name: '', level: null, yours: c === 'p' }))
const frame = (text: string, actors: number[], over = false) => ({ seats: seats(text), actors, over }) as Frame
const eyes = (looking: number | null, curtain: number | null = null): Eyes => ({ looking, curtain })

describe('whose eyes', () => {
  it('one person needs no curtain', () => {
    expect(nextEyes(frame('pb', [1]), eyes(null))).toEqual(eyes(0))
    expect(nextEyes(frame('qpb', [0]), eyes(null))).toEqual(eyes(1))
  })
  it('nobody here watches', () => {
    expect(nextEyes(frame('qb', [0]), eyes(null))).toEqual(eyes(null))
  })
  it('the curtain comes before the first person', () => {
    expect(nextEyes(frame('pp', [1]), eyes(null))).toEqual(eyes(null, 1))
  })
  it('it falls when another person is to move, not while bots move', () => {
    expect(nextEyes(frame('pbp', [1]), eyes(0))).toEqual(eyes(0))
    expect(nextEyes(frame('pbp', [2]), eyes(0))).toEqual(eyes(null, 2))
    expect(nextEyes(frame('pbp', [0]), eyes(0))).toEqual(eyes(0))
  })
  it('it never shows anybody before the button was pressed', () => {
    expect(nextEyes(frame('pp', [1]), eyes(null, 1))).toEqual(eyes(null, 1))
    expect(nextEyes(frame('pp', [0]), eyes(null, 1))).toEqual(eyes(null, 0))
  })
  it('where several choose at once they take the screen one after the other', () => {
    expect(nextEyes(frame('ppp', [0, 1, 2]), eyes(1))).toEqual(eyes(1))
    expect(nextEyes(frame('ppp', [0, 2]), eyes(1))).toEqual(eyes(null, 2))
    expect(nextEyes(frame('ppp', [0]), eyes(2))).toEqual(eyes(null, 0))
  })
  it('the end is for everybody', () => {
    expect(nextEyes(frame('pp', [], true), eyes(1))).toEqual(eyes(1))
    expect(nextEyes(frame('pp', [], true), eyes(null, 0))).toEqual(eyes(null))
  })
})
