/**
 * A large board is mounted in stages: each part (`DeferredPart.svelte`) in a task of its own, so that the page is drawn and answers presses
 * meanwhile. Without `mountInStages`, such as in tests of a board, everything is mounted at once.
 */
import { flushSync, getContext, onDestroy, setContext } from 'svelte'

let staged = false
const waiting = new Set<() => void>()
/** Parts that wait for all others. */
const waitingLast = new Set<() => void>()
let busy = $state(false)
const channel = new MessageChannel()
channel.port1.onmessage = next

/** Whether any part in the page is not mounted yet. */
export const isBusy = (): boolean => busy

/** Whether the component that is mounted now defers its parts. */
export const inStages = (): boolean => staged

/** Mounts a component with deferred parts. */
export function mountInStages<T>(mount: () => T): T {
  const former = staged
  staged = true
  try {
    return mount()
  } finally {
    staged = former
  }
}

/** Runs a function in a later task, after those that wait already; `atLast`: after all others. Returns a function that cancels it. */
export function runLater(part: () => void, atLast = false): () => void {
  const queue = atLast ? waitingLast : waiting
  queue.add(part)
  if (!busy) channel.port2.postMessage(null)
  busy = true
  return () => void queue.delete(part)
}

function next(): void {
  const queue = waiting.size ? waiting : waitingLast
  const [part] = queue
  if (!part) return void (busy = false)
  channel.port2.postMessage(null)
  queue.delete(part)
  mountInStages(part)
}

const KEY = Symbol()

/** The parts of a component that are not mounted yet. */
class Parts {
  readonly #left = new Set<() => void>()
  /** Whether all are mounted. */
  complete = $state(!staged)

  /** Shows one of them in a later task; called by a component. */
  add(show: () => void, atLast = false): void {
    const part = (): void => {
      flushSync(show) // parts inside it are added now
      this.#drop(part)
    }
    this.#left.add(part)
    const cancel = runLater(part, atLast)
    onDestroy(() => {
      cancel()
      this.#drop(part)
    })
  }
  #drop(part: () => void): void {
    this.#left.delete(part)
    if (!this.#left.size) this.complete = true
  }
}

/** Makes a component track its own parts, so that it knows when all are mounted; otherwise only the components around it do. */
export function trackParts(): Parts {
  const parts = setContext(KEY, new Parts())
  if (!parts.complete) parts.add(() => {})
  return parts
}

export const parentParts = (): Parts => getContext<Parts | undefined>(KEY) ?? new Parts()
