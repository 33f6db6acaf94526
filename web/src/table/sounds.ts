/** Synthesized sounds: a few tones and some noise each, no files. */
import type { Frame } from '../net/frame'

export type Sound = 'card' | 'wagon' | 'coin' | 'turn' | 'done'

/** Sound of a kind of event, or a function that returns sounds by what the event changed; defined by the board. */
export type SoundsOfEvents = Readonly<Record<string, Sound | ((now: Frame, before: Frame) => readonly Sound[])>>

interface Tone {
  wave: OscillatorType | 'noise'
  /** Pitch in Hz at the start and at the end; for noise, of the filter. */
  from: number
  to: number
  /** Start and fading time in seconds. */
  at: number
  long: number
  loud: number
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [{ wave: 'noise', from: 5200, to: 2200, at: 0, long: 0.09, loud: 0.3 }],
  wagon: [0, 0.13].flatMap((at): Tone[] => [
    { wave: 'sine', from: 150, to: 70, at, long: 0.11, loud: 0.5 },
    { wave: 'noise', from: 900, to: 500, at, long: 0.05, loud: 0.25 },
  ]),
  coin: [
    { wave: 'sine', from: 1975, to: 1975, at: 0, long: 0.12, loud: 0.12 },
    { wave: 'sine', from: 2637, to: 2637, at: 0.07, long: 0.3, loud: 0.14 },
  ],
  // A rising chord.
  done: [523, 659, 784, 1047].map((pitch, i): Tone => ({ wave: 'triangle', from: pitch, to: pitch, at: 0.09 * i, long: i === 3 ? 0.5 : 0.2, loud: 0.12 })),
  // A whistle: three pipes together, twice.
  turn: [0, 0.2].flatMap((at) => [622, 740, 932].map((pitch): Tone => ({ wave: 'triangle', from: pitch, to: pitch * 0.985, at, long: at ? 0.45 : 0.16, loud: 0.08 }))),
}
const BETWEEN = 0.16 // seconds from one sound to the next
const MOST = 3 // per update, because several bots may move at once

/** Returns the sounds of the events, each once, in order. */
export function soundsOf(kinds: readonly string[], known: SoundsOfEvents, now: Frame, before: Frame): Sound[] {
  const soundsOfKind = (kind: string): readonly Sound[] => {
    const sound = known[kind]
    return typeof sound === 'function' ? sound(now, before) : sound ? [sound] : []
  }
  return [...new Set(kinds.flatMap(soundsOfKind))].slice(0, MOST)
}

let context: AudioContext | null = null
let noise: AudioBuffer | null = null
/** When the last sound ends, in seconds of the context. */
let silentFrom = 0
let suspending: ReturnType<typeof setTimeout> | undefined

/** Browsers are silent until the first press on the page; sounds before that are dropped. */
export function playSounds(sounds: readonly Sound[]): void {
  if (!sounds.length || !navigator.userActivation?.hasBeenActive) return
  context ??= new AudioContext()
  void context.resume()
  const start = context.currentTime + 0.01
  for (const [i, sound] of sounds.entries())
    for (const tone of TONES[sound]) {
      scheduleTone(context, tone, start + i * BETWEEN)
      silentFrom = Math.max(silentFrom, start + i * BETWEEN + tone.at + tone.long)
    }
  suspendAfter(context)
}

/** Suspends the context when all sounds have ended: a running one keeps the device's loudspeaker and a thread busy. */
function suspendAfter(context: AudioContext): void {
  clearTimeout(suspending)
  const left = silentFrom - context.currentTime
  // The context may have started late.
  suspending = setTimeout(() => (context.currentTime < silentFrom ? suspendAfter(context) : void context.suspend()), 1000 * left + 200)
}

function scheduleTone(context: AudioContext, { wave, from, to, at, long, loud }: Tone, start: number): void {
  const [begin, end] = [start + at, start + at + long]
  const gain = new GainNode(context, { gain: 0 })
  gain.gain.setValueAtTime(0.0001, begin)
  gain.gain.exponentialRampToValueAtTime(loud, begin + 0.012)
  gain.gain.exponentialRampToValueAtTime(0.0001, end)
  gain.connect(context.destination)
  const filter = wave === 'noise' ? new BiquadFilterNode(context, { type: 'bandpass', frequency: from, Q: 0.8 }) : null
  const source = wave === 'noise' ? new AudioBufferSourceNode(context, { buffer: noiseBuffer(context) }) : new OscillatorNode(context, { type: wave, frequency: from })
  const pitch = filter ? filter.frequency : (source as OscillatorNode).frequency
  pitch.setValueAtTime(from, begin)
  pitch.exponentialRampToValueAtTime(to, end)
  if (filter) source.connect(filter).connect(gain)
  else source.connect(gain)
  source.start(begin)
  source.stop(end)
}

/** Returns a third of a second of noise. */
function noiseBuffer(context: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = new AudioBuffer({ length: Math.ceil(context.sampleRate / 3), sampleRate: context.sampleRate })
  noise.getChannelData(0).forEach((_, i, samples) => (samples[i] = 2 * Math.random() - 1))
  return noise
}
