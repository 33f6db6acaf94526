import type { Args, Frame, GameEvent, Refusal } from '../net/frame'
import type { Then, Wish } from '../table/presses'
import type { SoundsOfEvents } from '../table/sounds'
import type { Mark, Story } from '../story/story'

/** What a board gets from the shell: see docs/board_interface.md. */
export interface BoardWords {
  /** The text of a message: the game's own words first, then the shell's. */
  t(id: string, args?: Record<string, unknown>): string
  /** A name of the board as the reader's language has it, where it may stand beside the one that `t` gives; else that one. */
  local?(id: string): string
  /** An event in a sentence, as the log tells it. */
  event?(event: Pick<GameEvent, 'kind' | 'args'>): string
  /** The name of whoever sits there. */
  name(seat: number): string
  /** The address of a section of the game's rules, for a link; null where there are none. */
  rules?(section: string): string | null
}

export interface BoardProps {
  /**
   * `frame.events` holds what is new since the last update; `frame.events_from` is its first number.
   * Where that number is not the one that follows the last event the board has seen (the first frame,
   * an undo, a jump in a replay), nothing is to be moved, only shown.
   */
  frame: Frame
  words: BoardWords
  /**
   * Choose one of `frame.legal`. One press may stand for more: each of `then` says by the next frame what is wanted then, or null. The page
   * goes on when the server has confirmed the decision before, shows only what comes of the last one, stops and says why where something is
   * not possible, and takes all of it back as one. 'undo' takes the last decision back first.
   */
  act(first: Wish, ...then: Then[]): void
  /**
   * What the same would lead to: a function that makes the frame. Null where something of it is not possible or not certain, or where the
   * page does not run the rules.
   */
  foresee?(first: Wish, ...then: Then[]): (() => Frame) | null
  why(kind: string, args: Args): Promise<Refusal | null>
  reduced: boolean
  theme: 'light' | 'dark'
  /** False: the person has switched single keys off; undefined counts as true. */
  shortcuts?: boolean
  /** The person wants to see what a press would do before it is done; undefined counts as false. */
  ask?: boolean
  /** False in a replay: nothing may be chosen. */
  live: boolean
  /** Nobody has finished a match of this game on this device: a word more may help. */
  newcomer?: boolean
  /** What others changed since the last choice of whoever looks, by places as `story` names them. */
  marks?: readonly Mark[]
}

export interface BoardHandle {
  update(props: BoardProps): void
  /** Light up these places, for somebody points at what happened there, or (`hint`) for a hint is about them; none: no more. */
  light?(places: readonly string[], hint?: boolean): void
  destroy(): void
  /**
   * The match has just ended before these eyes, and the board has been given its last frame: it may show how (points one by
   * one, say). The result waits for the promise, three minutes at most, or until somebody asks for it: then `skip` is aborted and
   * the board shows the end as it stays. Not called where a match that is over is opened, or a replay jumps to its end.
   */
  ending?(skip: AbortSignal): Promise<void>
  /**
   * What just happened is still being shown in a way of its own (a round's scoring line by line, say); null: nothing. Where several
   * people share the screen, it is seen to its end before the screen is passed on, half a minute at most.
   */
  showing?(): Promise<void> | null
}

/** What a game tells of its end beside the points: for each player what was made and what was not. */
export interface EndSection {
  title: string
  /** A fact about the whole match. */
  note?: string
  /** `note`: where the game counts no points, it is also what the result says first to whoever played there. */
  seats: { seat: number; items: EndItem[]; note?: string }[]
}

export interface EndItem {
  text: string
  mark: 'good' | 'bad' | null
  points?: number
  note?: string
}

export interface BoardModule {
  /** How this game's events are told. Without it each is told by itself. */
  story?: Story
  mount(element: HTMLElement, props: BoardProps): BoardHandle
  /** Which kinds of events are heard, and as what. */
  sounds?: SoundsOfEvents
  /** A picture for the lobby, drawn into the element: decoration, hidden from screen readers. */
  cover?(element: HTMLElement): void | (() => void)
  /** What the result tells beside places, points and their course, of a frame in which the match is over. */
  ends?(frame: Frame, words: BoardWords): EndSection[]
}

/** A picture for the rules, put together from what the board is made of. Its caption is the message `figure-<name>`. */
export interface Figure {
  name: string
  draw(element: HTMLElement, words: BoardWords): void | (() => void)
}

/** What `web/rulebook.ts` exports: the pictures of each section. */
export interface RulebookModule {
  figures: Record<string, readonly Figure[]>
}
