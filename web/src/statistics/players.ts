/** Whose matches are counted: those of the reader's seats, by the names that players had there. */
import type { Entry } from './figures'
import type { CountedMatch } from './summary'

/** Returns the names at the reader's seats, the most frequent first. */
export function namesOf(matches: readonly CountedMatch[]): string[] {
  const found = new Map<string, number>()
  for (const { seats, own } of matches) for (const seat of own) found.set(seats[seat]!.name ?? '', (found.get(seats[seat]!.name ?? '') ?? 0) + 1)
  return [...found].sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

/** Returns the name shown first: if several players share the device, the most frequent one; else null, for all names. */
export const firstName = (matches: readonly CountedMatch[]): string | null => (matches.some(({ own }) => own.length > 1) ? (namesOf(matches)[0] ?? null) : null)

/** Returns the seats of a player. `name`: null: of all names, which then count as one player. */
export const entriesOf = (matches: readonly CountedMatch[], name: string | null): Entry[] =>
  matches.flatMap((match) =>
    match.own
      .filter((seat) => name === null || (match.seats[seat]!.name ?? '') === name)
      .map((seat) => ({ match: name === null ? { ...match, seats: match.seats.map((each, i) => (i === seat ? { ...each, name: '' } : each)) } : match, seat })),
  )
