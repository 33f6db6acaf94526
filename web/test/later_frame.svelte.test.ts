// @vitest-environment page
/** What is not the answer to a press follows one picture later, but shows nothing of a former viewer. */
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import { LaterFrame } from '../src/table/later_frame.svelte'

let asked: (() => void)[] = []
let stop = () => {}
beforeEach(() => void vi.stubGlobal('requestAnimationFrame', (work: () => void) => asked.push(work)))
afterEach(() => {
  stop()
  asked = []
  vi.unstubAllGlobals()
})

/** Draws a picture. */
function draw() {
  const now = asked
  asked = []
  for (const work of now) work()
  flushSync()
}
const frame = (viewer: number | null, decisions: number) => ({ viewer, decisions }) as Frame
const [first, second, third] = [1, 2, 3].map((decisions) => frame(0, decisions))

function follow(begin: Frame | null) {
  let shown = $state.raw(begin)
  let later!: LaterFrame
  stop = $effect.root(() => void (later = new LaterFrame(() => shown)))
  const see = (next: Frame | null) => {
    shown = next
    flushSync()
  }
  flushSync()
  draw()
  draw()
  return { later, see }
}

it('follows in the second picture', () => {
  const { later, see } = follow(first!)
  see(second!)
  expect(later.frame).toBe(first)
  draw()
  expect(later.frame).toBe(first)
  draw()
  expect(later.frame).toBe(second)
})

it('does not wait longer while frames keep coming', () => {
  const { later, see } = follow(first!)
  see(second!)
  draw()
  see(third!)
  draw()
  expect(later.frame).toBe(third)
  expect(asked).toEqual([])
})

it('shows the first frame, that of another viewer and that there is none at once', () => {
  const { later, see } = follow(null)
  for (const now of [first!, frame(1, 1), frame(null, 1), null, first!]) {
    see(now)
    expect(later.frame).toBe(now)
  }
})
