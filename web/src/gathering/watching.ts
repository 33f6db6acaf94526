/** Texts about who may watch a match. */
import { formatUnit, type Words } from '../words/words'
import type { WatchingOut, WatchingSetting } from '../net/wire'

/** `all`: all who have the link to the table. */
export const WATCH_MODES = ['all', 'invited', 'delayed', 'after', 'nobody'] as const
/** Spectator delays in minutes. */
export const WATCH_DELAYS = [10, 60, 24 * 60, 3 * 24 * 60] as const

const HOUR = 60
const DAY = 24 * HOUR

/** Formats a delay: 10 min, 1 h, 3 days. */
export function delayText(minutes: number, words: Words): string {
  const [value, unit] = minutes % DAY === 0 ? [minutes / DAY, 'day' as const] : minutes % HOUR === 0 ? [minutes / HOUR, 'hour' as const] : [minutes, 'minute' as const]
  return formatUnit(value, unit, 'short', words.language)
}

/** Returns the lines about who may watch, for the players at a table. */
export function watchingTexts(watching: Pick<WatchingOut, 'mode' | 'minutes'> | undefined, words: Words): string[] {
  if (!watching) return []
  const late = words.t('ui-watch-late', { time: delayText(watching.minutes, words) })
  return [`${words.t('ui-watch')}: ${words.t(`ui-watch-${watching.mode}`)}`, ...(watching.mode === 'delayed' ? [late, words.t('ui-watch-warning')] : [])]
}

/** Returns whether there is an invitation for spectators. */
export const hasSpectatorLink = ({ mode }: Pick<WatchingSetting, 'mode'>): boolean => mode === 'invited' || mode === 'delayed'
