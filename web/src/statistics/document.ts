/** Statistics as documents: JSON with figures and matches, CSV with a row for each seat; counterpart of statistics/document.py. */
import type { Figure } from './figures'
import type { MatchSummary } from './summary'

const FORMAT = 'boardwright-statistics'
const VERSION = 1
const COLUMNS = ['match', 'date', 'game', 'ruleset', 'players', 'seat', 'kind', 'name', 'level', 'place', 'points']
/** With these at the beginning, programs take a text for a formula. */
const FORMULA = /^[=+\-@\t\r]/
const QUOTED = /[",\r\n]/

/** Returns the document for JSON. */
export const asJson = (figures: readonly Figure[], matches: readonly MatchSummary[]): object => ({
  format: FORMAT,
  version: VERSION,
  figures,
  matches: matches.map(({ match, game, ruleset, options, date, seats }) => ({ match, game, ruleset, options, date, seats })),
})

/** Returns a table with a row for each seat: its points by source and its typical numbers are columns of their own. */
export function asCsv(matches: readonly MatchSummary[]): string {
  const seats = matches.flatMap((match) => match.seats)
  const sources = [...new Set(seats.flatMap((seat) => Object.keys(seat.sources)))]
  const typical = [...new Set(seats.flatMap((seat) => Object.keys(seat.typical)))]
  const rows: (string | number)[][] = [[...COLUMNS, ...sources.map((name) => `points_${name}`), ...typical.map((name) => `number_${name}`)]]
  for (const { match, game, ruleset, date, seats } of matches) {
    const when = date === null ? '' : new Date(date).toISOString().replace(/\.\d+Z$/, 'Z')
    for (const [number, seat] of seats.entries()) {
      const about = [match, when, game, ruleset, seats.length, number]
      const own = [textOf(seat.kind), textOf(seat.name), textOf(seat.level), seat.place, seat.points ?? '']
      rows.push([...about, ...own, ...sources.map((name) => seat.sources[name] ?? ''), ...typical.map((name) => seat.typical[name] ?? '')])
    }
  }
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

const cell = (value: string | number): string => (QUOTED.test(`${value}`) ? `"${`${value}`.replaceAll('"', '""')}"` : `${value}`)

/** Escapes a text, such as a player's name, so that spreadsheets do not take it for a formula. */
const textOf = (text: string | null): string => (text === null ? '' : FORMULA.test(text) ? `'${text}` : text)
