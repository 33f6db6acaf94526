/** How long a player has been away, as text. */
import { formatUnit, type Language } from '../words/words'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

/** Formats the time by its largest unit; null: less than a minute, or the clock here is behind. `gone` and `now`: Unix time in ms. */
export function awayDuration(gone: number, now: number, language: Language): string | null {
  const ms = now - gone
  if (ms < MINUTE) return null
  const [unit, size] = ms < HOUR ? (['minute', MINUTE] as const) : ms < DAY ? (['hour', HOUR] as const) : (['day', DAY] as const)
  // Short enough to need no declension: “3 d.”, not “3 dagar”.
  return formatUnit(Math.floor(ms / size), unit, unit === 'day' ? 'narrow' : 'short', language)
}
