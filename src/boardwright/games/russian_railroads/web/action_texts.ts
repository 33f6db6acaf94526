/** Texts about costs, gains and changes. */
import type { BoardWords } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import { joinTexts, signed } from '@shell/words/text'
import { givesText } from './parts/text'
import { LINES, type Best, type Gives, type Preview, type Wins } from './types'

/** Describes the price of a space: workers (or coins instead), then required coins. */
export function costText(words: BoardWords, cost: number, coins: number): string {
  const workers = cost > coins ? [words.t('noun-workers', { workers: cost - coins })] : []
  return [...workers, ...(coins ? [words.t('noun-coins', { coins })] : [])].join(' + ')
}

/** Describes the pieces paid. */
export function paidText(words: BoardWords, { preview }: Pick<LegalAction, 'preview'>): string {
  const { workers = 0, temporary = 0, black = 0, coins = 0 } = (preview ?? {}) as Preview
  const count = Number(workers) + Number(temporary)
  return joinTexts([...(count ? [words.t('noun-workers', { workers: count })] : []), ...(black ? [words.t('black-with-black')] : []), ...(coins ? [words.t('noun-coins', { coins })] : [])])
}

/** Describes what would be gained at once. */
export function winText(words: BoardWords, win: Wins): string {
  if (win.rails) return words.t('board-wins-rails', { colour: win.rails })
  if (win.worker) return words.t('board-wins-worker')
  if (win.spot) return words.t('board-wins-spot')
  if (win.points) return words.t('noun-points', { points: win.points })
  if (win.factory) return words.t('board-wins-factory', { factory: win.factory })
  return win.special ? words.t(`special-${win.special}`) : ''
}

/** Returns the changes of this round's scoring, line by line: `[name, change]`. */
export function scoringChanges(words: BoardWords, preview: Pick<Preview, 'scoring'> | null | undefined): [string, number][] {
  const change = preview?.scoring ?? {}
  return [...LINES, 'industry' as const].flatMap((line): [string, number][] => (change[line] ? [[words.t(`source-${line}`), change[line]]] : []))
}

const withChanges = (list: [string, number][]): string[] => list.map(([name, points]) => `${name} ${signed(points)}`)

/** Names a special space by its line and gain. */
const specialText = (words: BoardWords, id: string): string => `${words.t(`source-${id.split('_')[0]}`)}: ${words.t(`special-${id}`)}`

/**
 * Describes the best result of a space: points by the end of this round, special spaces within reach. ? tokens among them are not counted.
 */
function bestTexts(words: BoardWords, best: Best): string[] {
  const gain = words.t('board-best', { gain: signed(best.gain), more: best.more ? 1 : best.token ? 'token' : 0 })
  const from = [...(best.points ? [words.t('board-change-points', { change: signed(best.points) })] : []), ...withChanges(scoringChanges(words, best))]
  const reached = best.reaches?.map((id) => specialText(words, id)).join('; ')
  return [from.length ? `${gain} (${joinTexts(from)})` : gain, ...(reached ? [words.t('board-reaches', { list: reached })] : [])]
}

/** Describes all changes of an action in short texts: best result, points now, this round's scoring, gains. */
export function changes(words: BoardWords, preview: Preview | null | undefined): string[] {
  if (!preview) return []
  const best = preview.best ? bestTexts(words, preview.best) : []
  const now = preview.points ? [words.t('board-change-points', { change: signed(preview.points) })] : []
  const lines = scoringChanges(words, preview)
  const end = lines.length ? [words.t('board-change-round', { list: joinTexts(withChanges(lines)) })] : []
  const wins = (preview.wins ?? []).filter((win) => !(win.points && preview.points)).map((win) => winText(words, win)).filter((text) => text !== '')
  return [...best, ...now, ...end, ...(wins.length ? [words.t('board-change-wins', { list: joinTexts(wins) })] : [])]
}
