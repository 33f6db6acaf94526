/** What things cost, give and change, in words. */
import type { BoardWords } from '@shell/lib/board'
import type { LegalAction } from '@shell/lib/frame'
import { listed, signed } from '@shell/lib/text'
import { told } from './parts/text'
import { LINES, type Gives, type Preview, type Wins } from './types'

export const givesText = (words: BoardWords, gives: Gives): string => told(gives, words)

/** The price of a space: workers (any of them may be a coin), then what must be coins. */
export function costText(words: BoardWords, cost: number, coins: number): string {
  const workers = cost > coins ? [words.t('noun-workers', { workers: cost - coins })] : []
  return [...workers, ...(coins ? [words.t('noun-coins', { coins })] : [])].join(' + ')
}

/** What is paid with. */
export function paidText(words: BoardWords, { preview }: Pick<LegalAction, 'preview'>): string {
  const { workers = 0, temporary = 0, black = 0, coins = 0 } = (preview ?? {}) as Preview
  const men = Number(workers) + Number(temporary)
  return listed([...(men ? [words.t('noun-workers', { workers: men })] : []), ...(black ? [words.t('black-with-black')] : []), ...(coins ? [words.t('noun-coins', { coins })] : [])])
}

/** What would be won at once. */
export function winText(words: BoardWords, win: Wins): string {
  if (win.rails) return words.t('board-wins-rails', { colour: win.rails })
  if (win.worker) return words.t('board-wins-worker')
  if (win.spot) return words.t('board-wins-spot')
  if (win.points) return words.t('noun-points', { points: win.points })
  if (win.factory) return words.t('board-wins-factory', { factory: win.factory })
  return win.special ? words.t(`special-${win.special}`) : ''
}

/** How this round's end changes, line by line: `[name, change]`. */
export function scoringChanges(words: BoardWords, preview: Preview | null | undefined): [string, number][] {
  const change = preview?.scoring ?? {}
  return [...LINES, 'industry' as const].flatMap((line): [string, number][] => (change[line] ? [[words.t(`source-${line}`), change[line]]] : []))
}

/** All that an action would change, as short texts: points now, this round's end, what is won. */
export function changes(words: BoardWords, preview: Preview | null | undefined): string[] {
  if (!preview) return []
  const now = preview.points ? [words.t('board-change-points', { change: signed(preview.points) })] : []
  const lines = scoringChanges(words, preview)
  const end = lines.length ? [words.t('board-change-round', { list: listed(lines.map(([name, points]) => `${name} ${signed(points)}`)) })] : []
  const wins = (preview.wins ?? []).filter((win) => !(win.points && preview.points)).map((win) => winText(words, win)).filter((text) => text !== '')
  return [...now, ...end, ...(wins.length ? [words.t('board-change-wins', { list: listed(wins) })] : [])]
}
