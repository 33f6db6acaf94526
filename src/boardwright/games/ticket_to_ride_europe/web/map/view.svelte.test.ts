// The window on the map: what part of it is in sight, and how it moves.
import { describe, expect, it, vi } from 'vitest'
import { HEIGHT, WIDTH } from './board'
import { View } from './view.svelte'

describe('the window on the map', () => {
  function window(width: number, height: number): View {
    const view = new View()
    view.reduced = true
    view.resize(width, height)
    return view
  }
  const near = (view: View, x: number, y: number, u: number, v: number): void => {
    const p = view.toCanvas({ x, y })
    expect(p.x).toBeCloseTo(u, 3)
    expect(p.y).toBeCloseTo(v, 3)
  }
  it('begins with the whole map in its middle', () => {
    const view = window(1000, 600)
    expect(view.sight.scale).toBeCloseTo(600 / HEIGHT)
    expect(view.pannable).toBe(false)
    near(view, 500, 300, WIDTH / 2, HEIGHT / 2)
  })
  it('begins closer on a phone, and fills its height', () => {
    const view = window(390, 500)
    expect(view.sight.scale).toBeCloseTo(500 / HEIGHT)
    expect(view.pannable).toBe(true)
    view.showWhole()
    expect(view.sight.scale).toBeCloseTo(390 / WIDTH)
  })
  it('zooms about the point under the pointer, within limits', () => {
    const view = window(1000, 600)
    const at = { x: 700, y: 200 }
    const p = view.toCanvas(at)
    view.zoom(2, at)
    near(view, at.x, at.y, p.x, p.y)
    view.zoom(100, at)
    expect(view.sight.scale).toBe(view.closest)
    view.zoom(0.001, at)
    expect(view.sight.scale).toBeCloseTo(view.whole)
  })
  it('never leaves the map', () => {
    const view = window(1000, 600)
    view.zoom(3)
    view.drag(1e5, 1e5)
    near(view, 0, 0, 0, 0)
    view.drag(-1e5, -1e5)
    near(view, 1000, 600, WIDTH, HEIGHT)
  })
  it('brings what is asked for into sight, and moves no further than needed', () => {
    const view = window(1000, 600)
    view.zoom(3)
    const before = view.sight
    view.focus(WIDTH / 2, HEIGHT / 2, WIDTH / 2 + 10, HEIGHT / 2 + 10)
    expect(view.sight).toEqual(before)
    view.focus(1500, 60, 1530, 80)
    expect(view.sight.scale).toBeCloseTo(before.scale)
    const [from, to] = [view.toCanvas({ x: 0, y: 0 }), view.toCanvas({ x: 1000, y: 600 })]
    expect(from.x < 1500 && to.x > 1530 && from.y < 60 && to.y > 80).toBe(true)
    view.focus(60, 60, 1530, 1000)
    expect(view.sight.scale).toBeLessThan(before.scale)
  })
  it('keeps its middle when the window changes its size', () => {
    const view = window(1000, 600)
    view.zoom(3)
    const p = view.toCanvas({ x: 500, y: 300 })
    view.resize(800, 500)
    near(view, 400, 250, p.x, p.y)
  })
  it('is drawn sharply a moment after it was moved', () => {
    vi.useFakeTimers()
    const view = window(1000, 600)
    view.zoom(2)
    expect(view.drawn).toBeCloseTo(600 / HEIGHT)
    vi.runAllTimers()
    expect(view.drawn).toBe(view.sight.scale)
    vi.useRealTimers()
  })
})
