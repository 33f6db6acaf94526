// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { Frame, GameEvent } from '../src/lib/frame'
import { boardFrame, lineOf, soFar } from '../src/lib/log'
import { places } from '../src/lib/result'
import { bundleOf, Words } from '../src/lib/words'

const event = (n: number, seat: number | undefined, kind = 'drew'): GameEvent => ({ n, kind, args: seat === undefined ? {} : { seat } })
const frame = (events: GameEvent[], changes: Partial<Frame> = {}) => ({ viewer: 0, events, events_from: 0, ...changes }) as Frame
const words = new Words('en', [bundleOf('en', ['event-drew = { $seat } draws.\nevent-paired = A pair leaves.'])], ['Ada', 'Grace'])

describe('lines', () => {
  it('have a text, a number and whose doing it was', () => {
    expect(lineOf(event(3, 1), words)).toEqual({ n: 3, text: 'Grace draws.', seat: 1 })
    expect(lineOf(event(4, undefined, 'paired'), words)).toEqual({ n: 4, text: 'A pair leaves.', seat: null })
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
    expect(soFar(frame([event(0, 0), event(1, 1), event(2, 1)])).map((e) => e.n)).toEqual([1, 2])
    expect(soFar(frame([event(0, 0), event(1, 1)])).map((e) => e.n)).toEqual([1])
    expect(soFar(frame([event(0, 1), event(1, 1), event(2, 1)])).map((e) => e.n)).toEqual([1, 2])
    expect(soFar(frame([]))).toEqual([])
  })
  it('has with it what belongs to no seat', () => {
    expect(soFar(frame([event(0, 0), event(1, 1), event(2, undefined, 'paired')])).map((e) => e.n)).toEqual([1, 2])
  })
})

it('shared places have one number', () => {
  const result = { ranking: [[2], [0, 3], [1]], scores: [], reason: null, breakdown: [] }
  expect(places({ result } as unknown as Frame)).toEqual([
    { place: 1, seat: 2 }, { place: 2, seat: 0 }, { place: 2, seat: 3 }, { place: 4, seat: 1 },
  ])
})
