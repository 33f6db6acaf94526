/** Texts about competitions of a group: scores, and the state of each pairing. */
import type { CompetitionOut, PairingOut } from '../net/group_calls'
import { numberLocales, type Language } from '../words/words'

/** Score of the first place of a match, in the server's units. */
const FIRST = 24

/** Formats a score, with at most two decimals, so that thirds and halves differ. */
export const scoreText = (score: number, language: Language): string => new Intl.NumberFormat(numberLocales(language), { maximumFractionDigits: 2 }).format(score / FIRST)

/** Returns the tie-break, which the server counts in half units. */
export const tieBreakText = (beaten: number, language: Language): string => scoreText(beaten / 2, language)

/** Returns the state of a pairing. */
export function pairingState({ entrants, places, played, status }: PairingOut): 'bye' | 'none' | 'waiting' | 'running' | 'over' | 'unplayed' | 'free' {
  if (entrants.length === 1) return 'bye'
  if (places === null) return status === 'over' ? 'running' : status
  if (!places.length) return 'unplayed'
  return played ? 'over' : 'free'
}

/** Returns the members who may still drop out: in a knock-out only those who have not lost. */
export function mayDropOut({ kind, entrants, pairings }: Pick<CompetitionOut, 'kind' | 'entrants' | 'pairings'>): CompetitionOut['entrants'] {
  const remaining = new Set((pairings.at(-1) ?? []).flatMap(goesOn))
  return entrants.filter(({ out }, number) => !out && (kind !== 'knockout' || remaining.has(number)))
}

/** Returns the entrants who advance from a pairing of a knock-out: both until it is decided; if they tie, the later seat. */
function goesOn({ entrants, places }: PairingOut): readonly number[] {
  if (!places) return entrants
  const winner = places.lastIndexOf(Math.min(...places))
  return entrants.slice(winner, winner + 1)
}

/** Returns the score of a bye; null: no entrant has had one. */
export function byeText({ kind, pairings }: Pick<CompetitionOut, 'kind' | 'pairings'>, language: Language): string | null {
  const had = pairings.some((round) => round.some((pairing) => pairingState(pairing) === 'bye'))
  return had ? scoreText(kind === 'league' ? FIRST / 2 : FIRST, language) : null
}
