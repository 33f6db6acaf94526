/** Course of a match by turn: turning points, lines of the chart, marks on the slider of a replay. */
import type { GameEvent } from '../net/frame'
import type { Turn } from '../net/api'
import { signed } from '../words/text'
import type { Words } from '../words/words'

export type { Turn }

/** Turning point. `turn` counts from 1; `decisions`: its position in a replay. */
export interface TurningPoint {
  /** `best`: its seat's best turn, while a turn of another seat gained more. */
  kind: 'lead' | 'gain' | 'best'
  seat: number
  turn: number
  decisions: number
  /** The gain of this turn. */
  gain: number
}

const gainOf = (turns: readonly Turn[], i: number, seat: number): number => turns[i]!.values[seat]! - ((turns[i - 1]?.values ?? turns[i]!.before)?.[seat] ?? 0)

/** Returns the player alone in the lead by turn; of several with the most, the former leader, or null if they have less. */
function leaders(turns: readonly Turn[]): (number | null)[] {
  let leader: number | null = null
  return turns.map(({ values }) => {
    const most = Math.max(...values)
    if (values.filter((value) => value === most).length === 1) leader = values.indexOf(most)
    else if (leader !== null && values[leader] !== most) leader = null
    return leader
  })
}

/** Returns how often the lead changed. */
export const leadChanges = (turns: readonly Turn[]): number => {
  const list = leaders(turns).filter((leader) => leader !== null)
  return list.filter((leader, i) => i > 0 && leader !== list[i - 1]).length
}

/**
 * Returns the turn in which the last lead was taken, and the one that brought its seat more than any other. The very last turn is the final
 * scoring.
 */
export function turningPoints(turns: readonly Turn[]): TurningPoint[] {
  const order = leaders(turns)
  const found: TurningPoint[] = []
  const note = (kind: TurningPoint['kind'], i: number, seat: number) => found.push({ kind, seat, turn: i + 1, decisions: turns[i]!.decisions, gain: gainOf(turns, i, seat) })
  const last = order.at(-1) ?? null
  let taken = order.length - 1
  while (order[taken - 1] === last && taken > 0) taken -= 1
  if (last !== null && taken > 0) note('lead', taken, last)
  const gains = turns.map(({ seat }, i) => (i > 0 && i < turns.length - 1 ? gainOf(turns, i, seat) : 0))
  const most = Math.max(0, ...gains)
  const best = gains.indexOf(most)
  if (most > 0 && gains.lastIndexOf(most) === best) note('gain', best, turns[best]!.seat)
  return found
}

/** Returns the best turn of each seat, unless it is the best of all, which is a turning point. */
export function bestTurns(turns: readonly Turn[]): TurningPoint[] {
  const decided = turningPoints(turns)
  const gains = turns.map(({ seat }, i) => ({ kind: 'best' as const, seat, turn: i + 1, decisions: turns[i]!.decisions, gain: gainOf(turns, i, seat) })).slice(1, -1)
  const seats = [...new Set(gains.map(({ seat }) => seat))]
  return seats.flatMap((seat) => {
    const own = gains.filter((each) => each.seat === seat)
    const most = Math.max(...own.map(({ gain }) => gain))
    const best = own.filter(({ gain }) => gain === most)
    return best.length === 1 && most > 0 && !decided.some(({ turn }) => turn === best[0]!.turn) ? best : []
  })
}

/** Returns the landmarks of the game with their positions in a replay (`decisions`). Events at the start of the match do not count. */
export function landmarksOf(turns: readonly Turn[], events: readonly GameEvent[], kinds: ReadonlySet<string>): { decisions: number; event: GameEvent }[] {
  return events.flatMap((event) => {
    const turn = kinds.has(event.kind) ? turns.findIndex((each) => each.events > event.n) : 0
    return turn > 0 ? [{ decisions: turns[turn]!.decisions, event }] : []
  })
}

/** Returns the number of the round that an event begins, as text; empty: it begins none. `headings`: kinds of events that begin rounds. */
export const roundNumber = ({ kind, args }: GameEvent, headings: ReadonlySet<string> | undefined): string =>
  headings?.has(kind) && typeof args.number === 'number' ? `${args.number}` : ''

/** Mark on the slider; `main`: it decided the match. */
export interface SliderMark { at: number; text: string; main: boolean }

const MOST_MARKS = 12
const APART = 1 / 16 // part of the slider: closer marks could not be pressed separately

/** Returns the marks in order, from candidates with the most important first. Simultaneous events share one mark. */
export function spacedMarks(marks: readonly SliderMark[], count: number): SliderMark[] {
  const kept: SliderMark[] = []
  for (const mark of marks) {
    const same = kept.find(({ at }) => at === mark.at)
    const near = kept.some(({ at }) => Math.abs(at - mark.at) < count * APART)
    if (same) same.text += ` · ${mark.text}`
    else if (mark.main || (!near && kept.length < MOST_MARKS)) kept.push({ ...mark })
  }
  return kept.sort((a, b) => a.at - b.at)
}

/** Returns the next or previous mark. */
export const nextMark = (marks: readonly SliderMark[], at: number, way: 1 | -1): SliderMark | undefined =>
  way > 0 ? marks.find((mark) => mark.at > at) : marks.filter((mark) => mark.at < at).at(-1)

/** Returns round numbers for the scale: lowest line, one between, highest. */
export function scaleOf(turns: readonly Turn[]): [number, number, number] {
  const values = turns.flatMap(({ before = [], values }) => [...before, ...values])
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)]
  const unit = most - least > 100 ? 50 : most - least > 40 ? 20 : most - least > 10 ? 10 : 2
  const [low, high] = [Math.floor(least / unit) * unit, Math.ceil(most / unit) * unit]
  return [low, (low + high) / 2, high]
}

/** Returns the heights of labels at the right end, at least `apart` from each other, and none below `lowest`. */
export function spreadLabels(heights: readonly number[], apart: number, lowest = Infinity): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  order.forEach((seat, i) => {
    const before = order[i - 1]
    if (before !== undefined) placed[seat] = Math.max(placed[seat]!, placed[before]! + apart)
  })
  order.reverse().forEach((seat, i) => (placed[seat] = Math.min(placed[seat]!, lowest - i * apart)))
  return placed
}

/** Describes a turning point. `words`: the match's, which name its seats. */
export const turningPointText = ({ kind, seat, turn, gain }: TurningPoint, words: Words, shell: Words): string =>
  kind === 'lead' ? shell.t('ui-turning-lead', { seat: words.name(seat), turn }) : shell.t(`ui-turning-${kind}`, { seat: words.name(seat), turn, points: signed(gain) })
