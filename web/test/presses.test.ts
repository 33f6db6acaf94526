// One press that makes several decisions.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Frame, LegalAction } from '../src/net/frame'
import { Presses, type Then, type Wish } from '../src/table/presses'
import { frame as plainFrame } from './fake_socket'

const legal: LegalAction[] = ['occupy', 'pay', 'step'].map((kind, id) => ({ id, kind, args: { n: id }, text: kind, preview: null }))
const frameAt = (decisions: number, changes: Partial<Frame> = {}): Frame => plainFrame(decisions, { legal, undo: { seat: 0, open: true, reason: null, until: null }, ...changes })
const wish = (kind: string): Then => () => ({ kind, args: {} })
const wishIfAsked = (prompt: string, kind: string): Then => (frame) => (frame.prompt?.id === prompt ? { kind, args: {} } : null)
const withPrompt = (id: string) => ({ prompt: { id, args: {}, families: [] } })

let sent: string[]
let stopped: Wish[]
let presses: Presses
beforeEach(() => {
  sent = []
  stopped = []
  presses = new Presses({ act: ({ kind }) => sent.push(kind), undo: () => sent.push('undo'), stopped: (wish) => stopped.push(wish) })
})

describe('a press', () => {
  it('makes each decision after the previous one is confirmed, and shows the result of the last', () => {
    presses.begin(frameAt(5), [wish('occupy'), wishIfAsked('pay', 'pay'), wish('step')])
    expect(sent).toEqual(['occupy'])
    expect(presses.receive(frameAt(6, { early: true, ...withPrompt('pay') }))).toBe(false)
    expect(sent).toEqual(['occupy']) // the server has not confirmed it yet
    expect(presses.receive(frameAt(6, withPrompt('pay')))).toBe(false)
    expect(presses.receive(frameAt(6, withPrompt('pay')))).toBe(true) // the same frame again
    expect(presses.receive(frameAt(7))).toBe(false)
    expect(sent).toEqual(['occupy', 'pay', 'step'])
    expect(presses.running).toBe(false)
    expect(presses.receive(frameAt(8, { early: true }))).toBe(true)
  })

  it('skips a decision that is not asked for, and shows the frame at once', () => {
    presses.begin(frameAt(5), [wish('occupy'), wishIfAsked('pay', 'pay')])
    expect(presses.receive(frameAt(6, { early: true, ...withPrompt('act') }))).toBe(true)
    expect(presses.running).toBe(false)
    expect(sent).toEqual(['occupy'])
  })

  it('stops at an impossible decision, and reports it', () => {
    presses.begin(frameAt(5), [wish('step'), wish('fly'), wish('step')])
    expect(presses.receive(frameAt(6))).toBe(true)
    expect(stopped).toEqual([{ kind: 'fly', args: {} }])
    expect(sent).toEqual(['step'])
    expect(presses.running).toBe(false)
  })

  it('stops if the server has dropped its choice', () => {
    presses.begin(frameAt(6, { early: true }), [wish('step'), wish('step')])
    expect(presses.receive(frameAt(5))).toBe(true)
    expect(presses.running).toBe(false)
    expect(sent).toEqual(['step'])
  })

  it('does not start while another one runs', () => {
    presses.begin(frameAt(5), [wish('step'), wish('step')])
    presses.begin(frameAt(5), [wish('occupy')])
    expect(sent).toEqual(['step'])
  })

  it('matches a choice by its arguments, not by the kind alone', () => {
    presses.begin(frameAt(5), [() => ({ kind: 'step', args: { n: 7 } })])
    expect(stopped).toHaveLength(1)
    presses.begin(frameAt(5), [() => ({ kind: 'step', args: { n: 2 } })])
    expect(sent).toEqual(['step'])
  })
})

describe('the undo of a press', () => {
  const receiveFrames = (...decisions: number[]) => decisions.forEach((each) => presses.receive(frameAt(each)))

  it('undoes all decisions of the last press, and then of the one before', () => {
    presses.begin(frameAt(4), [wish('occupy')])
    receiveFrames(5)
    presses.begin(frameAt(5), [wish('step'), wish('step'), wish('step')])
    receiveFrames(6, 7, 8)
    sent = []
    presses.undo(frameAt(8))
    expect(presses.receive(frameAt(7))).toBe(false)
    expect(presses.receive(frameAt(6))).toBe(false)
    expect(presses.receive(frameAt(5))).toBe(true)
    expect(sent).toEqual(['undo', 'undo', 'undo'])
    presses.undo(frameAt(5))
    expect(presses.receive(frameAt(4))).toBe(true)
    expect(sent).toHaveLength(4)
  })

  it('undoes one decision if no press is known', () => {
    presses.undo(frameAt(8))
    expect(presses.receive(frameAt(7))).toBe(true)
    expect(sent).toEqual(['undo'])
  })

  it('undoes the decisions of a press that stopped early', () => {
    presses.begin(frameAt(5), [wish('step'), wish('step'), wish('fly')])
    receiveFrames(6, 7)
    sent = []
    presses.undo(frameAt(7))
    receiveFrames(6, 5)
    expect(sent).toEqual(['undo', 'undo'])
  })

  it('can be part of a press, which then counts from its earliest position', () => {
    presses.begin(frameAt(5), [wish('occupy'), wish('pay')])
    receiveFrames(6, 7)
    presses.begin(frameAt(7), [() => 'undo', () => 'undo', wish('occupy'), wish('pay')])
    receiveFrames(6, 5, 6, 7)
    expect(sent).toEqual(['occupy', 'pay', 'undo', 'undo', 'occupy', 'pay'])
    sent = []
    presses.undo(frameAt(7))
    receiveFrames(6, 5)
    expect(sent).toEqual(['undo', 'undo'])
  })

  it('treats a press as a whole after a part of it was replaced', () => {
    presses.begin(frameAt(5), [wish('occupy'), wish('pay')])
    receiveFrames(6, 7)
    presses.begin(frameAt(7), [() => 'undo', wish('step')])
    receiveFrames(6, 7)
    sent = []
    presses.undo(frameAt(7))
    receiveFrames(6, 5)
    expect(sent).toEqual(['undo', 'undo'])
  })

  it('stops if an undo is no longer possible', () => {
    presses.begin(frameAt(7), [() => 'undo', () => 'undo', wish('occupy')])
    expect(presses.receive(frameAt(6, { undo: { seat: 0, open: false, reason: null, until: null } }))).toBe(true)
    expect(stopped).toEqual(['undo'])
    expect(sent).toEqual(['undo'])
  })
})
