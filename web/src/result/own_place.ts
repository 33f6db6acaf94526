/** The result for its viewer: their place, the distance, and the main reasons for it. */
import type { EndSection } from '../board/board'
import { addsUp, sourceName, sourcesOf } from './breakdown'
import type { Frame } from '../net/frame'
import { seatsByPlace } from './result'
import { joinTexts, signed } from '../words/text'
import type { Words } from '../words/words'

export interface OwnPlace {
  place: number
  /** Points ahead of the second place, or (negative) behind the first. */
  distance: number
  /** Main sources of the distance, with their shares, largest first. */
  sources: { id: string; points: number }[]
}

const FEW_SOURCES = 3

/** Returns null if the first place is shared, there are no other players, or there are no points. */
export function ownPlace(frame: Frame, seat: number): OwnPlace | null {
  const { result } = frame
  const place = seatsByPlace(frame).find((each) => each.seat === seat)?.place
  const others = place === 1 ? result?.ranking[1] : result?.ranking[0]
  if (!result || !place || !others?.length || (place === 1 && result.ranking[0]!.length > 1)) return null
  const [own, theirs] = [result.scores[seat], result.scores[others[0]!]]
  if (own == null || theirs == null) return null
  const distance = own - theirs
  // If several players are tied, no single one can be compared with.
  const sources = others.length === 1 ? differences(result, seat, others[0]!) : []
  return { place, distance, sources: sources.filter(({ points }) => points * distance > 0).slice(0, FEW_SOURCES) }
}

/** Returns the differences between two players by source, largest first; empty if the sources do not add up to the scores. */
function differences(result: NonNullable<Frame['result']>, seat: number, other: number) {
  const all = sourcesOf(result)
  if (!addsUp(result, all)) return []
  return all.map(({ id, points }) => ({ id, points: (points[seat] ?? 0) - (points[other] ?? 0) })).sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
}

/** Returns the line for the player of that seat; null: nothing to say. */
export function ownPlaceText(frame: Frame, seat: number, sections: readonly EndSection[], words: Words, shell: Words): string | null {
  const own = ownPlace(frame, seat)
  const text = distanceText(frame, seat, sections, words, shell)
  if (!own) return text && shell.t('ui-own-noted', { note: text })
  return own.distance === 0 ? shell.t('ui-own-level', { place: own.place }) : `${shell.t('ui-own-rank', { place: own.place })}, ${text}`
}

/**
 * Returns the text beside a place already shown. If a game has no points, its note about that seat at the end (`sections`), unless the seat
 * has won; null: nothing to say.
 */
export function distanceText(frame: Frame, seat: number, sections: readonly EndSection[], words: Words, shell: Words): string | null {
  const own = ownPlace(frame, seat)
  if (!own) return notedText(frame, seat, sections)
  const text = own.distance === 0 ? shell.t('ui-level', { place: own.place }) : pointsText(own.distance, words, shell)
  const sources = own.sources.map(({ id, points }) => `${sourceName(words, id)}\u00a0${signed(points)}`)
  return sources.length ? `${text}: ${joinTexts(sources)}` : text
}

/** Only the number if the game has its own unit, which would have to be declined. */
function pointsText(distance: number, words: Words, shell: Words): string {
  const [behind, ahead] = words.has('result-score') ? ['ui-score-behind', 'ui-score-ahead'] : ['ui-points-behind', 'ui-points-ahead']
  return shell.t(distance < 0 ? behind! : ahead!, { points: Math.abs(distance) })
}

function notedText({ result }: Frame, seat: number, sections: readonly EndSection[]): string | null {
  const won = result?.ranking.length !== 1 && result?.ranking[0]?.includes(seat)
  if (!result || won || result.scores.some((score) => score !== null)) return null
  const notes = sections.flatMap(({ seats }) => seats.find((each) => each.seat === seat)?.note ?? [])
  return notes.length ? joinTexts(notes) : null
}
