// A request to take back: who may answer or withdraw it, and what is announced.
import { describe, expect, it } from 'vitest'
import { undoRequestHere, undoRequestAnnouncement } from '../src/table/undo_request'
import type { Frame } from '../src/net/frame'
import type { UndoRequestOut } from '../src/net/wire'

const open: UndoRequestOut = { seat: 0, agreed: [0], waits: [1], ended: null }
/** Return a frame of three players on a page with the seats `here`. */
const frame = (here: number[], asked?: UndoRequestOut, changes: object = {}) =>
  ({ asked, over: false, seats: [0, 1, 2].map((seat) => ({ seat, kind: 'person', yours: here.includes(seat) })), ...changes }) as unknown as Frame

describe('a request to take back', () => {
  it.each([
    [[0], true, false],
    [[1], false, true],
    [[2], false, true],
    [[], false, false],
    [[0, 1], true, false],
  ])('may be withdrawn by its seat and answered by the others (seats here: %j)', (here, mayWithdraw, mayAnswer) => expect(undoRequestHere(frame(here, open))).toMatchObject({ mayWithdraw, mayAnswer }))

  it('may neither be withdrawn nor answered after its end', () => {
    expect(undoRequestHere(frame([1], { ...open, ended: 2 }))).toMatchObject({ mayAnswer: false, mayWithdraw: false })
    expect([undoRequestHere(frame([1])), undoRequestHere(frame([1], open, { over: true }))]).toEqual([null, null])
    expect(undoRequestHere(frame([1], { ...open, agreed: [0, 1] }))!.mayAnswer).toBe(false)
  })
})

describe('the announcement', () => {
  it('tells the others of a request, and all of its outcome, once', () => {
    expect(undoRequestAnnouncement(undefined, frame([1], open))).toEqual({ id: 'ui-back-asks', seat: 0 })
    expect([undoRequestAnnouncement(undefined, frame([0], open)), undoRequestAnnouncement(open, frame([1], open)), undoRequestAnnouncement(open, frame([1]))]).toEqual([null, null, null])
    const [declined, withdrawn] = [{ ...open, ended: 2 }, { ...open, ended: 0 }]
    expect(undoRequestAnnouncement(open, frame([0], declined))).toEqual({ id: 'ui-back-declined', seat: 2 })
    expect(undoRequestAnnouncement(open, frame([1], withdrawn))).toEqual({ id: 'ui-back-withdrawn', seat: 0 })
    expect(undoRequestAnnouncement(declined, frame([0], declined))).toBeNull()
  })

  it('tells the player who asked that the others have played on', () => {
    expect(undoRequestAnnouncement(open, frame([0], undefined, { decisions: 8 }), 7)).toEqual({ id: 'ui-back-played-on', seat: 0 })
    expect(undoRequestAnnouncement(open, frame([0], undefined, { decisions: 5 }), 7), 'it was taken back').toBeNull()
    expect(undoRequestAnnouncement(open, frame([1], undefined, { decisions: 8 }), 7), 'who has played on').toBeNull()
    expect(undoRequestAnnouncement({ ...open, ended: 2 }, frame([0], undefined, { decisions: 8 }), 7), 'it had been declined').toBeNull()
  })
})
