/** The log: chapters in the reader's language, each one seat's consecutive actions, made from events. */
import type { Frame, GameEvent } from '../net/frame'
import { eventsOfOthers, storyEvents, textWithoutName, type Story, type StoryEvent } from './story'
import type { Words } from '../words/words'

export interface LogLine {
  n: number
  kind: string
  text: string
  /** Seat it is about, if any. */
  seat: number | null
  /** Places on the board where it happened. */
  places: string[]
}

export interface Chapter {
  /** Number of its first event. */
  n: number
  seat: number | null
  /** Whether it is the first line after the viewer's last choice. */
  since: boolean
  /** Heading of a part of the match that begins here. */
  heading: string | null
  /** Events shown as a table, one row each. */
  rows: GameEvent[]
  lines: LogLine[]
}

/** Returns a function that makes the text of each event once: a long match has a thousand events, and every frame needs all of them. */
export function cachedTexts(words: Words): (event: GameEvent) => string {
  const made = new WeakMap<GameEvent, string>()
  return (event) => {
    const known = made.get(event)
    if (known !== undefined) return known
    const text = textWithoutName(event, words)
    made.set(event, text)
    return text
  }
}

/** Returns the events together with the requests for hints, in order. */
export function withHints({ events, hinted = [] }: Pick<Frame, 'events' | 'hinted'>): readonly GameEvent[] {
  if (!hinted.length) return events
  const hintRequests = hinted.map(({ seat, event }, i) => ({ n: event - 1 + (i + 1) / (hinted.length + 1), kind: 'hint_asked', args: { seat } }))
  return [...events, ...hintRequests].sort((a, b) => a.n - b.n)
}

/** Groups events into chapters. `since`: the number of the first event after the viewer's last choice. */
export function groupChapters(events: readonly GameEvent[], story: Story, textOf: (event: GameEvent) => string, since: number | null): Chapter[] {
  const list: Chapter[] = []
  let divided = !since // before the first choice there is nothing to divide
  for (const each of storyEvents(events, story, since)) {
    const here = !divided && each.n >= since!
    if (here) divided = true
    const known = here ? undefined : chapterFor(each.event, list, story)
    const chapter = known ?? newChapter(each, here)
    if (!known) list.push(chapter)
    add(each, chapter, story, textOf)
  }
  return list
}

/** Returns the lines since the viewer's last choice; none if that is unknown. */
export function linesSince(list: readonly Chapter[]): LogLine[] {
  const from = list.findIndex(({ since }) => since)
  return from < 0 ? [] : list.slice(from).flatMap(({ lines }) => lines)
}

const seatOf = ({ args }: GameEvent): number | null => (typeof args.seat === 'number' ? args.seat : null)

const newChapter = ({ n, event }: StoryEvent, since: boolean): Chapter =>
  ({ n, seat: seatOf(event), since, heading: null, rows: [], lines: [] })

/** Returns the chapter that an event continues; undefined: it starts one. */
function chapterFor(event: GameEvent, list: readonly Chapter[], story: Story): Chapter | undefined {
  const last = list.at(-1)
  const seat = seatOf(event)
  if (!last || story.headings?.has(event.kind)) return undefined
  if (event.kind === story.table?.kind) return last.rows.length ? last : undefined
  // An event about no seat belongs to the previous action.
  if (seat === null || (last.seat === seat && !last.rows.length)) return last
  return story.gathered?.has(event.kind) ? gatheredChapter(list, seat, story.gathered) : undefined
}

/** Returns the seat's chapter among the last ones, as long as those contain only these kinds. */
function gatheredChapter(list: readonly Chapter[], seat: number, kinds: ReadonlySet<string>): Chapter | undefined {
  for (const chapter of [...list].reverse()) {
    if (chapter.heading !== null || chapter.rows.length || !chapter.lines.every(({ kind }) => kinds.has(kind))) return undefined
    if (chapter.seat === seat) return chapter
    if (chapter.since) return undefined
  }
  return undefined
}

function add({ n, event, places }: StoryEvent, chapter: Chapter, story: Story, textOf: (event: GameEvent) => string): void {
  if (story.headings?.has(event.kind)) [chapter.heading, chapter.seat] = [textOf(event), null]
  else if (event.kind === story.table?.kind) [chapter.rows, chapter.seat] = [[...chapter.rows, event], null]
  else chapter.lines.push({ n, kind: event.kind, text: textOf(event), seat: seatOf(event), places })
}

/** Returns the frame as a board needs it: only the events it has not seen yet. After an undo or a change of viewer, all events. */
export function boardFrame(frame: Frame, before: Frame | null): Frame {
  const all = frame.events
  const seenEvents = before?.events ?? []
  const continues =
    before !== null && before.viewer === frame.viewer && seenEvents.length <= all.length && sameEvent(seenEvents.at(-1), all[seenEvents.length - 1])
  if (!continues) return frame
  return { ...frame, events: all.slice(seenEvents.length), events_from: seenEvents.length }
}

export function sameEvent(a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  if (!a || !b) return a === b
  return a.n === b.n && a.kind === b.kind && JSON.stringify(a.args) === JSON.stringify(b.args)
}

/** Returns the last two events of the seat that acted last, without quiet ones. An event about no seat belongs to the action before it. */
export function latestEvents(frame: Frame, story: Story = {}): GameEvent[] {
  let seat: number | null = null
  let tail: GameEvent[] = []
  let following: GameEvent[] = []
  for (let i = frame.events.length - 1; i >= 0 && tail.length < 2; i -= 1) {
    const event = frame.events[i]!
    if (story.quiet?.has(event.kind)) continue
    const whose = seatOf(event)
    if (whose !== null && seat !== null && whose !== seat) break
    seat ??= whose
    following.unshift(event)
    if (whose !== null) [tail, following] = [[...following, ...tail], []]
  }
  return (seat === null ? following : tail).slice(-2)
}

export interface Chip {
  seat: number
  /** Text as sentences. */
  text: string
  /** Text in as few words as possible. */
  brief: string
  places: string[]
}

/** Event as a sentence and, if the game has them, in few words. */
interface ChipText {
  text: string
  short: string | null
}

/** Returns a line from several texts: brief texts form a list; if one must be a sentence, all are. */
const lineOf = (sayings: readonly ChipText[]): string =>
  sayings.every(({ short }) => short !== null) ? sayings.map(({ short }) => short).join(', ') : sayings.map(({ text }) => text).join(' ')

/**
 * Returns one line for each other player about what they did since the viewer's last choice, in the order in which they acted. What they did
 * to a third player is left out of the brief texts: it is marked on the board.
 */
export function chipsOf(frame: Frame, story: Story, words: Words): Chip[] {
  const chips = new Map<number, { seat: number; texts: string[]; sayings: ChipText[]; places: string[] }>()
  for (const { event, doer, places } of eventsOfOthers(frame, story)) {
    const seat = doer!
    if (!chips.has(seat)) chips.set(seat, { seat, texts: [], sayings: [], places: [] })
    const own = event.args.seat === seat
    const text = own ? textWithoutName(event, words) : words.event(event)
    const short = words.brief(event)
    const elsewhere = typeof event.args.seat === 'number' && !own && event.args.seat !== frame.viewer
    const chip = chips.get(seat)!
    chip.texts.push(text)
    if (!elsewhere || !chip.sayings.length)
      chip.sayings.push({ text, short: short === null || own ? short : `${words.name(Number(event.args.seat))}: ${short}` })
    chip.places.push(...places)
  }
  return [...chips.values()].map(({ seat, texts, sayings, places }) => ({ seat, text: texts.join(' '), brief: lineOf(sayings), places }))
}
