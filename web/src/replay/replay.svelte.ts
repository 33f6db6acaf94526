/** Player of a finished match, frame by frame. */
import type { Frame, GameEvent } from '../net/frame'

/**
 * Returns the frame after k decisions, with the events from number `since` on. `eyes`: seat whose view is shown; null: everything is open.
 */
export type Fetch = (k: number, since: number, eyes: number | null) => Promise<Frame>

const KEEP = 400

export class Player {
  at = $state(0)
  count = $state(0)
  frame = $state.raw<Frame | null>(null)
  playing = $state(false)
  speed = $state(1)
  /** Seat whose view is shown; null: everything is open. */
  eyes = $state<number | null>(null)
  failed = $state(false)

  private known = false // whether the length is known
  private wanted: number | null // null: the end
  private frames = new Map<number, Frame>()
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(
    private readonly fetch: Fetch,
    private readonly length: () => Promise<number>,
    start: number | null,
    private readonly onerror: (error: unknown) => void,
    eyes: number | null = null,
  ) {
    this.wanted = start
    this.eyes = eyes
    void this.open()
  }

  private async open(): Promise<void> {
    try {
      this.count = await this.length()
      this.known = true
      await this.seek(this.wanted ?? this.count)
    } catch (error) {
      this.failed = true
      this.onerror(error)
    }
  }

  seek = async (k: number): Promise<void> => {
    if (!this.known) return void (this.wanted = k)
    const to = Math.max(0, Math.min(this.count, k))
    this.wanted = to
    if (this.frame && to === this.at) return
    await this.show(to)
  }

  /** Shows a seat's view; null: everything is open. */
  look = (eyes: number | null): void => {
    if (eyes === this.eyes) return
    this.eyes = eyes
    this.frames = new Map()
    if (this.known) void this.show(this.wanted!)
  }

  private async show(to: number): Promise<void> {
    const { eyes } = this
    try {
      const frame = await this.load(to)
      // Meanwhile the reader may have moved on or changed the view.
      if (this.wanted !== to || this.eyes !== eyes) return
      this.frame = frame
      this.at = to
      if (to < this.count) void this.load(to + 1).catch(() => {})
    } catch (error) {
      this.pause()
      this.onerror(error)
      const former = this.frame?.viewer ?? null // by default everything is open
      if (this.eyes !== eyes) return
      if (former !== eyes) this.look(former)
      else this.failed = !this.frame
    }
  }

  /** Steps are relative to the requested position: keys may be faster than the server. */
  by = (steps: number): void => {
    this.pause()
    if (this.wanted !== null) void this.seek(this.wanted + steps)
  }

  toggle = (): void => {
    if (this.playing) return this.pause()
    this.playing = true
    if (this.at === this.count) void this.seek(0).then(() => this.later())
    else this.later()
  }

  pause = (): void => {
    this.playing = false
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  /** There is one next step, even if the reader has paused and played again while a position was on its way. */
  private later(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = this.playing ? setTimeout(() => void this.step(), 1000 / this.speed) : null
  }

  /** Shows the next position, or one that the reader has requested and that is not here yet. */
  private async step(): Promise<void> {
    const { at, wanted } = this
    await this.seek(wanted === null || wanted === at ? at + 1 : wanted)
    if (this.at >= this.count) this.pause()
    else this.later()
  }

  /** Returns the frame after k decisions with all events up to there. */
  private async load(k: number): Promise<Frame> {
    const { frames } = this // other views have other frames
    const cached = frames.get(k)
    if (cached) return cached
    // The events of the previous position are a prefix of these.
    const known: GameEvent[] = frames.get(k - 1)?.events ?? []
    const part = await this.fetch(k, known.length, this.eyes)
    const frame = { ...part, events: [...known.slice(0, part.events_from), ...part.events], events_from: 0 }
    if (frames.size >= KEEP) frames.delete(frames.keys().next().value!)
    frames.set(k, frame)
    return frame
  }
}
