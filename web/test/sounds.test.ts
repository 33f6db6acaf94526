/** The loudspeaker is busy only while there is something to hear. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { playSounds } from '../src/table/sounds'

let context: Context
class Context {
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

/** Lets time pass, for timers and for the context if it runs. */
function pass(seconds: number): void {
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
  vi.stubGlobal('AudioContext', Context)
  vi.stubGlobal('AudioBuffer', class { getChannelData = () => new Float32Array(10) })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('the audio context is suspended after the last sound, and resumed for the next one', () => {
  playSounds(['done']) // 0.77 s
  pass(0.6)
  playSounds(['card']) // 0.09 s: the longer sound is still heard
  pass(0.15)
  expect(context.state).toBe('running')
  pass(0.5)
  expect(context.state).toBe('suspended')
  playSounds(['turn'])
  expect(context.state).toBe('running')
  context.state = 'interrupted' // a call on a phone: the context's clock stands still
  pass(2)
  expect(context.state).toBe('interrupted')
  context.state = 'running'
  pass(2)
  pass(2)
  expect(context.state).toBe('suspended')
})
