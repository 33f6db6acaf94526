/** The window on the map: what part of the canvas is shown, and how it moves. A canvas point p is seen at p · scale + (x, y). */
import { HEIGHT, WIDTH } from './board'
import type { Point } from './geometry'

export interface Sight {
  x: number
  y: number
  scale: number
}

const MOST = 4 // the largest scale
const MOVE = 220 // ms
const SETTLE = 160 // ms without a movement, then the sheet is drawn sharply at its new size

export class View {
  width = $state(0)
  height = $state(0)
  sight = $state<Sight>({ x: 0, y: 0, scale: 1 })
  /** The scale at which the sheet is laid out; while a gesture goes on, the rest is done by a transform. */
  drawn = $state(1)
  reduced = false
  #touched = false // the person has moved the map: a new size of the window keeps what is in its middle
  #frame = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** The scale at which the whole map is in sight. */
  readonly whole = $derived(Math.min(this.width / WIDTH, this.height / HEIGHT) || 1)
  /** On a small screen the whole map would be too small to read: it starts so large that it fills the window's height. */
  readonly start = $derived(this.whole >= 0.4 ? this.whole : Math.min(Math.max(this.width / WIDTH, this.height / HEIGHT), 0.5))
  readonly pannable = $derived(this.sight.scale > this.whole * 1.001)
  readonly closest = MOST

  resize(width: number, height: number): void {
    if (!width || !height || (width === this.width && height === this.height)) return
    const middle = this.toCanvas({ x: this.width / 2, y: this.height / 2 })
    this.width = width
    this.height = height
    if (this.#touched) this.#show(this.around(middle, Math.max(this.sight.scale, this.whole)))
    else this.#show(this.around({ x: WIDTH * 0.46, y: HEIGHT / 2 }, this.start))
    this.#sharpen()
  }

  toCanvas(p: Point): Point {
    return { x: (p.x - this.sight.x) / this.sight.scale, y: (p.y - this.sight.y) / this.sight.scale }
  }

  /** The sight at a scale with a canvas point in the middle. */
  around(p: Point, scale: number): Sight {
    return this.#within({ x: this.width / 2 - p.x * scale, y: this.height / 2 - p.y * scale, scale })
  }

  /** Follows a gesture: at once, without inertia. */
  drag(dx: number, dy: number): void {
    this.#go({ ...this.sight, x: this.sight.x + dx, y: this.sight.y + dy })
  }

  /** Zooms by a factor so that the canvas point under `at` stays there. */
  zoom(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }, smooth = false): void {
    const scale = Math.min(MOST, Math.max(this.whole, this.sight.scale * factor))
    const p = this.toCanvas(at)
    const next = { x: at.x - p.x * scale, y: at.y - p.y * scale, scale }
    if (smooth) this.move(next)
    else this.#go(next)
  }

  reset(): void {
    this.#touched = false
    this.move(this.around({ x: WIDTH * 0.46, y: HEIGHT / 2 }, this.start))
  }

  showWhole(): void {
    this.#touched = true
    this.move(this.around({ x: WIDTH / 2, y: HEIGHT / 2 }, this.whole))
  }

  /** Brings a part of the canvas into sight: moves no further than needed, and zooms out only where it does not fit. */
  focus(left: number, top: number, right: number, bottom: number, margin = 48): void {
    const room = { w: Math.max(this.width - 2 * margin, 40), h: Math.max(this.height - 2 * margin, 40) }
    const fits = Math.min(room.w / Math.max(right - left, 1), room.h / Math.max(bottom - top, 1))
    const scale = Math.max(this.whole, Math.min(this.sight.scale, fits))
    const centre = this.toCanvas({ x: this.width / 2, y: this.height / 2 })
    const [w, h] = [room.w / scale / 2, room.h / scale / 2] // half of what is in sight, in canvas units
    const into = (at: number, half: number, low: number, high: number): number =>
      high - low > 2 * half ? (low + high) / 2 : Math.min(Math.max(at, high - half), low + half)
    this.#touched = true
    this.move(this.around({ x: into(centre.x, w, left, right), y: into(centre.y, h, top, bottom) }, scale))
  }

  /** Moves there in a moment; with reduced motion at once. */
  move(to: Sight): void {
    const end = this.#within(to)
    const from = this.sight
    cancelAnimationFrame(this.#frame)
    if (this.reduced || (Math.abs(end.x - from.x) < 1 && Math.abs(end.y - from.y) < 1 && Math.abs(end.scale / from.scale - 1) < 0.001)) {
      this.#show(end)
      return this.#settle()
    }
    const began = performance.now()
    const step = (now: number): void => {
      const t = Math.min(1, (now - began) / MOVE)
      const k = 1 - (1 - t) ** 3
      const scale = from.scale * (end.scale / from.scale) ** k
      // Where the scale changes, positions follow it, so that the point everything grows from stays in place.
      const part = Math.abs(end.scale - from.scale) > 1e-6 ? (scale - from.scale) / (end.scale - from.scale) : k
      this.#show({ x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part, scale })
      if (t < 1) this.#frame = requestAnimationFrame(step)
      else this.#settle()
    }
    this.#frame = requestAnimationFrame(step)
  }

  destroy(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#timer)
  }

  #go(next: Sight): void {
    cancelAnimationFrame(this.#frame)
    this.#touched = true
    this.#show(this.#within(next))
    this.#settle()
  }

  #show(next: Sight): void {
    this.sight = next
  }

  #settle(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#sharpen(), SETTLE)
  }

  #sharpen(): void {
    this.drawn = this.sight.scale
  }

  /** The map fills the window where it is larger, and stands in its middle where it is smaller. */
  #within({ x, y, scale }: Sight): Sight {
    const hold = (at: number, room: number, size: number): number => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, at)))
    return { x: hold(x, this.width, WIDTH * scale), y: hold(y, this.height, HEIGHT * scale), scale }
  }
}
