/** Figures of many matches, for each player, game, number of players and level of the opponents; counterpart of statistics/figures.py. */
import type { MatchSummary, SeatSummary } from './summary'

/** Level of opponents among whom is a person. */
export const PEOPLE = 'people'
/** How many matches the newest means are of. */
const LAST = 10
/** Place of the middle among three quartiles. */
const MIDDLE = 1

/** What is known about the bots of a game. */
export interface Levels {
  /** From easy to hard. */
  order: readonly string[]
  /** By number of players and level: mean points of bots of that level among themselves. */
  totals: Record<string, Record<string, number>>
  /** By number of players, level and source: quartiles of their points. */
  sources: Record<string, Record<string, Record<string, readonly number[]>>>
}

/** A seat of a match that counts. */
export interface Entry {
  match: MatchSummary
  seat: number
}

export interface Opponent {
  kind: string | null
  name: string
  /** Each seat counts. */
  met: number
  ahead: number
  behind: number
}

/** Figures of a player in matches of one game, with one number of players, against opponents of one level; fields as in Python. */
export interface Figure {
  game: string
  players: number
  kind: string | null
  name: string
  against: string
  matches: number
  places: number[]
  points: { mean: number; best: number; others: number | null; usual: number | null } | null
  sources: Record<string, { mean: number; last: number; usual: number | null }>
  typical: Record<string, { mean: number; best: number }>
  opponents: Opponent[]
}

const NOTHING: Levels = { order: [], totals: {}, sources: {} }

/** Returns the seats of a player (capital letters do not matter); null: those of people, or all if there are none. */
export function seatsOf({ seats }: MatchSummary, player: string | null): number[] {
  const numbers = [...seats.keys()]
  if (player !== null) return numbers.filter((seat) => (seats[seat]!.name ?? '').toLowerCase() === player.toLowerCase())
  const people = numbers.filter((seat) => seats[seat]!.kind === 'person')
  return people.length ? people : numbers
}

/** Returns each match once (the last of equal ones), oldest first; matches without a date come first. */
export const uniqueMatches = <Match extends MatchSummary>(matches: readonly Match[]): Match[] =>
  [...new Map(matches.map((match) => [match.match, match])).values()].sort((a, b) => (a.date ?? 0) - (b.date ?? 0))

/** Returns the figures, by game, number of players and how many matches they are of. `entries`: oldest first; `levels`: by game. */
export function figures(entries: readonly Entry[], levels: Record<string, Levels>): Figure[] {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const { kind, name } = who(ownSeat(entry))
    const { match } = entry
    const key = JSON.stringify([match.game, match.seats.length, kind, name, opponentsKey(othersOf(entry), (levels[match.game] ?? NOTHING).order)])
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  const found = [...groups.values()].map((group) => figure(group, levels[group[0]!.match.game] ?? NOTHING))
  return found.sort((a, b) => (a.game < b.game ? -1 : a.game > b.game ? 1 : a.players - b.players || b.matches - a.matches))
}

export const ownSeat = ({ match, seat }: Entry): SeatSummary => match.seats[seat]!
const othersOf = ({ match, seat }: Entry): SeatSummary[] => match.seats.filter((_, number) => number !== seat)

/** Returns kind and name of a player; a bot is called by its level. */
const who = ({ kind, name, level }: SeatSummary) => ({ kind, name: (kind === 'bot' && level ? level : name) ?? '' })

/** Returns the level of opponents. */
export function opponentsKey(others: readonly SeatSummary[], order: readonly string[]): string {
  if (others.some(({ kind }) => kind === 'person')) return PEOPLE
  const levels = [...new Set(others.flatMap(({ level }) => (level ? [level] : [])))]
  return levels.sort((a, b) => order.indexOf(a) - order.indexOf(b) || (a < b ? -1 : 1)).at(-1) ?? ''
}

function figure(entries: readonly Entry[], levels: Levels): Figure {
  const [first] = entries as [Entry]
  const players = first.match.seats.length
  const level = opponentsKey(othersOf(first), levels.order)
  const points = numbers(entries.map((each) => ownSeat(each).points))
  const others = numbers(entries.flatMap((each) => othersOf(each).map((seat) => seat.points)))
  const usual = levels.totals[players]?.[level] ?? null
  return {
    game: first.match.game,
    players,
    ...who(ownSeat(first)),
    against: level,
    matches: entries.length,
    places: Array.from({ length: players }, (_, place) => entries.filter((each) => ownSeat(each).place === place + 1).length),
    points: points.length ? { mean: mean(points), best: Math.max(...points), others: others.length ? mean(others) : null, usual } : null,
    sources: sourcesOf(entries, levels.sources[players]?.[level] ?? {}),
    typical: typicalOf(entries),
    opponents: opponentsOf(entries),
  }
}

const namesIn = (tables: readonly Record<string, number>[]): string[] => [...new Set(tables.flatMap(Object.keys))]

function sourcesOf(entries: readonly Entry[], usual: Record<string, readonly number[]>): Figure['sources'] {
  const own = entries.map((each) => ownSeat(each).sources)
  return Object.fromEntries(
    namesIn(own).map((name) => {
      const points = own.map((sources) => sources[name] ?? 0)
      return [name, { mean: mean(points), last: mean(points.slice(-LAST)), usual: usual[name]?.[MIDDLE] ?? null }]
    }),
  )
}

function typicalOf(entries: readonly Entry[]): Figure['typical'] {
  const own = entries.map((each) => ownSeat(each).typical)
  return Object.fromEntries(
    namesIn(own).map((name) => {
      const found = numbers(own.map((each) => each[name]))
      return [name, { mean: mean(found), best: Math.max(...found) }]
    }),
  )
}

function opponentsOf(entries: readonly Entry[]): Opponent[] {
  const found = new Map<string, Opponent>()
  for (const entry of entries) {
    const { place } = ownSeat(entry)
    for (const seat of othersOf(entry)) {
      const { kind, name } = who(seat)
      const key = JSON.stringify([kind, name])
      const opponent = found.get(key) ?? { kind, name, met: 0, ahead: 0, behind: 0 }
      opponent.met += 1
      opponent.ahead += Number(place < seat.place)
      opponent.behind += Number(place > seat.place)
      found.set(key, opponent)
    }
  }
  return [...found.values()].sort((a, b) => b.met - a.met)
}

const numbers = (values: readonly (number | null | undefined)[]): number[] => values.filter((each) => each != null)

const mean = (values: readonly number[]): number => values.reduce((sum, each) => sum + each, 0) / values.length
