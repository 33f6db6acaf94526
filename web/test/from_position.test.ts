// @vitest-environment page
// The seats of a match that begins at a position.
import { expect, it } from 'vitest'
import type { GameInfo } from '../src/net/api'
import { seatsFrom } from '../src/replay/from_position'
import { frame } from './fake_socket'

const game = { levels: ['beginner'], styles: [] } as unknown as GameInfo
const seats = [0, 1, 2].map((seat) => ({ seat })) as ReturnType<typeof frame>['seats']
const personSeat = (viewer: number | null, own?: number[], actors = [2]) =>
  seatsFrom({ start: { replay: 'm', k: 9 }, frame: frame(9, { seats, actors }), eyes: viewer, own }, game, 'Ana').findIndex(({ kind }) => kind === 'person')

it('seats the reader at the viewed seat, else at their former seat, else at the seat to move', () => {
  expect(personSeat(1, [0])).toBe(1)
  expect(personSeat(null, [0])).toBe(0)
  expect(personSeat(null, [])).toBe(2)
  expect(personSeat(null)).toBe(2)
})
it('prefers the seat to move among several former seats', () => expect(personSeat(null, [0, 2])).toBe(2))
