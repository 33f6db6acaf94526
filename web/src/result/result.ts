import type { Frame } from '../net/frame'
import type { Words } from '../words/words'

/** Returns a sentence about the winners. */
export function winnersText(frame: Frame, names: Words, shell: Words): string {
  const first = frame.result?.ranking[0] ?? []
  if (!frame.result) return ''
  if (first.length === 0 || (first.length === frame.seats.length && first.length > 1)) return shell.t('ui-draw')
  const list = first.map((seat) => names.name(seat)).join(', ')
  return shell.t(first.length > 1 ? 'ui-shared-first' : 'ui-winner', { names: list })
}

/** Returns how the match ended: the game's own text, or the last event. */
export function resultText(frame: Frame, words: Words): string {
  const id = `result-${frame.result?.reason ?? ''}`
  if (words.has(id)) return words.t(id)
  const last = frame.events.at(-1)
  return last ? words.event(last) : ''
}

/** Returns a score in the game's own unit, if it does not count points. */
export const scoreOf = (words: Words, shell: Words, score: number): string => (words.has('result-score') ? words.t('result-score', { score }) : shell.t('ui-points', { points: score }))
/** Returns the title of the table of points. */
export const scoreFrom = (words: Words, shell: Words): string => (words.has('result-score-from') ? words.t('result-score-from') : shell.t('ui-points-from'))

/** Returns places with their seats; shared places have the same number, as in sport (1, 2, 2, 4). */
export function seatsByPlace(frame: Frame): { place: number; seat: number }[] {
  const list: { place: number; seat: number }[] = []
  for (const shared of frame.result?.ranking ?? []) {
    const place = list.length + 1
    for (const seat of shared) list.push({ place, seat })
  }
  return list
}
