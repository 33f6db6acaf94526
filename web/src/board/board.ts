import type { IconDrawing } from '../look/icons'
import type { Args, Frame, GameEvent, LegalAction, Refusal } from '../net/frame'
import type { Then, Wish } from '../table/presses'
import type { SoundsOfEvents } from '../table/sounds'

/** Interface between the shell and boards; see docs/board_interface.md. */
export interface BoardWords {
  /** Returns the text of a message: of the game or, if it has none, of the shell. */
  t(id: string, args?: Record<string, unknown>): string
  /** Returns a place name in the reader's language if it may be shown beside the one of `t`; otherwise the same name. */
  local?(id: string): string
  /** Returns an event as a sentence of the log. */
  event?(event: Pick<GameEvent, 'kind' | 'args'>): string
  /** Returns the name of the player on a seat. */
  name(seat: number): string
  /** Returns the address of a section of the game's rules; null if there is none. */
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
  /** Whether the player wants a preview before a press counts; undefined counts as false. */
  ask?: boolean
  /** False in a replay: nothing can be chosen. */
  live: boolean
  /** Whether no match of this game has been finished on this device, so that more help may be welcome. */
  newcomer?: boolean
  /** Changes by other players since the viewer's last choice, by places as `story` names them. */
  marks?: readonly Mark[]
}

export interface BoardHandle {
  update(props: BoardProps): void
  /** Highlights places that the log points at or (`hint`) a hint is about; none: removes the highlight. */
  light?(places: readonly string[], hint?: boolean): void
  destroy(): void
  /**
   * Called once, after the last frame, if the viewer watched the match end: the board may show how (points one by one, for example). The
   * result waits for the promise, three minutes at most, or until the player asks for it: then `skip` is aborted and the board shows the
   * final state. Not called if a finished match is opened, or a replay jumps to its end.
   */
  ending?(skip: AbortSignal): Promise<void>
  /**
   * Resolves when the last events have been shown in the board's own way (a scoring line by line, for example); null: nothing is being
   * shown. If several players share the screen, it is passed on afterwards, but within half a minute.
   */
  showing?(): Promise<void> | null
}

/** Action that is legal, or (without a preview) could be. */
export interface Choosable { id: number; kind: string; args: Args; preview?: any }
/** `group`: its heading in a list. */
export interface Listed { name: string; group?: string }

/** Alternative way to make a choice with one press: the further choices it stands for. */
export interface Way { name: string; then: Then[] }

/** Texts and grouping of a game's events; `web/story.ts` of the game. */
export interface Story {
  /** Whether the board itself shows other players' moves and the progress of the turn. */
  onBoard?: boolean
  /** Kinds of events that only announce others. */
  quiet?: ReadonlySet<string>
  /** Kinds that start a part of the match: headings of the log. */
  headings?: ReadonlySet<string>
  /** Kinds marked on a replay's slider, besides the headings: few, with large effects. */
  landmarks?: ReadonlySet<string>
  /** Events of one kind, one for each seat in a row, become a table with these arguments as columns. */
  table?: { kind: string; columns: readonly string[] }
  /** Kinds that happen to one seat after the other: the log groups them by seat. */
  gathered?: ReadonlySet<string>
  /** Kinds whose seat is affected by the player who acted before. */
  suffered?: ReadonlySet<string>
  /** Two consecutive events told as one; null: separately. */
  join?(last: GameEvent, next: GameEvent): GameEvent | null
  /** Returns name and group of a choice for lists and screen readers; default: the text of the action, no group. */
  choice?(action: Choosable, frame: Frame, words: BoardWords): Partial<Listed> | undefined
  /** Returns the icon before a choice in a list, the same as on the board; undefined: an arrow. */
  symbol?(action: Choosable, frame: Frame): IconDrawing | undefined
  /**
   * Returns what else a press on a choice in a list decides (the payment for a space, for example) and the alternatives; undefined: nothing
   * else.
   */
  ways?(action: LegalAction, words: BoardWords, foresee: NonNullable<BoardProps['foresee']>): { usual: Way; others: Way[] } | undefined
  /** Returns the places on the board where an event happened. */
  places?(event: GameEvent): string[]
  /** Returns the places on the board where a choice of this seat would be made; none if its button is enough. */
  aim?(action: Choosable, seat: number): string[]
}

/** Place on the board that changed, and the player who changed it. */
export interface Mark {
  place: string
  seat: number
}

/** Section of the result beside the points: what each player achieved and missed. */
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
  /** How this game's events are told. Without it, each event is told separately. */
  story?: Story
  mount(element: HTMLElement, props: BoardProps): BoardHandle
  /** Which sound each kind of event has. */
  sounds?: SoundsOfEvents
  /** Draws a picture for the lobby into the element: decoration, hidden from screen readers. */
  cover?(element: HTMLElement): void | (() => void)
  /** Returns additional sections of the result from the final frame. */
  ends?(frame: Frame, words: BoardWords): EndSection[]
}

export type CoverOf = NonNullable<BoardModule['cover']>

/** Figure for the rulebook, composed of the board's components. Its caption is the message `figure-<name>`. */
export interface Figure {
  name: string
  draw(element: HTMLElement, words: BoardWords): void | (() => void)
}

/** Exports of `web/rulebook.ts`: the figures of each section. */
export interface RulebookModule {
  figures: Record<string, readonly Figure[]>
}
