// @vitest-environment page
// Who sits where in a match that begins with a position.
import { expect, it } from 'vitest'
import type { GameInfo } from '../src/net/api'
import { seatsFrom } from '../src/replay/from_position'
import { frame } from './fake_socket'

const game = { levels: ['beginner'], styles: [] } as unknown as GameInfo
const seats = [0, 1, 2].map((seat) => ({ seat })) as ReturnType<typeof frame>['seats']
const sitsAt = (eyes: number | null, own?: number[], actors = [2]) =>
  seatsFrom({ start: { replay: 'm', k: 9 }, frame: frame(9, { seats, actors }), eyes, own }, game, 'Ana').findIndex(({ kind }) => kind === 'person')

it('whoever asks sits where they looked from, else where they have sat, else where the turn is', () => {
  expect(sitsAt(1, [0])).toBe(1)
  expect(sitsAt(null, [0])).toBe(0)
  expect(sitsAt(null, [])).toBe(2)
  expect(sitsAt(null)).toBe(2)
})
it('of several who sat here it is whose turn it is', () => expect(sitsAt(null, [0, 2])).toBe(2))
