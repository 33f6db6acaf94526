/** Events prepared for people: some are left out or combined; each has the seat that did it and its places on the board. */
import type { Mark, Story } from '../board/board'
import type { Frame, GameEvent } from '../net/frame'
import { capitalized } from '../words/text'
import type { Words } from '../words/words'

export type { Choosable, Listed, Mark, Story, Way } from '../board/board'

/** One event, or several combined. */
export interface StoryEvent {
  /** Number of its first event. */
  n: number
  event: GameEvent
  /** Seat that did it; an event about no seat belongs to the previous action. Null: nothing was done yet, or a part of the match begins. */
  doer: number | null
  places: string[]
}

const joins = new WeakMap<GameEvent, { last: GameEvent; joined: GameEvent | null }>()

/** Combines two events; the result is cached, so that it stays the same object. */
function joinedOf(story: Story, last: GameEvent, next: GameEvent): GameEvent | null {
  const known = joins.get(next)
  if (known?.last === last) return known.joined
  const joined = story.join?.(last, next) ?? null
  joins.set(next, { last, joined })
  return joined
}

const seatOf = ({ args }: GameEvent): number | null => (typeof args.seat === 'number' ? args.seat : null)

/** Returns the events without quiet ones, combined by `story.join` but not across event number `since`. */
export function storyEvents(events: readonly GameEvent[], story: Story, since: number | null = null): StoryEvent[] {
  const list: StoryEvent[] = []
  let doer: number | null = null
  for (const event of events) {
    const seat = seatOf(event)
    if (seat === null) doer = story.headings?.has(event.kind) ? null : doer
    else if (!story.suffered?.has(event.kind)) doer = seat
    if (story.quiet?.has(event.kind)) continue
    const places = story.places?.(event) ?? []
    const last = list.at(-1)
    const joined = last && event.n !== since ? joinedOf(story, last.event, event) : null
    if (last && joined) list[list.length - 1] = { ...last, event: joined, places: [...last.places, ...places] }
    else list.push({ n: event.n, event, doer, places })
  }
  return list
}

/** Returns what other players did since the viewer's last choice; empty for spectators and replays. */
export function eventsOfOthers(frame: Pick<Frame, 'events' | 'since' | 'viewer'>, story: Story): StoryEvent[] {
  const { since } = frame
  if (since == null) return []
  return storyEvents(frame.events, story, since).filter(({ n, doer }) => n >= since && doer !== null && doer !== frame.viewer)
}

/** Returns the marks on the board; of two marks on one place the later one. */
export function marksOf(frame: Pick<Frame, 'events' | 'since' | 'viewer'>, story: Story): Mark[] {
  const marks = new Map(eventsOfOthers(frame, story).flatMap(({ places, doer }) => places.map((place) => [place, doer!] as const)))
  return [...marks].map(([place, seat]) => ({ place, seat }))
}

/** Returns a sentence without the name of its seat at the start. */
export function textWithoutName(event: GameEvent, words: Words): string {
  const text = words.event(event)
  const seat = seatOf(event)
  const name = seat === null ? '' : `${words.name(seat)} `
  if (!name || !text.startsWith(name)) return text
  // In Slavic languages clitics never stand first: “Ana si vybírá” becomes “Vybírá si”.
  const rest = text.slice(name.length).replace(words.language === 'en' || words.language === 'is' ? /^$/ : /^(se|si|je) (\p{L}+)/u, '$2 $1')
  return capitalized(rest, words.language)
}
