/**
 * A large board is mounted in stages: each part (`Later.svelte`) in a task of its own, so that the page is drawn and answers presses
 * meanwhile. Where nobody asks for stages, as in tests of a board, everything is mounted at once.
 */
import { flushSync, getContext, onDestroy, setContext } from 'svelte'

let staged = false
const waiting = new Set<() => void>()
/** What waits for all of that. */
const last = new Set<() => void>()
let busy = $state(false)
const channel = new MessageChannel()
channel.port1.onmessage = next

/** Whether a part is still to come, anywhere in the page. */
export const isBusy = (): boolean => busy

/** Whether parts that are mounted now come later. */
export const inStages = (): boolean => staged

/** Mounts something whose parts come later. */
export function mountInStages<T>(mount: () => T): T {
  const before = staged
  staged = true
  try {
    return mount()
  } finally {
    staged = before
  }
}

/** Does something in a later task, after what waits already; `atLast`: after all others. Returns how to cancel that. */
export function later(part: () => void, atLast = false): () => void {
  const queue = atLast ? last : waiting
  queue.add(part)
  if (!busy) channel.port2.postMessage(null)
  busy = true
  return () => void queue.delete(part)
}

function next(): void {
  const queue = waiting.size ? waiting : last
  const [part] = queue
  if (!part) return void (busy = false)
  channel.port2.postMessage(null)
  queue.delete(part)
  mountInStages(part)
}

const KEY = Symbol()

/** The parts of a component that are still to come. */
class Parts {
  readonly #left = new Set<() => void>()
  /** Whether all are there. */
  whole = $state(!staged)

  /** Shows one of them in a later task; called by a component. */
  add(show: () => void, atLast = false): void {
    const part = (): void => {
      flushSync(show) // parts inside it are added now
      this.#drop(part)
    }
    this.#left.add(part)
    const cancel = later(part, atLast)
    onDestroy(() => {
      cancel()
      this.#drop(part)
    })
  }
  #drop(part: () => void): void {
    this.#left.delete(part)
    if (!this.#left.size) this.whole = true
  }
}

/** Makes a component know when its parts are all there; otherwise only those around it do. */
export function ownParts(): Parts {
  const parts = setContext(KEY, new Parts())
  if (!parts.whole) parts.add(() => {})
  return parts
}

export const partsAround = (): Parts => getContext<Parts | undefined>(KEY) ?? new Parts()
