/** A viewport on a canvas larger than the screen (a map): which part is visible, and how it moves. */

export interface Point {
  x: number
  y: number
}
export interface Canvas {
  width: number
  height: number
  /** Part of the canvas's width (0 to 1) at the viewport's centre in the initial view. */
  middle?: number
  /** The initial view is the whole canvas if its scale is at least this (0.4). */
  readable?: number
  /** Minimum scale of the initial view in smaller viewports, even if the height does not fit. */
  close?: number
}

/** A canvas point p is shown at p · scale + (x, y). */
export interface Transform {
  x: number
  y: number
  scale: number
}

const MAX_SCALE = 4
const MOVE = 220 // ms of a movement
const SETTLE = 160 // ms without movement before the sheet is redrawn at its new size

export class Viewport {
  readonly canvas: Canvas
  width = $state(0)
  height = $state(0)
  transform = $state<Transform>({ x: 0, y: 0, scale: 1 })
  /** Scale at which the sheet is laid out; during a gesture, a CSS transform does the rest. */
  drawn = $state(1)
  reduced = false
  #moved = false // no longer the initial view: a resize keeps the visible part
  #byHand = false // moved by hand, not only by scrolling something into view: `reset` does nothing
  #goal: Transform | null = null // the target of a movement
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(canvas: Canvas) {
    this.canvas = canvas
  }

  /** The scale at which the whole map is visible. */
  readonly whole: number = $derived.by(() => Math.min(this.width / this.canvas.width, this.height / this.canvas.height) || 1)
  /** Scale of the initial view. On a small screen the whole map would be illegible, so it fills at least the viewport's height. */
  readonly start: number = $derived.by(() =>
    this.whole >= (this.canvas.readable ?? 0.4)
      ? this.whole
      : Math.min(Math.max(this.width / this.canvas.width, this.height / this.canvas.height, this.canvas.close ?? 0), 0.5),
  )
  /** Position of the canvas at one of the two resting scales, initial or whole; null at other scales. */
  readonly resting: Transform | null = $derived.by(() => {
    const drawn = (scale: number): boolean => Math.abs(this.drawn / scale - 1) < 0.001
    if (!this.width) return null
    if (drawn(this.start)) return this.#initial()
    return drawn(this.whole) ? this.#wholeCanvas() : null
  })
  readonly pannable: boolean = $derived(this.transform.scale > this.whole * 1.001)
  readonly atClosest: boolean = $derived(this.transform.scale >= MAX_SCALE)
  /** The transform after the current movement. */
  get goal(): Transform {
    return this.#goal ?? this.transform
  }

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return
    const before = { width: this.width, height: this.height }
    this.width = width
    this.height = height
    const resized = (transform: Transform): Transform => (this.#moved ? this.#afterResize(transform, before) : this.#initial())
    this.#show(resized(this.transform))
    if (this.#goal) this.move(resized(this.#goal))
    else this.#sharpen()
  }

  /** Returns a view after a resize: the centre stays, and nothing moves if only a panel below comes or goes. */
  #afterResize(transform: Transform, before: { width: number; height: number }): Transform {
    if (before.width === this.width && transform.scale >= this.whole) return this.#within(transform)
    const middle = this.toCanvas({ x: before.width / 2, y: before.height / 2 }, transform)
    return this.around(middle, Math.max(transform.scale, this.whole))
  }

  toCanvas(p: Point, transform = this.transform): Point {
    return { x: (p.x - transform.x) / transform.scale, y: (p.y - transform.y) / transform.scale }
  }

  /** Returns the view at a scale with a canvas point in the centre. */
  around(p: Point, scale: number): Transform {
    return this.#within({ x: this.width / 2 - p.x * scale, y: this.height / 2 - p.y * scale, scale })
  }

  /** Follows a gesture: at once, without inertia. */
  drag(dx: number, dy: number): void {
    this.#go({ ...this.transform, x: this.transform.x + dx, y: this.transform.y + dy })
  }

  zoomIn = (): void => this.zoom(1.5, undefined, true)
  zoomOut = (): void => this.zoom(1 / 1.5, undefined, true)

  /** Zooms by a factor around the canvas point under `at`; during a movement, relative to its target. */
  zoom(factor: number, at?: Point, smooth = false): void {
    const base = smooth ? this.goal : this.transform
    if (at) this.place(this.toCanvas(at), at, base.scale * factor, smooth)
    else this.place(this.#middle(base), { x: this.width / 2, y: this.height / 2 }, base.scale * factor, smooth)
  }

  /** Shows a canvas point at a point of the viewport, at the given scale. */
  place(p: Point, at: Point, wanted: number, smooth = true): void {
    this.#moved = this.#byHand = true
    const scale = Math.min(MAX_SCALE, Math.max(this.whole, wanted))
    const next = { x: at.x - p.x * scale, y: at.y - p.y * scale, scale }
    if (smooth) this.move(next)
    else this.#go(next)
  }

  /** Back to the initial view, unless it was moved by hand. */
  reset(): void {
    if (this.#byHand) return
    this.#moved = false
    this.move(this.#initial())
  }

  showWhole(): void {
    this.#moved = this.#byHand = true
    this.move(this.#wholeCanvas())
  }

  /**
   * Scrolls a part of the canvas into view: no further than needed, zooming out only if it does not fit, at most to
   * `least`. `covered`: how many pixels at the viewport's bottom are hidden by buttons.
   */
  focus(left: number, top: number, right: number, bottom: number, least = 0, covered = 0): void {
    const visibleHeight = this.height - covered
    const [w, h] = [this.width - 2 * this.#margin(this.width), visibleHeight - 2 * this.#margin(visibleHeight)]
    const fits = Math.min(w / Math.max(right - left, 1), h / Math.max(bottom - top, 1))
    const scale = Math.max(this.whole, Math.min(this.goal.scale, Math.max(fits, least)))
    const centre = this.toCanvas({ x: this.width / 2, y: visibleHeight / 2 }, this.goal)
    // `room`: what is visible, in canvas units.
    const clampCentre = (at: number, room: number, low: number, high: number): number =>
      high - low > room ? (low + high) / 2 : Math.min(Math.max(at, high - room / 2), low + room / 2)
    this.#moved = true
    this.move(this.around({ x: clampCentre(centre.x, w / scale, left, right), y: clampCentre(centre.y, h / scale, top, bottom) + covered / 2 / scale }, scale))
  }

  /** Animates to a view; at once with reduced motion. */
  move(to: Transform): void {
    const end = this.#within(to)
    const from = this.transform
    this.#stop()
    if (this.reduced || (Math.abs(end.x - from.x) < 1 && Math.abs(end.y - from.y) < 1 && Math.abs(end.scale / from.scale - 1) < 0.001)) {
      this.#show(end)
      return this.#settle()
    }
    this.#goal = end
    const startTime = performance.now()
    const step = (now: number): void => {
      const t = Math.min(1, (now - startTime) / MOVE)
      const k = 1 - (1 - t) ** 3
      const scale = from.scale * (end.scale / from.scale) ** k
      // Positions follow the scale, so that the fixed point stays in place.
      const part = Math.abs(end.scale - from.scale) > 1e-6 ? (scale - from.scale) / (end.scale - from.scale) : k
      this.#show({ x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part, scale })
      if (t < 1) this.#frame = requestAnimationFrame(step)
      else this.finish()
    }
    this.#frame = requestAnimationFrame(step)
  }

  /** Ends a movement at its target. */
  finish(): void {
    if (!this.#goal) return
    this.#show(this.#goal)
    this.#stop()
    this.#settle()
  }

  destroy(): void {
    this.#stop()
    clearTimeout(this.#timer)
  }

  #stop(): void {
    cancelAnimationFrame(this.#frame)
    this.#goal = null
  }

  #go(next: Transform): void {
    this.#stop()
    this.#moved = this.#byHand = true
    this.#show(this.#within(next))
    this.#settle()
  }

  #show(next: Transform): void {
    this.transform = next
  }

  #settle(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#sharpen(), SETTLE)
  }

  #sharpen(): void {
    this.drawn = this.transform.scale
  }

  #initial(): Transform {
    return this.around({ x: this.canvas.width * (this.canvas.middle ?? 0.5), y: this.canvas.height / 2 }, this.start)
  }

  #wholeCanvas(): Transform {
    return this.around({ x: this.canvas.width / 2, y: this.canvas.height / 2 }, this.whole)
  }

  #middle(transform: Transform): Point {
    return this.toCanvas({ x: this.width / 2, y: this.height / 2 }, transform)
  }

  /** The margin to the viewport's edge when scrolling into view: smaller in a small viewport. */
  #margin(room: number): number {
    return Math.min(48, room / 5)
  }

  /** The map fills the viewport if larger, and is centred if smaller. */
  #within({ x, y, scale }: Transform): Transform {
    const clamp = (at: number, room: number, size: number): number => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at)))
    return { x: clamp(x, this.width, this.canvas.width * scale), y: clamp(y, this.height, this.canvas.height * scale), scale }
  }
}
