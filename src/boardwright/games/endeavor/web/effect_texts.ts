/** Effects of an action as short texts, each with a sign. */
import type { BoardWords } from '@shell/board/board'
import { id, signed } from '@shell/words/text'
import { isBrown } from './parts/text'
import { TRACKS, type Preview, type Token, type Track, type TracksView } from './types'

/** Returns what a level of a track gives: building level, discs, salaries or cards. */
export const levelGives = (tracks: TracksView, track: Track, level: number): number =>
  ({ industry: tracks.building_level, culture: tracks.growth, finance: tracks.payments, politics: tracks.card_limit })[track][level - 1]!

/** Returns the level, 1 to 5, that a total reaches. */
export const levelAt = (tracks: Pick<TracksView, 'thresholds'>, sum: number): number => Math.max(1, tracks.thresholds.filter((threshold) => sum >= threshold).length)

export interface Change {
  kind: 'discs' | 'token' | 'icons' | 'level' | 'opens' | 'governor' | 'link' | 'aside' | 'glory'
  text: string
  token?: Token
  track?: Track
  seat?: number
  /** Whether it is a loss. */
  less?: boolean
}

export function changes(words: BoardWords, preview: Preview | null | undefined, tracks: TracksView): Change[] {
  const p = preview ?? {}
  const list: Change[] = []
  if (p.discs) list.push({ kind: 'discs', text: words.t('board-change-discs', { change: signed(p.discs) }), less: p.discs < 0 })
  // The effect of a brown token is shown by the track it raises.
  if (p.token && !isBrown(p.token)) list.push({ kind: 'token', token: p.token, text: words.t(id('token', p.token)) })
  for (const track of TRACKS) {
    const n = p.icons?.[track]
    const level = p.levels?.[track]
    if (n) list.push({ kind: 'icons', track, text: `${words.t(id('track', track))} ${signed(n)}`, less: n < 0 })
    if (level) {
      const [before, after] = level.map((each) => levelGives(tracks, track, each)) as [number, number]
      list.push({ kind: 'level', track, text: words.t(id('board-level', track), { before, after }), less: after < before })
    }
  }
  for (const { link, token } of p.links ?? []) list.push({ kind: 'link', text: words.t('board-change-link', { link }), ...(token ? { token } : {}) })
  if (p.opens) list.push({ kind: 'opens', text: words.t('board-did-opened', { region: p.opens }) })
  if (p.governor) list.push({ kind: 'governor', seat: p.governor.seat, text: words.t('board-did-governs', { seat: p.governor.seat, card: p.governor.card }) })
  for (const { seat, card } of p.laid_aside ?? []) list.push({ kind: 'aside', seat, less: true, text: words.t('board-did-laid-aside', { seat, card }) })
  if (p.glory) list.push({ kind: 'glory', text: words.t('board-change-glory', { change: signed(p.glory) }), less: p.glory < 0 })
  return list
}
