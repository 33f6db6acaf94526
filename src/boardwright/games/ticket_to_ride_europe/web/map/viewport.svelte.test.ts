// @vitest-environment page
// The viewport of the map: its visible part, movements and gestures.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gestures } from '@shell/board/pan/gestures'
import { Viewport } from '@shell/board/pan/viewport.svelte'
import { CANVAS, HEIGHT, WIDTH } from './board'

describe('the viewport', () => {
  function openViewport(width: number, height: number): Viewport {
    const viewport = new Viewport(CANVAS)
    viewport.reduced = true
    viewport.resize(width, height)
    return viewport
  }
  const expectCanvasPoint = (viewport: Viewport, x: number, y: number, u: number, v: number): void => {
    const p = viewport.toCanvas({ x, y })
    expect(p.x).toBeCloseTo(u, 3)
    expect(p.y).toBeCloseTo(v, 3)
  }
  it('starts with the whole map in its middle', () => {
    const viewport = openViewport(1000, 600)
    expect(viewport.transform.scale).toBeCloseTo(600 / HEIGHT)
    expect(viewport.pannable).toBe(false)
    expectCanvasPoint(viewport, 500, 300, WIDTH / 2, HEIGHT / 2)
  })
  it('starts closer on a phone, and fills its height', () => {
    const viewport = openViewport(390, 500)
    expect(viewport.transform.scale).toBeCloseTo(500 / HEIGHT)
    expect(viewport.pannable).toBe(true)
    viewport.showWhole()
    expect(viewport.transform.scale).toBeCloseTo(390 / WIDTH)
  })
  it('zooms around the point under the pointer, within limits', () => {
    const viewport = openViewport(1000, 600)
    const pointer = { x: 700, y: 200 }
    const p = viewport.toCanvas(pointer)
    viewport.zoom(2, pointer)
    expectCanvasPoint(viewport, pointer.x, pointer.y, p.x, p.y)
    viewport.zoom(100, pointer)
    expect(viewport.atClosest).toBe(true)
    viewport.zoom(0.001, pointer)
    expect(viewport.transform.scale).toBeCloseTo(viewport.whole)
  })
  it('stays on the map', () => {
    const viewport = openViewport(1000, 600)
    viewport.zoom(3)
    viewport.drag(1e5, 1e5)
    expectCanvasPoint(viewport, 0, 0, 0, 0)
    viewport.drag(-1e5, -1e5)
    expectCanvasPoint(viewport, 1000, 600, WIDTH, HEIGHT)
  })
  it('moves a focused area into view, and no further than needed', () => {
    const viewport = openViewport(1000, 600)
    viewport.zoom(3)
    const before = viewport.transform
    viewport.focus(WIDTH / 2, HEIGHT / 2, WIDTH / 2 + 10, HEIGHT / 2 + 10)
    expect(viewport.transform).toEqual(before)
    viewport.focus(1500, 60, 1530, 80)
    expect(viewport.transform.scale).toBeCloseTo(before.scale)
    const [from, to] = [viewport.toCanvas({ x: 0, y: 0 }), viewport.toCanvas({ x: 1000, y: 600 })]
    expect(from.x < 1500 && to.x > 1530 && from.y < 60 && to.y > 80).toBe(true)
    viewport.focus(60, 60, 1530, 1000)
    expect(viewport.transform.scale).toBeLessThan(before.scale)
  })
  it('keeps its middle when its size changes', () => {
    const viewport = openViewport(1000, 600)
    viewport.zoom(3)
    const p = viewport.toCanvas({ x: 500, y: 300 })
    viewport.resize(800, 500)
    expectCanvasPoint(viewport, 400, 250, p.x, p.y)
  })
  it('keeps its zoom and middle after a zoom by hand when its size changes', () => {
    const viewport = openViewport(390, 400)
    viewport.zoom(3, { x: 100, y: 100 }, true)
    const p = viewport.toCanvas({ x: 195, y: 200 })
    viewport.resize(390, 420)
    expect(viewport.transform.scale).toBeCloseTo((3 * 400) / HEIGHT)
    expectCanvasPoint(viewport, 195, 200, p.x, p.y)
  })
  it('zooms out only to the given scale, and then shows the middle of what does not fit', () => {
    const viewport = openViewport(390, 400)
    viewport.place({ x: 600, y: 600 }, { x: 100, y: 100 }, 1.3, false)
    viewport.focus(700, 300, 800, 900, 1)
    expect(viewport.transform.scale).toBe(1)
    expect(viewport.toCanvas({ x: 195, y: 200 }).y).toBeCloseTo(600)
    viewport.place({ x: 600, y: 600 }, { x: 100, y: 100 }, 0.5, false)
    viewport.focus(700, 300, 710, 900, 1)
    expect(viewport.transform.scale, 'this is no reason to come closer').toBeLessThanOrEqual(0.5)
  })
  it('does not move a focused area under the buttons at its lower edge', () => {
    const viewport = openViewport(390, 400)
    for (const covered of [0, 60]) {
      viewport.place({ x: 800, y: 300 }, { x: 195, y: 200 }, 2, false)
      viewport.focus(800, 640, 810, 650, 0, covered)
      const shown = viewport.toCanvas({ x: 195, y: 400 - covered }).y
      expect(shown).toBeGreaterThan(650 + 20)
      expect(viewport.toCanvas({ x: 195, y: 0 }).y).toBeLessThan(640)
    }
    viewport.focus(700, 400, 710, 900, 2, 60)
    expect(viewport.toCanvas({ x: 195, y: 170 }).y, 'the middle of what is free').toBeCloseTo(650)
  })
  it('resets only if it was not moved by hand', () => {
    const viewport = openViewport(390, 400)
    viewport.focus(60, 60, 1530, 1000)
    viewport.reset()
    expect(viewport.transform.scale).toBeCloseTo(viewport.start)
    viewport.zoom(2, { x: 100, y: 100 }, true)
    const transform = viewport.transform
    viewport.reset()
    expect(viewport.transform).toEqual(transform)
  })
  it('is redrawn sharply a moment after a movement', () => {
    vi.useFakeTimers()
    const viewport = openViewport(1000, 600)
    viewport.zoom(2)
    expect(viewport.drawn).toBeCloseTo(600 / HEIGHT)
    vi.runAllTimers()
    expect(viewport.drawn).toBe(viewport.transform.scale)
    vi.useRealTimers()
  })
})

describe('a movement of the map', () => {
  const SIZE: [number, number] = [390, 400]
  function animatedViewport(): Viewport {
    const viewport = new Viewport(CANVAS)
    viewport.resize(...SIZE)
    return viewport
  }
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('takes some time, and can be finished at once', () => {
    const viewport = animatedViewport()
    viewport.place({ x: 800, y: 500 }, { x: 195, y: 200 }, 1)
    vi.advanceTimersByTime(60)
    expect(viewport.transform.scale).toBeGreaterThan(viewport.start)
    expect(viewport.transform.scale).toBeLessThan(1)
    viewport.finish()
    expect(viewport.transform.scale).toBe(1)
    vi.advanceTimersByTime(1000)
    expect(viewport.transform.scale).toBe(1)
  })
  it('continues from its goal when the next one begins', () => {
    const viewport = animatedViewport()
    for (let press = 0; press < 2; press++) {
      viewport.zoom(1.5, undefined, true)
      vi.advanceTimersByTime(60)
    }
    vi.advanceTimersByTime(1000)
    expect(viewport.transform.scale).toBeCloseTo(viewport.start * 1.5 * 1.5)
  })
  it('continues when the size changes, and ends at the same goal', () => {
    const viewport = animatedViewport()
    viewport.focus(900, 500, 910, 510)
    viewport.place({ x: 800, y: 500 }, { x: 195, y: 200 }, 1)
    vi.advanceTimersByTime(60)
    const [at, size] = [viewport.goal, viewport.transform.scale]
    viewport.resize(390, 200)
    expect(viewport.transform.scale, 'it does not jump').toBe(size)
    vi.advanceTimersByTime(1000)
    expect(viewport.transform.scale).toBe(1)
    expect([viewport.transform.x, viewport.transform.y]).toEqual([expect.closeTo(at.x, 3), expect.closeTo(at.y, 3)])
  })
})

describe('a mouse on the map', () => {
  const element = document.createElement('div')
  const viewport = new Viewport(CANVAS)
  let detach: (() => void) | void
  beforeEach(() => {
    element.setPointerCapture = () => {}
    detach = gestures(viewport, '.thing')(element)
    viewport.resize(390, 500)
    viewport.place({ x: WIDTH / 2, y: HEIGHT / 2 }, { x: 195, y: 250 }, 1, false)
  })
  afterEach(() => void detach?.())
  const mouse = (type: string, clientX: number, buttons: number) => element.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', pointerId: 1, clientX, clientY: 100, buttons }))

  it('drags it while its button is down', () => {
    const { x } = viewport.transform
    mouse('pointerdown', 100, 1)
    mouse('pointermove', 130, 1)
    expect(viewport.transform.x - x).toBeCloseTo(30)
    mouse('pointerup', 130, 0)
    mouse('pointermove', 200, 0)
    expect(viewport.transform.x - x).toBeCloseTo(30)
  })
  it('stops dragging when the button was released elsewhere', () => {
    const { x } = viewport.transform
    mouse('pointerdown', 2, 1)
    mouse('pointermove', 100, 0)
    mouse('pointermove', 200, 0)
    expect(viewport.transform.x).toBe(x)
  })

  const finger = (type: string, clientX: number) => element.dispatchEvent(new PointerEvent(type, { pointerType: 'touch', pointerId: 2, isPrimary: true, clientX, clientY: 100 }))
  it('does not count as a second finger after its release elsewhere', () => {
    const { x, scale } = viewport.transform
    mouse('pointerdown', 2, 1)
    finger('pointerdown', 100)
    finger('pointermove', 150)
    expect([viewport.transform.scale, viewport.transform.x - x]).toEqual([scale, expect.closeTo(50)])
  })
  it('does not press what it drags, nor does a finger; a key press afterwards works', () => {
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
