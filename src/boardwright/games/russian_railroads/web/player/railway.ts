/** What to draw on a line, derived from the view: colour scored by each space, possible steps, state of signs. */
import type { LegalAction } from '@shell/net/frame'
import type { Colour, Line, LineScore, Preview, SeatView, Slot, Special, Token, View } from '../types'
import { COLOURS } from '../types'

/** Choice available now, as in the frame's `legal`. */
export type Option = LegalAction & { preview?: Preview | null }

/** Returns the colour that each space scores: the best rail on it or beyond. Null: no rail has come this far. */
export function tints(rails: Partial<Record<Colour, number>>, length: number): (Colour | null)[] {
  const latest = [...COLOURS].reverse()
  return Array.from({ length }, (_, i) => latest.find((colour) => (rails[colour] ?? 0) > i) ?? null)
}

/** Returns the rails that wait beside the line, in the order in which they may enter. */
export const waiting = (rails: Partial<Record<Colour, number>>): Colour[] => COLOURS.filter((colour) => rails[colour] === 0)

export interface Ghost { option: Option; colour: Colour; space: number; index: number; count: number }

/** Returns a ghost for every possible step on the line, one space ahead of its rail. Steps to the same space share one. */
export function ghosts(options: readonly Option[], line: Line, rails: Partial<Record<Colour, number>>): Ghost[] {
  const found = options
    .filter((option) => option.kind === 'step' && option.args.line === line)
    .map((option) => ({ option, colour: option.args.colour as Colour, space: (rails[option.args.colour as Colour] ?? 0) + 1 }))
    .sort((a, b) => b.space - a.space || COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour))
  return found.map((ghost) => {
    const same = found.filter((other) => other.space === ghost.space)
    return { ...ghost, index: same.indexOf(ghost), count: same.length }
  })
}

/** Ghost for several steps in a row. */
export interface FarGhost { option: Option; colour: Colour; space: number; times: number }

/** `rows`: how often a step can be made in a row, by action id. */
export const farGhosts = (near: readonly Ghost[], rows: ReadonlyMap<number, number>): FarGhost[] =>
  near.flatMap(({ option, colour, space }) => Array.from({ length: (rows.get(option.id) ?? 1) - 1 }, (_, i) => ({ option, colour, space: space + i + 1, times: i + 2 })))

/** Returns the spaces that rails could reach after a choice. */
export const reachable = (rails: Partial<Record<Colour, number>>, steps: Partial<Record<Colour, number>> = {}): { colour: Colour; space: number }[] =>
  COLOURS.flatMap((colour) => Array.from({ length: steps[colour] ?? 0 }, (_, i) => ({ colour, space: (rails[colour] ?? 0) + i + 1 })))

/** Returns the spaces of the industry track that markers could reach after a choice; `advances`: spaces by marker number. */
export const markersAhead = (now: SeatView['markers'], then: SeatView['markers'], advances: Record<number, number>): number[] =>
  then.flatMap((at, i) => {
    if (at === null) return []
    const from = (now[i] ?? -1) + 1
    return Array.from({ length: at + (advances[i + 1] ?? 0) - from + 1 }, (_, step) => from + step)
  })

/** State of a special space: `won` – a token is to be used here now, `used` – it is here, `dropped` – it was given up. */
export type SignState = 'open' | 'rail' | 'locomotive' | 'met' | 'won' | 'used' | 'dropped'
export interface Sign { special: Special; rail: boolean; locomotive: boolean; state: SignState; token: Token | null }

export function sign(special: Special, seat: SeatView): Sign {
  const rail = (seat.rails[special.line][special.rail] ?? 0) >= special.space
  const locomotive = !special.locomotive || seat.reach[special.line] >= special.space
  const lies = special.spot ? seat.token_at[special.spot] : null
  const token = lies && lies !== 'won' && lies !== 'dropped' ? lies : null
  let state: SignState = 'open'
  if (lies === 'won' || lies === 'dropped') state = lies
  else if (token) state = 'used'
  else if (seat.specials[special.id]) state = 'met'
  else if (rail) state = 'rail'
  else if (special.locomotive && locomotive) state = 'locomotive'
  return { special, rail, locomotive: special.locomotive && locomotive, state, token }
}

/** Returns the signs of a line by space; the last station is separate from other signs on its space. */
export function signsOf(view: View, seat: SeatView, line: Line): { below: Sign[]; station: Sign | null } {
  const signs = view.specials.filter((special) => special.line === line).map((special) => sign(special, seat))
  const station = signs.find((each) => each.special.id.endsWith('_end')) ?? null
  return { below: signs.filter((each) => each !== station), station }
}

/** Returns whether the last station is drawn above its line because the place below is taken. */
export const stationAbove = (signs: { below: Sign[]; station: Sign | null }): boolean =>
  signs.below.some((each) => each.special.space === signs.station?.special.space)

/** Adjacent spaces that score alike. */
export interface Run { from: number; to: number; colour: Colour; points: number; doubled: boolean; total: number }

export function runs(score: LineScore): Run[] {
  const found: Run[] = []
  score.spaces.forEach(({ colour, points, doubled }, i) => {
    const last = found.at(-1)
    if (last && last.colour === colour && last.points === points && last.doubled === doubled) {
      last.to = i + 1
      last.total += points
    } else found.push({ from: i + 1, to: i + 1, colour, points, doubled, total: points })
  })
  return found
}

export const SLOTS_OF: Record<Line, readonly Slot[]> = { transsiberian: ['transsiberian_1', 'transsiberian_2'], petersburg: ['petersburg'], kiev: ['kiev'] }

/** Returns the change of this round's scoring as shown beside a choice: "+4", "−1", or nothing. */
export function change(option: Option): string {
  const total = option.preview?.total
  return total ? `${total > 0 ? '+' : '−'}${Math.abs(total)}` : ''
}

/** Finds a choice by its arguments. */
export const optionOf = (options: readonly Option[], kinds: readonly string[], args: Record<string, unknown>): Option | undefined =>
  options.find((option) => kinds.includes(option.kind) && Object.entries(args).every(([name, value]) => option.args[name] === value))

