/** Descriptions of the pieces on a player's board, for bubbles and screen readers. */
import type { BoardWords } from '@shell/board/board'
import { id } from '@shell/words/text'
import { changes } from '../action_texts'
import type { Line, View } from '../types'
import type { Hint } from './hints.svelte'
import { runs, type Option, type Sign } from './railway'

type T = BoardWords['t']

export const lineName = (t: T, line: Line): string => t(id('line', line))

/** Message argument: 1 after the end, when points are those of the last round; 0 while they are a forecast. */
const over = (view: View): number => (view.phase === 'over' ? 1 : 0)

/** Describes a whole line for screen readers. */
export function lineLabel(t: T, line: Line, view: View, seat: number): string {
  const { rails, scoring, reach } = view.seats[seat]!
  const standing = Object.entries(rails[line]).map(([colour, space]) => (space ? t('board-rail-on', { colour, space }) : t('board-rail-waits', { colour })))
  const head = t('board-line', { line, points: scoring[line].points, reach: reach[line], over: over(view) })
  return [head, ...standing].join(', ')
}

/** Explains a line's points, space by space. */
export function lineSum(t: T, line: Line, view: View, seat: number): Hint {
  const score = view.seats[seat]!.scoring[line]
  const lines = runs(score)
    .filter((run) => run.total > 0)
    .map(({ from, to, colour, points, doubled, total }) => {
      const count = to - from + 1
      const spaces = count > 1 ? t('board-sum-spaces', { from, to, colour }) : t('board-sum-space', { space: from, colour })
      const sum = count > 1 ? `${count} × ${points} = ${total}` : `${total}`
      return `${spaces}: ${sum}${doubled ? ` (${t('board-sum-doubled')})` : ''}`
    })
  if (score.bonus) lines.push(`${t('board-sum-bonus')}: ${score.bonus}`)
  return { title: t('board-sum', { line, points: score.points, over: over(view) }), lines: lines.length ? lines : [t('board-sum-nothing')] }
}

export function industrySum(t: T, view: View, seat: number): Hint {
  const { points, markers } = view.seats[seat]!.scoring.industry
  const title = t('board-sum-industry', { points, over: over(view) })
  return { title, lines: markers.length > 1 ? [markers.join(' + ') + ` = ${points}`] : [t('board-sum-industry-help')] }
}

export function signHint(t: T, each: Sign): Hint {
  const { special, token } = each
  // If no locomotive is needed, only the rail is missing.
  const state = each.state === 'open' && !special.locomotive ? 'locomotive' : each.state
  return { title: t(id('special', special.id)), lines: [t(id('board-sign', state), { colour: special.rail, space: special.space, token })] }
}

/** Describes a choice: its name and everything it would change. */
export const optionHint = (words: BoardWords, option: Option, say: (option: Option) => string): Hint => ({ title: say(option), lines: changes(words, option.preview) })

/** Returns a hint without lines that repeat the title or each other. */
export function hint(title: string, ...lines: string[]): Hint {
  const same = title.toLocaleLowerCase()
  return { title, lines: lines.filter((line) => line && line.toLocaleLowerCase() !== same) }
}

/** Returns all text of a hint as one string, for the accessible name of a button. */
export const spoken = (hint: Hint): string => [hint.title, ...(hint.lines ?? [])].map((text) => text.replace(/[.]$/, '')).join('. ')

/** After the last round there is no further scoring. */
export function pointsNow(t: T, view: View, seat: number): string {
  const { points, scoring } = view.seats[seat]!
  return view.phase === 'over' ? t('noun-points', { points }) : t('board-points-now', { points, round: scoring.total })
}

/** Describes a board in one sentence, for the button that enlarges it. */
export function summary(t: T, view: View, seat: number): string {
  const own = view.seats[seat]!
  if (view.phase === 'over') return `${t('board-of', { seat })}. ${pointsNow(t, view, seat)}`
  return t('board-summary', { seat, points: own.points, round: own.scoring.total, workers: own.workers, passed: view.passed[seat] ? 1 : 0 })
}
