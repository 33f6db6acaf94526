/** The audio context runs only while sounds play. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playSounds } from '../src/table/sounds'

let context: FakeContext
class FakeContext {
  state = 'running'
  currentTime = 0
  sampleRate = 3000
  destination = {}
  constructor() {
    context = this
  }
  resume = async () => void (this.state = 'running')
  suspend = async () => void (this.state = 'suspended')
}

/** Advance the timers, and the context's clock if it runs. */
function advance(seconds: number): void {
  if (context.state === 'running') context.currentTime += seconds
  vi.advanceTimersByTime(1000 * seconds)
}

beforeEach(() => {
  vi.useFakeTimers()
  const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
  class Node {
    gain = param
    frequency = param
    connect = (next: unknown) => next
    start() {}
    stop() {}
  }
  for (const name of ['GainNode', 'BiquadFilterNode', 'AudioBufferSourceNode', 'OscillatorNode']) vi.stubGlobal(name, Node)
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioBuffer', class { getChannelData = () => new Float32Array(10) })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the audio context is suspended after the last sound, and resumed for the next one', () => {
  playSounds(['done']) // 0.77 s
  advance(0.6)
  playSounds(['card']) // 0.09 s: the longer sound still plays
  advance(0.15)
  expect(context.state).toBe('running')
  advance(0.5)
  expect(context.state).toBe('suspended')
  playSounds(['turn'])
  expect(context.state).toBe('running')
  context.state = 'interrupted' // a call on a phone: the context's clock is stopped
  advance(2)
  expect(context.state).toBe('interrupted')
  context.state = 'running'
  advance(2)
  advance(2)
  expect(context.state).toBe('suspended')
})
