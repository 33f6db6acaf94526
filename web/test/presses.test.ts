// One press that stands for several decisions.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Frame, LegalAction } from '../src/net/frame'
import { Presses, type Then, type Wish } from '../src/table/presses'
import { frame as plain } from './fake_socket'

const legal: LegalAction[] = ['occupy', 'pay', 'step'].map((kind, id) => ({ id, kind, args: { n: id }, text: kind, preview: null }))
const at = (decisions: number, changes: Partial<Frame> = {}): Frame => plain(decisions, { legal, undo: { seat: 0, open: true, reason: null, until: null }, ...changes })
const wish = (kind: string): Then => () => ({ kind, args: {} })
const asked = (prompt: string, kind: string): Then => (frame) => (frame.prompt?.id === prompt ? { kind, args: {} } : null)
const asks = (id: string) => ({ prompt: { id, args: {}, families: [] } })

let told: string[]
let stopped: Wish[]
let presses: Presses
beforeEach(() => {
  told = []
  stopped = []
  presses = new Presses({ act: ({ kind }) => told.push(kind), undo: () => told.push('undo'), stopped: (wish) => stopped.push(wish) })
})

describe('a press', () => {
  it('makes the next decision when the one before has been confirmed, and shows what comes of the last one', () => {
    presses.begin(at(5), [wish('occupy'), asked('pay', 'pay'), wish('step')])
    expect(told).toEqual(['occupy'])
    expect(presses.receive(at(6, { early: true, ...asks('pay') }))).toBe(false)
    expect(told).toEqual(['occupy']) // the server has yet to say the same
    expect(presses.receive(at(6, asks('pay')))).toBe(false)
    expect(presses.receive(at(6, asks('pay')))).toBe(true) // nothing new
    expect(presses.receive(at(7))).toBe(false)
    expect(told).toEqual(['occupy', 'pay', 'step'])
    expect(presses.running).toBe(false)
    expect(presses.receive(at(8, { early: true }))).toBe(true)
  })

  it('leaves out what there is no question for, and shows that at once', () => {
    presses.begin(at(5), [wish('occupy'), asked('pay', 'pay')])
    expect(presses.receive(at(6, { early: true, ...asks('act') }))).toBe(true)
    expect(presses.running).toBe(false)
    expect(told).toEqual(['occupy'])
  })

  it('stops where something is not possible, and says what', () => {
    presses.begin(at(5), [wish('step'), wish('fly'), wish('step')])
    expect(presses.receive(at(6))).toBe(true)
    expect(stopped).toEqual([{ kind: 'fly', args: {} }])
    expect(told).toEqual(['step'])
    expect(presses.running).toBe(false)
  })

  it('stops where the server says that its choice has come to nothing', () => {
    presses.begin(at(6, { early: true }), [wish('step'), wish('step')])
    expect(presses.receive(at(5))).toBe(true)
    expect(presses.running).toBe(false)
    expect(told).toEqual(['step'])
  })

  it('does not begin while another one runs', () => {
    presses.begin(at(5), [wish('step'), wish('step')])
    presses.begin(at(5), [wish('occupy')])
    expect(told).toEqual(['step'])
  })

  it('chooses by the arguments, not by the kind alone', () => {
    presses.begin(at(5), [() => ({ kind: 'step', args: { n: 7 } })])
    expect(stopped).toHaveLength(1)
    presses.begin(at(5), [() => ({ kind: 'step', args: { n: 2 } })])
    expect(told).toEqual(['step'])
  })
})

describe('taking back', () => {
  const done = (...decisions: number[]) => decisions.forEach((each) => presses.receive(at(each)))

  it('takes back all that the last press did, and then the one before', () => {
    presses.begin(at(4), [wish('occupy')])
    done(5)
    presses.begin(at(5), [wish('step'), wish('step'), wish('step')])
    done(6, 7, 8)
    told = []
    presses.undo(at(8))
    expect(presses.receive(at(7))).toBe(false)
    expect(presses.receive(at(6))).toBe(false)
    expect(presses.receive(at(5))).toBe(true)
    expect(told).toEqual(['undo', 'undo', 'undo'])
    presses.undo(at(5))
    expect(presses.receive(at(4))).toBe(true)
    expect(told).toHaveLength(4)
  })

  it('takes one decision back where nothing is known of a press', () => {
    presses.undo(at(8))
    expect(presses.receive(at(7))).toBe(true)
    expect(told).toEqual(['undo'])
  })

  it('takes back as far as a press came that stopped on its way', () => {
    presses.begin(at(5), [wish('step'), wish('step'), wish('fly')])
    done(6, 7)
    told = []
    presses.undo(at(7))
    done(6, 5)
    expect(told).toEqual(['undo', 'undo'])
  })

  it('can be part of a press, which then counts from where it went back to', () => {
    presses.begin(at(5), [wish('occupy'), wish('pay')])
    done(6, 7)
    presses.begin(at(7), [() => 'undo', () => 'undo', wish('occupy'), wish('pay')])
    done(6, 5, 6, 7)
    expect(told).toEqual(['occupy', 'pay', 'undo', 'undo', 'occupy', 'pay'])
    told = []
    presses.undo(at(7))
    done(6, 5)
    expect(told).toEqual(['undo', 'undo'])
  })

  it('leaves a press whole where a part of it is taken back and done otherwise', () => {
    presses.begin(at(5), [wish('occupy'), wish('pay')])
    done(6, 7)
    presses.begin(at(7), [() => 'undo', wish('step')])
    done(6, 7)
    told = []
    presses.undo(at(7))
    done(6, 5)
    expect(told).toEqual(['undo', 'undo'])
  })

  it('stops where the door has been closed meanwhile', () => {
    presses.begin(at(7), [() => 'undo', () => 'undo', wish('occupy')])
    expect(presses.receive(at(6, { undo: { seat: 0, open: false, reason: null, until: null } }))).toBe(true)
    expect(stopped).toEqual(['undo'])
    expect(told).toEqual(['undo'])
  })
})
