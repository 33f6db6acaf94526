// The models that all boards share: receiving frames, sending choices, and explaining what is pointed at.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardProps } from '../src/board/board'
import { BoardModel } from '../src/board/board_model.svelte'
import type { Frame, GameEvent, LegalAction } from '../src/net/frame'
import { PointingModel, type Subject } from '../src/board/pointing_model.svelte'
import { frame } from './fake_socket'

interface View { active: number }

const events = (from: number, count: number): GameEvent[] => Array.from({ length: count }, (_, i) => ({ n: from + i, kind: 'drew', args: { seat: 0 } }))
const legal: LegalAction[] = [
  { id: 3, kind: 'draw', args: { slot: 1 }, text: '', preview: null },
  { id: 4, kind: 'draw', args: { slot: 2 }, text: '', preview: null },
]
const act = vi.fn()
const why = vi.fn(async (kind: string, _args: object) => ({ id: `not_${kind}`, args: {}, section: null }))
const words = { t: (id: string) => id, name: String }

function boardProps(change: Partial<Frame> = {}, props: Partial<BoardProps> = {}): BoardProps {
  const now = frame(1, { viewer: 0, actors: [0], view: { active: 0 }, legal, events: [], events_from: 0, decisions: 0, ...change })
  return { frame: now, words, act, why, reduced: true, theme: 'light', live: true, ...props }
}

class TestBoard extends BoardModel<View> {
  sendCount = 0
  take = (props: BoardProps) => this.receive(props)
  protected override sending(): void {
    this.sendCount += 1
  }
}

class TestPointing extends PointingModel<View, Subject> {
  take = (props: BoardProps) => this.receive(props)
  subjectOf = (action: LegalAction | null): Subject => ({ key: action ? String(action.id) : 'refused', action, question: action ? null : { kind: 'draw', args: { slot: 3 } } })
  pressAction = (action: LegalAction | null) => this.press(this.subjectOf(action))
  pointAt = (action: LegalAction | null) => this.point(this.subjectOf(action))
  leavePoint = () => this.leave()
  enlargeSeat = (seat: number) => this.enlarge(seat)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  act.mockClear()
  why.mockClear()
})

describe('a new frame', () => {
  it('follows if its events continue the last ones', () => {
    const model = new TestBoard(boardProps({ events: events(0, 3) }))
    expect(model.take(boardProps({ events: events(3, 2), events_from: 3, decisions: 1 }))).toMatchObject({ follows: true, moved: true, otherViewer: false })
    expect(model.history.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
    expect(model.take(boardProps({ events_from: 5, decisions: 1 }))).toMatchObject({ follows: true, moved: false })
  })

  it('does not follow after an undo, and removes the undone events', () => {
    const model = new TestBoard(boardProps({ events: events(0, 5) }))
    expect(model.take(boardProps({ events: events(2, 1), events_from: 2 }))).toMatchObject({ follows: false, moved: true })
    expect(model.history.map(({ n }) => n)).toEqual([0, 1, 2])
  })

  it('does not follow if it brings too many events at once, as in a replay', () => {
    const model = new TestBoard(boardProps({ events: events(0, 1) }))
    expect(model.take(boardProps({ events: events(1, 60), events_from: 1 })).follows).toBe(true)
    expect(model.take(boardProps({ events: events(61, 61), events_from: 61 })).follows).toBe(false)
    expect(model.history).toHaveLength(122)
  })

  it('of another match or course step does not follow, even without events', () => {
    const model = new TestPointing(boardProps())
    model.byFinger = true
    model.pressAction(legal[0]!)
    const { match } = boardProps().frame
    expect(model.take(boardProps({ match: { ...match, id: 'another' } }))).toMatchObject({ follows: false, moved: true })
    expect(model.selected).toBeNull()
  })

  it('of another viewer counts as moved', () => {
    const model = new TestBoard(boardProps())
    expect(model.take(boardProps({ viewer: 1 }))).toMatchObject({ otherViewer: true, moved: true })
  })
})

describe('a choice', () => {
  it('is offered only to the player to move in a live match', () => {
    const ids = (change: Partial<Frame>, props: Partial<BoardProps> = {}) => new TestBoard(boardProps(change, props)).legal.map(({ id }) => id)
    expect(ids({})).toEqual([3, 4])
    expect(ids({ actors: [1] })).toEqual([])
    expect(ids({ viewer: null })).toEqual([])
    expect(ids({ over: true })).toEqual([])
    expect(ids({}, { live: false })).toEqual([])
  })

  it('is found by its kind and arguments', () => {
    const model = new TestBoard(boardProps())
    expect(model.find('draw', { slot: 2 })?.id).toBe(4)
    expect(model.find('draw', { slot: 3 })).toBeUndefined()
    expect(model.find('take', { slot: 2 })).toBeUndefined()
  })

  it('is sent once until a frame arrives or its time is over', () => {
    const model = new TestBoard(boardProps())
    model.send(legal[0]!)
    model.send(legal[0]!)
    expect(act.mock.calls).toEqual([[legal[0]]])
    expect(model.sendCount).toBe(1)
    model.take(boardProps({ decisions: 1 }))
    model.send(legal[1]!)
    expect(act).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(2000)
    expect(model.busy).toBe(false)
  })

  it('blocks others for its own time, regardless of an earlier choice', () => {
    const model = new TestBoard(boardProps())
    model.send(legal[0]!)
    vi.advanceTimersByTime(1500)
    model.take(boardProps({ decisions: 1 }))
    model.send(legal[1]!)
    vi.advanceTimersByTime(600)
    model.send(legal[1]!)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('is not sent for a viewer who is not to move', () => {
    new TestBoard(boardProps({ actors: [1] })).send(legal[0]!)
    expect(act).not.toHaveBeenCalled()
  })
})

it('the words stay the same object until the language changes', () => {
  const model = new TestBoard(boardProps())
  model.take(boardProps({}, { words: { ...words } }))
  expect(model.words).toBe(words)
  const otherWords = { ...words, t: (id: string) => id.toUpperCase() }
  model.take(boardProps({}, { words: otherWords }))
  expect(model.words).toBe(otherWords)
})

describe('pointing', () => {
  it('asks for a reason only after staying on something impossible', async () => {
    const model = new TestPointing(boardProps())
    model.pointAt(legal[0]!)
    await vi.advanceTimersByTimeAsync(500)
    expect(why).not.toHaveBeenCalled()
    model.pointAt(null)
    await vi.advanceTimersByTimeAsync(100)
    expect(why).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(why).toHaveBeenCalledExactlyOnceWith('draw', { slot: 3 })
    expect(model.refusal?.id).toBe('not_draw')
  })

  it('ignores a reason that arrives after the next frame', async () => {
    const model = new TestPointing(boardProps())
    model.pointAt(null)
    vi.advanceTimersByTime(120)
    model.take(boardProps({ decisions: 1 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(why).toHaveBeenCalledOnce()
    expect(model.refusal).toBeNull()
  })

  it('ends a moment after leaving, and the pressed thing is explained again', async () => {
    const model = new TestPointing(boardProps())
    model.pressAction(null)
    model.pointAt(legal[0]!)
    expect(model.subject?.key).toBe('3')
    model.leavePoint()
    expect(model.subject?.key).toBe('3')
    await vi.advanceTimersByTimeAsync(0)
    expect(model.subject?.key).toBe('refused')
    expect(model.refusal?.id).toBe('not_draw')
  })

  it('explains at the first press of a finger and chooses at the second', () => {
    const model = new TestPointing(boardProps())
    model.byFinger = true
    model.pointAt(legal[0]!)
    expect(model.subject).toBeNull()
    model.pressAction(legal[0]!)
    expect(act).not.toHaveBeenCalled()
    expect(model.selected?.key).toBe('3')
    model.pressAction(legal[0]!)
    expect(act).toHaveBeenCalledExactlyOnceWith(legal[0])
  })

  it('closes the explanation at a second press on something impossible', () => {
    const model = new TestPointing(boardProps())
    model.pressAction(null)
    expect(model.selected).not.toBeNull()
    model.pressAction(null)
    expect(model.selected).toBeNull()
  })
})

describe('the enlarged board', () => {
  it('is the viewer’s, or for spectators that of the player to move', () => {
    expect(new TestPointing(boardProps({ view: { active: 1 } })).enlargedSeat).toBe(0)
    expect(new TestPointing(boardProps({ viewer: null, view: { active: 1 } })).enlargedSeat).toBe(1)
  })

  it('stays open while others move, but not for another viewer', () => {
    const model = new TestPointing(boardProps())
    model.enlargeSeat(1)
    model.take(boardProps({ decisions: 1 }))
    expect(model.enlargedSeat).toBe(1)
    model.take(boardProps({ decisions: 1, viewer: 1 }))
    expect(model.openedSeat).toBeNull()
    model.enlargeSeat(1)
    expect(model.openedSeat).toBeNull()
  })

  it('closes together with the explanation, once', () => {
    const model = new TestPointing(boardProps())
    model.enlargeSeat(1)
    model.pressAction(null)
    expect(model.close()).toBe(true)
    expect([model.selected, model.openedSeat]).toEqual([null, null])
    expect(model.close()).toBe(false)
  })
})
