import type { IconDrawing } from '../look/icons'
import type { Args, Frame, GameEvent, LegalAction, Refusal } from '../net/frame'
import type { Then, Wish } from '../table/presses'
import type { SoundsOfEvents } from '../table/sounds'

/** What a board gets from the shell: see docs/board_interface.md. */
export interface BoardWords {
  /** The text of a message: the game's own words first, then the shell's. */
  t(id: string, args?: Record<string, unknown>): string
  /** A name on the board in the reader's language, where it may stand beside the one that `t` gives; otherwise the same. */
  local?(id: string): string
  /** An event in a sentence, as the log tells it. */
  event?(event: Pick<GameEvent, 'kind' | 'args'>): string
  /** The player's name on a seat. */
  name(seat: number): string
  /** The address of a section of the game's rules, for a link; null if there is none. */
  rules?(section: string): string | null
}

export interface BoardProps {
  /**
   * `frame.events` holds the events since the last update; `frame.events_from` is the number of the first.
   * If that number does not follow the last event the board has seen (the first frame,
   * an undo, a jump in a replay), the board shows the new state without animation.
   */
  frame: Frame
  words: BoardWords
  /**
   * Chooses one of `frame.legal`. One press may stand for several choices: each of `then` picks the next from the following frame, or null. The page
   * goes on when the server has confirmed the previous choice, shows only the final outcome, stops with a reason where a choice is
   * not possible, and takes all of them back as one. 'undo' first takes the last decision back.
   */
  act(first: Wish, ...then: Then[]): void
  /**
   * The outcome of the same choices: a function that makes the frame. Null if a choice is impossible or its outcome uncertain, or if the
   * page does not run the rules.
   */
  foresee?(first: Wish, ...then: Then[]): (() => Frame) | null
  why(kind: string, args: Args): Promise<Refusal | null>
  reduced: boolean
  theme: 'light' | 'dark'
  /** False: the player has switched single keys off; undefined counts as true. */
  shortcuts?: boolean
  /** The player wants a preview before a press counts; undefined counts as false. */
  ask?: boolean
  /** False in a replay: nothing can be chosen. */
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
   * the board shows the final state. Not called if a finished match is opened, or a replay jumps to its end.
   */
  ending?(skip: AbortSignal): Promise<void>
  /**
   * The last events are still being shown in the board's own way (a round's scoring line by line, say); null: nothing. If several
   * players share the screen, it finishes before the screen is passed on, within half a minute.
   */
  showing?(): Promise<void> | null
}

/** An action that is legal, or could be: the latter has no preview. */
export interface Choosable { id: number; kind: string; args: Args; preview?: any }
/** `group`: its heading in a list. */
export interface Listed { name: string; group?: string }

/** One way in which a press makes a choice: the further choices it stands for. */
export interface Way { name: string; then: Then[] }

/** How a game's events are told: its `web/story.ts`. */
export interface Story {
  /** The board itself shows what others did, and the progress of the turn. */
  onBoard?: boolean
  /** Kinds that only announce what other events tell. */
  quiet?: ReadonlySet<string>
  /** Kinds that begin a part of the match: headings of the log. */
  headings?: ReadonlySet<string>
  /** Kinds that a replay marks on its slider, besides the headings: few, and with large effects. */
  landmarks?: ReadonlySet<string>
  /** Events of one kind, one for each seat in a row, become a table with these arguments as columns. */
  table?: { kind: string; columns: readonly string[] }
  /** Kinds that happen to one seat after the other: the log groups them by seat. */
  gathered?: ReadonlySet<string>
  /** Kinds whose seat is affected by the player who acted before. */
  suffered?: ReadonlySet<string>
  /** Two consecutive events told as one; null: separately. */
  join?(last: GameEvent, next: GameEvent): GameEvent | null
  /** A choice in a list, as a screen reader announces it, and its group; without a name it has that of its action. */
  choice?(action: Choosable, frame: Frame, words: BoardWords): Partial<Listed> | undefined
  /** The icon before a choice in a list: the same as on the board; undefined: an arrow. */
  symbol?(action: Choosable, frame: Frame): IconDrawing | undefined
  /** How one press makes a choice in a list (how a space is paid for, say), and the alternatives; undefined: nothing further. */
  ways?(action: LegalAction, words: BoardWords, foresee: NonNullable<BoardProps['foresee']>): { usual: Way; others: Way[] } | undefined
  /** Where on the board it happened: the board's names of places. */
  places?(event: GameEvent): string[]
  /** Where on the board a choice of this seat would be made: such names; none if its button says enough. */
  aim?(action: Choosable, seat: number): string[]
}

/** A place on the board that changed, and who changed it. */
export interface Mark {
  place: string
  seat: number
}

/** What a game tells of its end beside the points: for each player what was achieved and what was not. */
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
  /** How this game's events are told. Without it each is told separately. */
  story?: Story
  mount(element: HTMLElement, props: BoardProps): BoardHandle
  /** Which sound each kind of event has. */
  sounds?: SoundsOfEvents
  /** Draws a picture for the lobby into the element: decoration, hidden from screen readers. */
  cover?(element: HTMLElement): void | (() => void)
  /** What the result shows beside places, points and their course, from the final frame. */
  ends?(frame: Frame, words: BoardWords): EndSection[]
}

export type CoverOf = NonNullable<BoardModule['cover']>

/** A picture for the rulebook, made of the board's own parts. Its caption is the message `figure-<name>`. */
export interface Figure {
  name: string
  draw(element: HTMLElement, words: BoardWords): void | (() => void)
}

/** The exports of `web/rulebook.ts`: the pictures of each section. */
export interface RulebookModule {
  figures: Record<string, readonly Figure[]>
}
