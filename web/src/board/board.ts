import type { IconDrawing } from '../look/icons'
import type { Args, Frame, GameEvent, LegalAction, Refusal } from '../net/frame'
import type { Then, Wish } from '../table/presses'
import type { SoundsOfEvents } from '../table/sounds'

/** What a board gets from the shell: see docs/board_interface.md. */
export interface BoardWords {
  /** The text of a message: the game's own words first, then the shell's. */
  t(id: string, args?: Record<string, unknown>): string
  /** A name of the board as the reader's language has it, where it may stand beside the one that `t` gives; else that one. */
  local?(id: string): string
  /** An event in a sentence, as the log tells it. */
  event?(event: Pick<GameEvent, 'kind' | 'args'>): string
  /** The player's name on a seat. */
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
  /** No match of this game has been finished on this device: a little more help may be welcome. */
  newcomer?: boolean
  /** What others changed since the viewer's last choice, by places as `story` names them. */
  marks?: readonly Mark[]
}

export interface BoardHandle {
  update(props: BoardProps): void
  /** Light up these places: they are pointed at in the log, or (`hint`) a hint is about them; none: put the light out. */
  light?(places: readonly string[], hint?: boolean): void
  destroy(): void
  /**
   * The match has just ended while it was watched, and the board has its last frame: it may show how (points one by
   * one, say). The result waits for the promise, three minutes at most, or until the player asks for it: then `skip` is aborted and
   * the board shows the end as it stays. Not called where a match that is over is opened, or a replay jumps to its end.
   */
  ending?(skip: AbortSignal): Promise<void>
  /**
   * What just happened is still being shown in a way of its own (a round's scoring line by line, say); null: nothing. Where several
   * people share the screen, it is seen to its end before the screen is passed on, half a minute at most.
   */
  showing?(): Promise<void> | null
}

/** What may be chosen, or could be if it were possible: that has no preview. */
export interface Choosable { id: number; kind: string; args: Args; preview?: any }
/** `group`: what it is listed under. */
export interface Listed { name: string; group?: string }

/** A way in which one press makes a choice: what it stands for besides. */
export interface Way { name: string; then: Then[] }

/** What a game's `web/story.ts` says of its events. */
export interface Story {
  /** The board itself tells what others did, and how far the turn has come. */
  onBoard?: boolean
  /** Kinds that only announce what is told anyway. */
  quiet?: ReadonlySet<string>
  /** Kinds that begin a part of the match: each is a heading of the log. */
  headings?: ReadonlySet<string>
  /** Kinds that a replay marks on its slider, beside the headings: few of them, and much came of each. */
  landmarks?: ReadonlySet<string>
  /** Events of one kind, one for each seat in a row, are told as a table; its columns are these arguments. */
  table?: { kind: string; columns: readonly string[] }
  /** Kinds that happen to one seat after the other: what they say of one stands together. */
  gathered?: ReadonlySet<string>
  /** Kinds whose seat is affected by the player who acted before. */
  suffered?: ReadonlySet<string>
  /** Two events in a row told as one; null: each is told by itself. */
  join?(last: GameEvent, next: GameEvent): GameEvent | null
  /** A choice in a list, as a screen reader announces it, and its group; without a name it has that of its action. */
  choice?(action: Choosable, frame: Frame, words: BoardWords): Partial<Listed> | undefined
  /** What stands before a choice in a list: the same sign that the board has for it; undefined: an arrow. */
  symbol?(action: Choosable, frame: Frame): IconDrawing | undefined
  /** How a choice in a list is made by one press (how a space is paid for, say), and in which other ways; undefined: by itself. */
  ways?(action: LegalAction, words: BoardWords, foresee: NonNullable<BoardProps['foresee']>): { usual: Way; others: Way[] } | undefined
  /** Where on the board it happened: names that the board knows. */
  places?(event: GameEvent): string[]
  /** Where on the board a choice of this seat would be made: such names; none where its button says enough. */
  aim?(action: Choosable, seat: number): string[]
}

/** Something on the board that changed, and who changed it. */
export interface Mark {
  place: string
  seat: number
}

/** What a game tells of its end beside the points: for each player what was made and what was not. */
export interface EndSection {
  title: string
  /** A fact about the whole match. */
  note?: string
  /** `note`: in a game without points, also the first line of that player's result. */
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

export type CoverOf = NonNullable<BoardModule['cover']>

/** A picture for the rules, put together from what the board is made of. Its caption is the message `figure-<name>`. */
export interface Figure {
  name: string
  draw(element: HTMLElement, words: BoardWords): void | (() => void)
}

/** What `web/rulebook.ts` exports: the pictures of each section. */
export interface RulebookModule {
  figures: Record<string, readonly Figure[]>
}
