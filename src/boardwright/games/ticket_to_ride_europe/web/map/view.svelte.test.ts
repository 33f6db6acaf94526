// @vitest-environment page
// The window on the map: what part of it is in sight, and how it moves.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gestures } from '@shell/board/pan/gestures'
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
  it('keeps what was brought closer by a button or a tap when the window changes its size', () => {
    const view = window(390, 400)
    view.zoom(3, { x: 100, y: 100 }, true)
    const p = view.toCanvas({ x: 195, y: 200 })
    view.resize(390, 420)
    expect(view.sight.scale).toBeCloseTo((3 * 400) / HEIGHT)
    near(view, 195, 200, p.x, p.y)
  })
  it('zooms out no further than it is told to, and then shows the middle of what does not fit', () => {
    const view = window(390, 400)
    view.place({ x: 600, y: 600 }, { x: 100, y: 100 }, 1.3, false)
    view.focus(700, 300, 800, 900, 1)
    expect(view.sight.scale).toBe(1)
    expect(view.toCanvas({ x: 195, y: 200 }).y).toBeCloseTo(600)
    view.place({ x: 600, y: 600 }, { x: 100, y: 100 }, 0.5, false)
    view.focus(700, 300, 710, 900, 1)
    expect(view.sight.scale, 'this is no reason to come closer').toBeLessThanOrEqual(0.5)
  })
  it('brings nothing under the buttons at its lower edge', () => {
    const view = window(390, 400)
    for (const covered of [0, 60]) {
      view.place({ x: 800, y: 300 }, { x: 195, y: 200 }, 2, false)
      view.focus(800, 640, 810, 650, 0, covered)
      const shown = view.toCanvas({ x: 195, y: 400 - covered }).y
      expect(shown).toBeGreaterThan(650 + 20)
      expect(view.toCanvas({ x: 195, y: 0 }).y).toBeLessThan(640)
    }
    view.focus(700, 400, 710, 900, 2, 60)
    expect(view.toCanvas({ x: 195, y: 170 }).y, 'the middle of what is free').toBeCloseTo(650)
  })
  it('starts anew only where it was not moved by hand', () => {
    const view = window(390, 400)
    view.focus(60, 60, 1530, 1000)
    view.reset()
    expect(view.sight.scale).toBeCloseTo(view.start)
    view.zoom(2, { x: 100, y: 100 }, true)
    const sight = view.sight
    view.reset()
    expect(view.sight).toEqual(sight)
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

describe('a movement of the map', () => {
  const SIZE: [number, number] = [390, 400]
  function moving(): View {
    const view = new View()
    view.resize(...SIZE)
    return view
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes a moment, and can be ended at once', () => {
    const view = moving()
    view.place({ x: 800, y: 500 }, { x: 195, y: 200 }, 1)
    vi.advanceTimersByTime(60)
    expect(view.sight.scale).toBeGreaterThan(view.start)
    expect(view.sight.scale).toBeLessThan(1)
    view.finish()
    expect(view.sight.scale).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(view.sight.scale).toBe(1)
  })
  it('goes on from where it was going to when the next one is asked for', () => {
    const view = moving()
    for (let press = 0; press < 2; press++) {
      view.zoom(1.5, undefined, true)
      vi.advanceTimersByTime(60)
    }
    vi.advanceTimersByTime(1000)
    expect(view.sight.scale).toBeCloseTo(view.start * 1.5 * 1.5)
  })
  it('goes on when the window changes its size, and ends where it would have ended', () => {
    const view = moving()
    view.focus(900, 500, 910, 510)
    view.place({ x: 800, y: 500 }, { x: 195, y: 200 }, 1)
    vi.advanceTimersByTime(60)
    const [at, size] = [view.goal, view.sight.scale]
    view.resize(390, 200)
    expect(view.sight.scale, 'it does not jump').toBe(size)
    vi.advanceTimersByTime(1000)
    expect(view.sight.scale).toBe(1)
    expect([view.sight.x, view.sight.y]).toEqual([expect.closeTo(at.x, 3), expect.closeTo(at.y, 3)])
  })
})

describe('a mouse on the map', () => {
  const element = document.createElement('div')
  const view = new View()
  let leave: (() => void) | void
  beforeEach(() => {
    element.setPointerCapture = () => {}
    leave = gestures(view, '.thing')(element)
    view.resize(390, 500)
    view.place({ x: WIDTH / 2, y: HEIGHT / 2 }, { x: 195, y: 250 }, 1, false)
  })
  afterEach(() => void leave?.())
  const mouse = (type: string, clientX: number, buttons: number) => element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', pointerId: 1, clientX, clientY: 100, buttons }))

  it('drags it while its button is down', () => {
    const { x } = view.sight
    mouse('pointerdown', 100, 1)
    mouse('pointermove', 130, 1)
    expect(view.sight.x - x).toBeCloseTo(30)
    mouse('pointerup', 130, 0)
    mouse('pointermove', 200, 0)
    expect(view.sight.x - x).toBeCloseTo(30)
  })
  it('no longer drags it when the button was released elsewhere', () => {
    const { x } = view.sight
    mouse('pointerdown', 2, 1)
    mouse('pointermove', 100, 0)
    mouse('pointermove', 200, 0)
    expect(view.sight.x).toBe(x)
  })

  const finger = (type: string, clientX: number) => element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', pointerId: 2, isPrimary: true, clientX, clientY: 100 }))
  it('that was released elsewhere is no second finger', () => {
    const { x, scale } = view.sight
    mouse('pointerdown', 2, 1)
    finger('pointerdown', 100)
    finger('pointermove', 150)
    expect([view.sight.scale, view.sight.x - x]).toEqual([scale, expect.closeTo(50)])
  })
  it('or a finger presses nothing where it drags; a key does afterwards', () => {
    vi.useFakeTimers()
    const pressed = vi.fn()
    const thing = document.createElement('button')
    thing.addEventListener('click', pressed)
    element.replaceChildren(thing)
    mouse('pointerdown', 100, 1)
    mouse('pointermove', 130, 1)
    mouse('pointerup', 130, 0)
    thing.click()
    expect(pressed).not.toHaveBeenCalled()
    for (const [type, at] of [['pointerdown', 100], ['pointermove', 130], ['pointerup', 130]] as const) finger(type, at)
    vi.advanceTimersByTime(1000)
    thing.click()
    expect(pressed).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
