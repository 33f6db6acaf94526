/** How events are told: what is left out, what is told together, whose doing it was, where on the board it happened. */
import type { BoardProps, BoardWords } from '../board/board'
import type { IconDrawing } from '../look/icons'
import type { Args, Frame, GameEvent, LegalAction } from '../net/frame'
import type { Then } from '../table/presses'
import { capital } from '../words/text'
import type { Words } from '../words/words'

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
  /** Kinds whose seat has it done to them by whoever acted before. */
  suffered?: ReadonlySet<string>
  /** Two events in a row told as one; null: each is told by itself. */
  join?(last: GameEvent, next: GameEvent): GameEvent | null
  /** A choice in a list, as somebody needs to hear it who does not see the board, and what it is listed under; without a name it is called as its action. */
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

/** One thing told: an event, or several as one. */
export interface Told {
  /** Number of its first event. */
  n: number
  event: GameEvent
  /** Whose doing it was, where it was anybody's. */
  doer: number | null
  places: string[]
}

const joins = new WeakMap<GameEvent, { last: GameEvent; joined: GameEvent | null }>()

/** Made once for each pair, so that what is told stays the same object. */
function joinedOf(story: Story, last: GameEvent, next: GameEvent): GameEvent | null {
  const known = joins.get(next)
  if (known?.last === last) return known.joined
  const joined = story.join?.(last, next) ?? null
  joins.set(next, { last, joined })
  return joined
}

const seatOf = ({ args }: GameEvent): number | null => (typeof args.seat === 'number' ? args.seat : null)

/** Events as they are told; nothing is told together with what came before event number `since`. */
export function told(events: readonly GameEvent[], story: Story, since: number | null = null): Told[] {
  const list: Told[] = []
  let doer: number | null = null
  for (const event of events) {
    const seat = seatOf(event)
    if (seat !== null && !story.suffered?.has(event.kind)) doer = seat
    if (story.quiet?.has(event.kind)) continue
    const places = story.places?.(event) ?? []
    const last = list.at(-1)
    const joined = last && event.n !== since ? joinedOf(story, last.event, event) : null
    if (last && joined) list[list.length - 1] = { ...last, event: joined, places: [...last.places, ...places] }
    else list.push({ n: event.n, event, doer: seat === null ? null : doer, places })
  }
  return list
}

/** What others did since the last choice of whoever looks. A spectator and a replay have made none. */
export function othersSince(frame: Pick<Frame, 'events' | 'since' | 'viewer'>, story: Story): Told[] {
  const { since } = frame
  if (since == null) return []
  return told(frame.events, story, since).filter(({ n, doer }) => n >= since && doer !== null && doer !== frame.viewer)
}

/** What to mark on the board; of two marks on one place the later one. */
export function marksOf(frame: Pick<Frame, 'events' | 'since' | 'viewer'>, story: Story): Mark[] {
  const marks = new Map(othersSince(frame, story).flatMap(({ places, doer }) => places.map((place) => [place, doer!] as const)))
  return [...marks].map(([place, seat]) => ({ place, seat }))
}

/** A sentence about a seat that need not name it: names stand first. */
export function unnamed(event: GameEvent, words: Words): string {
  const text = words.event(event)
  const seat = seatOf(event)
  const name = seat === null ? '' : `${words.name(seat)} `
  if (!name || !text.startsWith(name)) return text
  // In Slavic languages these never stand first: “Ana si vybírá” becomes “Vybírá si”.
  const rest = text.slice(name.length).replace(words.language === 'en' || words.language === 'is' ? /^$/ : /^(se|si|je) (\p{L}+)/u, '$2 $1')
  return capital(rest, words.language)
}
