import { describe, expect, it } from 'vitest'
import { undoRequestHere, undoRequestAnnouncement } from '../src/table/undo_request'
import type { Frame } from '../src/net/frame'
import type { UndoRequestOut } from '../src/net/wire'

const open: UndoRequestOut = { seat: 0, agreed: [0], waits: [1], ended: null }
/** A match of three, looked at by those whose seats are `here`. */
const frame = (here: number[], asked?: UndoRequestOut, more: object = {}) =>
  ({ asked, over: false, seats: [0, 1, 2].map((seat) => ({ seat, kind: 'person', yours: here.includes(seat) })), ...more }) as unknown as Frame

describe('who may do what about a question', () => {
  it.each([
    [[0], true, false],
    [[1], false, true],
    [[2], false, true],
    [[], false, false],
    [[0, 1], true, false],
  ])('at %j', (here, mayWithdraw, mayAnswer) => expect(undoRequestHere(frame(here, open))).toMatchObject({ mayWithdraw, mayAnswer }))

  it('no player when it has ended, or no player asks', () => {
    expect(undoRequestHere(frame([1], { ...open, ended: 2 }))).toMatchObject({ mayAnswer: false, mayWithdraw: false })
    expect([undoRequestHere(frame([1])), undoRequestHere(frame([1], open, { over: true }))]).toEqual([null, null])
    expect(undoRequestHere(frame([1], { ...open, agreed: [0, 1] }))!.mayAnswer).toBe(false)
  })
})

describe('what is said aloud', () => {
  it('is the question, to the others, and how it ended, once', () => {
    expect(undoRequestAnnouncement(undefined, frame([1], open))).toEqual({ id: 'ui-back-asks', seat: 0 })
    expect([undoRequestAnnouncement(undefined, frame([0], open)), undoRequestAnnouncement(open, frame([1], open)), undoRequestAnnouncement(open, frame([1]))]).toEqual([null, null, null])
    const [no, gone] = [{ ...open, ended: 2 }, { ...open, ended: 0 }]
    expect(undoRequestAnnouncement(open, frame([0], no))).toEqual({ id: 'ui-back-declined', seat: 2 })
    expect(undoRequestAnnouncement(open, frame([1], gone))).toEqual({ id: 'ui-back-withdrawn', seat: 0 })
    expect(undoRequestAnnouncement(no, frame([0], no))).toBeNull()
  })

  it('is, to who asked, that the others have played on', () => {
    expect(undoRequestAnnouncement(open, frame([0], undefined, { decisions: 8 }), 7)).toEqual({ id: 'ui-back-played-on', seat: 0 })
    expect(undoRequestAnnouncement(open, frame([0], undefined, { decisions: 5 }), 7), 'it was taken back').toBeNull()
    expect(undoRequestAnnouncement(open, frame([1], undefined, { decisions: 8 }), 7), 'who has played on').toBeNull()
    expect(undoRequestAnnouncement({ ...open, ended: 2 }, frame([0], undefined, { decisions: 8 }), 7), 'it had been declined').toBeNull()
  })
})
