// What the boards of the page share: the frame as they take it in, what is sent, what is explained.
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

function given(change: Partial<Frame> = {}, props: Partial<BoardProps> = {}): BoardProps {
  const now = frame(1, { viewer: 0, actors: [0], view: { active: 0 }, legal, events: [], events_from: 0, decisions: 0, ...change })
  return { frame: now, words, act, why, reduced: true, theme: 'light', live: true, ...props }
}

class Model extends BoardModel<View> {
  told = 0
  take = (props: BoardProps) => this.receive(props)
  protected override sending(): void {
    this.told += 1
  }
}

class Pointing extends PointingModel<View, Subject> {
  take = (props: BoardProps) => this.receive(props)
  explained = (action: LegalAction | null): Subject => ({ key: action ? String(action.id) : 'refused', action, question: action ? null : { kind: 'draw', args: { slot: 3 } } })
  presses = (action: LegalAction | null) => this.press(this.explained(action))
  points = (action: LegalAction | null) => this.point(this.explained(action))
  leaves = () => this.leave()
  enlarges = (seat: number) => this.enlarge(seat)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  act.mockClear()
  why.mockClear()
})

describe('a new frame', () => {
  it('follows where its events go on after the last ones', () => {
    const model = new Model(given({ events: events(0, 3) }))
    expect(model.take(given({ events: events(3, 2), events_from: 3, decisions: 1 }))).toMatchObject({ follows: true, moved: true, otherViewer: false })
    expect(model.history.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4])
    expect(model.take(given({ events_from: 5, decisions: 1 }))).toMatchObject({ follows: true, moved: false })
  })

  it('does not follow after an undo: what was taken back is gone', () => {
    const model = new Model(given({ events: events(0, 5) }))
    expect(model.take(given({ events: events(2, 1), events_from: 2 }))).toMatchObject({ follows: false, moved: true })
    expect(model.history.map(({ n }) => n)).toEqual([0, 1, 2])
  })

  it('is a jump in a replay where it brings too much at once', () => {
    const model = new Model(given({ events: events(0, 1) }))
    expect(model.take(given({ events: events(1, 60), events_from: 1 })).follows).toBe(true)
    expect(model.take(given({ events: events(61, 61), events_from: 61 })).follows).toBe(false)
    expect(model.history).toHaveLength(122)
  })

  it('of another match or step of a course is seen anew, even where nothing has happened in either', () => {
    const model = new Pointing(given())
    model.byFinger = true
    model.presses(legal[0]!)
    const { match } = given().frame
    expect(model.take(given({ match: { ...match, id: 'another' } }))).toMatchObject({ follows: false, moved: true })
    expect(model.selected).toBeNull()
  })

  it('for other eyes means that the match is seen anew', () => {
    const model = new Model(given())
    expect(model.take(given({ viewer: 1 }))).toMatchObject({ otherViewer: true, moved: true })
  })
})

describe('what may be chosen', () => {
  it('is for the player to move, in a match that goes on', () => {
    const ids = (change: Partial<Frame>, props: Partial<BoardProps> = {}) => new Model(given(change, props)).legal.map(({ id }) => id)
    expect(ids({})).toEqual([3, 4])
    expect(ids({ actors: [1] })).toEqual([])
    expect(ids({ viewer: null })).toEqual([])
    expect(ids({ over: true })).toEqual([])
    expect(ids({}, { live: false })).toEqual([])
  })

  it('is found by its kind and arguments', () => {
    const model = new Model(given())
    expect(model.find('draw', { slot: 2 })?.id).toBe(4)
    expect(model.find('draw', { slot: 3 })).toBeUndefined()
    expect(model.find('take', { slot: 2 })).toBeUndefined()
  })

  it('is sent once, until a frame comes or the time for one is over', () => {
    const model = new Model(given())
    model.send(legal[0]!)
    model.send(legal[0]!)
    expect(act.mock.calls).toEqual([[legal[0]]])
    expect(model.told).toBe(1)
    model.take(given({ decisions: 1 }))
    model.send(legal[1]!)
    expect(act).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(2000)
    expect(model.busy).toBe(false)
  })

  it('is not free before its own time, however old the last choice is', () => {
    const model = new Model(given())
    model.send(legal[0]!)
    vi.advanceTimersByTime(1500)
    model.take(given({ decisions: 1 }))
    model.send(legal[1]!)
    vi.advanceTimersByTime(600)
    model.send(legal[1]!)
    expect(act).toHaveBeenCalledTimes(2)
  })

  it('is sent by no other player', () => {
    new Model(given({ actors: [1] })).send(legal[0]!)
    expect(act).not.toHaveBeenCalled()
  })
})

it('words stay the same object until the language changes', () => {
  const model = new Model(given())
  model.take(given({}, { words: { ...words } }))
  expect(model.words).toBe(words)
  const others = { ...words, t: (id: string) => id.toUpperCase() }
  model.take(given({}, { words: others }))
  expect(model.words).toBe(others)
})

describe('pointing', () => {
  it('asks why only where something stays pointed at that cannot be done', async () => {
    const model = new Pointing(given())
    model.points(legal[0]!)
    await vi.advanceTimersByTimeAsync(500)
    expect(why).not.toHaveBeenCalled()
    model.points(null)
    await vi.advanceTimersByTimeAsync(100)
    expect(why).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(100)
    expect(why).toHaveBeenCalledExactlyOnceWith('draw', { slot: 3 })
    expect(model.refusal?.id).toBe('not_draw')
  })

  it('an answer that comes too late is not shown', async () => {
    const model = new Pointing(given())
    model.points(null)
    vi.advanceTimersByTime(120)
    model.take(given({ decisions: 1 }))
    await vi.advanceTimersByTimeAsync(0)
    expect(why).toHaveBeenCalledOnce()
    expect(model.refusal).toBeNull()
  })

  it('ends a moment after it is left, and what was pressed is explained again', async () => {
    const model = new Pointing(given())
    model.presses(null)
    model.points(legal[0]!)
    expect(model.subject?.key).toBe('3')
    model.leaves()
    expect(model.subject?.key).toBe('3')
    await vi.advanceTimersByTimeAsync(0)
    expect(model.subject?.key).toBe('refused')
    expect(model.refusal?.id).toBe('not_draw')
  })

  it('a finger explains first and chooses at the second press', () => {
    const model = new Pointing(given())
    model.byFinger = true
    model.points(legal[0]!)
    expect(model.subject).toBeNull()
    model.presses(legal[0]!)
    expect(act).not.toHaveBeenCalled()
    expect(model.selected?.key).toBe('3')
    model.presses(legal[0]!)
    expect(act).toHaveBeenCalledExactlyOnceWith(legal[0])
  })

  it('a second press on what cannot be done closes the explanation', () => {
    const model = new Pointing(given())
    model.presses(null)
    expect(model.selected).not.toBeNull()
    model.presses(null)
    expect(model.selected).toBeNull()
  })
})

describe('the large board', () => {
  it('is one’s own, or for spectators that of the player to move', () => {
    expect(new Pointing(given({ view: { active: 1 } })).enlargedSeat).toBe(0)
    expect(new Pointing(given({ viewer: null, view: { active: 1 } })).enlargedSeat).toBe(1)
  })

  it('stays open while others move, but not for other eyes', () => {
    const model = new Pointing(given())
    model.enlarges(1)
    model.take(given({ decisions: 1 }))
    expect(model.enlargedSeat).toBe(1)
    model.take(given({ decisions: 1, viewer: 1 }))
    expect(model.openedSeat).toBeNull()
    model.enlarges(1)
    expect(model.openedSeat).toBeNull()
  })

  it('closes with all that explains; then there is nothing left to close', () => {
    const model = new Pointing(given())
    model.enlarges(1)
    model.presses(null)
    expect(model.close()).toBe(true)
    expect([model.selected, model.openedSeat]).toEqual([null, null])
    expect(model.close()).toBe(false)
  })
})
