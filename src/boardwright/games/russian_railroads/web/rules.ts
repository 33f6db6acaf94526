/** What view, prompt and previews add to the declared fields: the same as `presentation/{view,view_parts,previews}.py`, and the breakdown. */
import type { Args, Prompt } from '@shell/net/frame'
import type { SpaceAction } from '@shell/board/space'
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import {
  BONUSES, CARDS, COLOURS, EFFECTS, ENGINEERS, FACTORIES, LINES, PARTS, PHASES, PIECES, PLACES, POINTS_FROM, SLOTS, SPECIALS, SPOTS, STARTS, TOKENS,
  type Effect, type Fields, type Phase, type Place,
} from './names'
import type { AgendaItem, Gives, Line, LineScore, Locomotive, RowCell, Scoring, SeatView, Space, Special, Supply, Token, TrackSpace, View } from './types'

type Ask = AskOf<Fields>

/** By phase: the kinds of actions that answer. */
const ANSWERS: Partial<Record<Phase, string[]>> = {
  start_bonus: ['choose_start'],
  turn: ['occupy', 'pass'],
  pay: ['pay'],
  act: ['step', 'advance', 'take_locomotive', 'build', 'build_returned', 'done'],
  next: ['next'],
  place: ['place', 'retire'],
  replace: ['replace'],
  token: ['use_token', 'done'],
  card: ['take_card'],
  bonus: ['take_bonus', 'take_points'],
  repeat: ['repeat', 'done'],
  once_more: ['once_more', 'done'],
  reuse: ['occupy', 'stay'],
}
/** By option, a ? card may be declined: values of `card_taking`. */
const CARD_TAKING = ['must', 'may']
const TRACK_KINDS = ['space', 'factory', 'token'] as const
const SCORED = [...LINES, 'industry']
/** The action spaces of the main board; engineers stand after them. */
const SPACES = PLACES.slice(0, -ENGINEERS.length)
/** The parts that are done by choices. */
const CHOSEN_PARTS = PARTS.slice(0, PARTS.indexOf('doublers'))
/** The locomotive of the card pulls like one with the highest number. */
const [HIGHEST, SPECIAL] = [9, 10]
/** On a ? space: the right to use a token was given up. */
const DROPPED = 9

const byName = <Name extends string, T>(names: readonly Name[], each: (index: number) => T) =>
  Object.fromEntries(names.map((name, i) => [name, each(i)])) as Record<Name, T>
const values = <Name extends string>(names: readonly Name[], numbers: readonly number[]) => byName(names, (i) => numbers[i]!)
const orNull = (number: number): number | null => (number < 0 ? null : number)
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
const holdsSomething = (value: unknown): boolean => (value && typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value))
/** Those that there are. */
const existing = (found: Rec): Rec => Object.fromEntries(Object.entries(found).filter(([, value]) => holdsSomething(value)))
const parts = (amounts: readonly number[]): Gives => existing(values(PARTS, amounts))
const lasts = (tables: Rec, special: number): boolean => tables.special_doubles[special] !== 0 || tables.special_scoring[special] !== 0

/** What an effect gives; nothing, where there is none. */
const gives = (tables: Rec, effect: number): Gives => (effect < 0 ? {} : parts(tables.effect[effect]))
const givesOf = (tables: Rec, effect: Effect): Gives => gives(tables, EFFECTS.indexOf(effect))

export function view(ask: Ask): View {
  const { hidden: state, tables } = ask
  const board = ask.query('board')
  const { phase, stage, round, active, order, claims, current, paying, running, new_factory, seats } = ask.fields()
  const hand = locomotive(state.hand)
  return {
    ...{ phase, stage, round, active, order, claims, current, paying, running, new_factory },
    rounds: tables.rounds[state.players],
    passed: state.passed.slice(0, state.players).map(Boolean),
    starts: stage === 'start' ? byName(STARTS, (i) => orNull(state.start_taken[i])) : null,
    spaces: byName(SPACES, (space) => spaceOf(ask, board, space)),
    row: state.row.map((number: number, cell: number) => cellOf(ask, number, cell)),
    supply: supplyOf(state, board),
    ...printed(tables),
    seats: seats.map((declared, seat) => seatOf(ask, board, seat, declared)),
    agenda: Array.from({ length: state.queue_length }, (_, item) => waiting(state, item)),
    hand: hand && { ...hand, displaced: state.hand_displaced !== 0 },
    deck: { count: board.left, known: BONUSES.filter((_, card) => board.known[card]), looking: board.looking !== 0 },
    majority: majority(state, board),
  }
}

/** An action space of the main board with the pieces on it. */
function spaceOf({ hidden: state, tables }: Ask, board: Rec, space: number): Space {
  const standing = state.pieces.slice(0, state.players).map((places: number[][], seat: number) => ({ seat, ...values(PIECES, places[space]!) }))
  return {
    open: board.exists[space] !== 0,
    cost: tables.cost[space],
    coins_needed: tables.coins_needed[space],
    gives: gives(tables, board.effect[space]),
    taken: orNull(state.taken[space]),
    pieces: standing.filter((each: Rec) => PIECES.some((piece) => each[piece])),
  }
}

/** A cell of the engineers' row: who lies there, and whether the engineer's action can be taken. */
function cellOf({ hidden: state, tables }: Ask, number: number, cell: number): RowCell | null {
  const open = 1 <= cell && cell <= tables.open_engineers[state.players]
  return number < 0 ? null : { engineer: ENGINEERS[number]!, ...engineer(tables, number), open }
}

const supplyOf = (state: Rec, board: Rec): Supply => ({
  locomotives: values(FACTORIES, state.locomotive_supply.slice(1)),
  lowest: board.lowest || null,
  factories: values(FACTORIES, state.factory_supply.slice(1)),
  doublers: state.doubler_supply,
  cards: byName(CARDS, (card) => orNull(state.card_owner[card])),
})

/** An effect that waits. */
const waiting = (state: Rec, item: number): AgendaItem => ({
  effect: EFFECTS[state.effect_queue[item]]!,
  left: parts(state.remaining_parts[item]),
  whole: state.must_complete[item] !== 0,
})

/** Seats with engineers in the order of the majority. The card that counts as one more is counted where the viewer knows it. */
function majority(state: Rec, board: Rec): View['majority'] {
  const standing: { seat: number; points: number }[] = board.standing.slice(0, state.players).map((points: number, seat: number) => ({ seat, points }))
  const ahead = standing.filter(({ points }) => points).sort((a, b) => b.points - a.points)
  return ahead.map(({ seat, points }) => ({ seat, engineers: Math.floor(points / 100), highest: points % 100 }))
}

// -- what is printed ---------------------------------------------------------------------------------------------------------------

/** The fields of a view that come from the tables alone. */
const printed = (tables: Rec): Pick<View, 'factories' | 'engineers' | 'tokens' | 'cards' | 'lines' | 'specials' | 'track' | 'rail_points'> => ({
  factories: byName(FACTORIES, (i) => givesOf(tables, `factory_${FACTORIES[i]!}`)),
  engineers: byName(ENGINEERS, (number) => engineer(tables, number)),
  tokens: byName(TOKENS, (i) => givesOf(tables, `token_${TOKENS[i]!}`)),
  cards: byName(CARDS, (i) => givesOf(tables, `card_${CARDS[i]!}`)),
  lines: byName(LINES, (line) => ({ length: tables.length[line], colours: COLOURS.slice(0, tables.colours[line]) })),
  specials: SPECIALS.map((_, special) => specialOf(tables, special)),
  track: tables.track_kind.map((_: number, space: number) => trackSpace(tables, space)),
  rail_points: byName(['plain', 'revalued'], (value) => values(COLOURS, tables.rail_points[value])),
})

/** What is printed on an engineer: the number, and what the action gives. */
const engineer = (tables: Rec, number: number): View['engineers'][string] => ({
  number: tables.engineer_number[number],
  gives: gives(tables, SPACES.length + number),
})

/** A special space: its conditions and what it gives. */
function specialOf(tables: Rec, special: number): Special {
  const [id, rails] = [SPECIALS[special]!, COLOURS[tables.special_rails[special]]]
  return {
    id,
    line: id.split('_')[0] as Line,
    space: tables.special_space[special],
    rail: COLOURS[tables.special_rail[special]]!,
    locomotive: tables.special_locomotive[special] !== 0,
    ...existing({
      rails,
      worker: tables.special_worker[special] !== 0,
      spot: SPOTS[tables.special_spot[special]],
      points: tables.special_points[special],
      doubles: tables.special_doubles[special] !== 0,
      each_scoring: tables.special_scoring[special],
      medal: tables.special_medal[special] !== 0,
      steps: rails === 'white' ? givesOf(tables, 'white_rail').white : 0,
    }),
  }
}

/** A space of the industry track. */
function trackSpace(tables: Rec, space: number): TrackSpace {
  const slot = tables.track_slot[space]
  return { kind: TRACK_KINDS[tables.track_kind[space]]!, points: tables.track_points[space], ...(slot >= 0 && { factory_slot: slot + 1 }) }
}

// -- seats -------------------------------------------------------------------------------------------------------------------------

/** Everything about one seat that the viewer may know. */
function seatOf({ hidden: state, tables }: Ask, board: Rec, seat: number, declared: Fields['seats'][number]): SeatView {
  const { workers, temporary, coins, rails, doublers, points } = declared
  const drawers: number[] = state.drawer.slice(1, state.draws + 1)
  const held = heldBonuses(state, seat)
  const own = ENGINEERS.flatMap((_, number) => (state.engineer_owner[number] === seat ? [number] : []))
  return {
    ...{ workers, temporary, coins, doublers, points },
    rails: rails as SeatView['rails'], // there are black ones on every line
    workers_all: state.workers_all[seat],
    black: state.black_owner !== seat ? null : state.black_ready ? 'ready' : 'used',
    locomotives: byName(SLOTS, (slot) => locomotive(state.slot[seat][slot])),
    reach: values(LINES, board.reach[seat]),
    factories: state.factory[seat].map((number: number) => number || null),
    markers: state.marker[seat].map(orNull),
    specials: byName(SPECIALS, (special) => board.met[seat][special] !== 0 || (state.reached[seat][special] !== 0 && !lasts(tables, special))),
    tokens: TOKENS.filter((_, token) => !((state.tokens_used[seat] >> token) & 1)),
    token_at: byName(SPOTS, (spot) => onSpot(state.token_at[seat][spot], state.spot_won[seat][spot])),
    revalued: state.revalued[seat] !== 0,
    medal: state.medal[seat] !== 0,
    engineers: own.map((number) => ({ engineer: ENGINEERS[number]!, ...engineer(tables, number), used: state.taken[SPACES.length + number] >= 0 })),
    bonus_count: drawers.filter((drawer) => drawer === seat).length,
    bonuses: held.map((card) => BONUSES[card]!),
    scoring: scoringOf(state, board, seat),
    scored: state.scored[seat].slice(0, state.round_no + 1).map((row: number[]) => values(POINTS_FROM, row)),
    bonus_points: bonusPoints(state, seat),
    majority_points: state.majority_points[seat],
  }
}

/** The end-bonus cards of a seat, as far as the viewer knows. */
function heldBonuses(state: Rec, seat: number): number[] {
  return BONUSES.flatMap((_, card) => (state.bonus_location[card] > 0 && state.drawer[state.bonus_location[card]] === seat ? [card] : []))
}

const bonusPoints = (state: Rec, seat: number): Record<string, number> =>
  Object.fromEntries(heldBonuses(state, seat).map((card) => [BONUSES[card], state.bonus_points[seat][card]]))

/** A 9 may be the card's. */
const locomotive = (number: number): Locomotive | null => (number ? { number: Math.min(number, HIGHEST), special: number === SPECIAL } : null)

/** What lies on a ? space. */
const onSpot = (token: number, won: number): Token | 'dropped' | 'won' | null => (token === DROPPED ? 'dropped' : (TOKENS[token] ?? (won ? 'won' : null)))

/** What this round's end would pay, and what it is made of. */
function scoringOf(state: Rec, board: Rec, seat: number): Scoring {
  const points: number[] = board.points[seat]
  return {
    ...byName(LINES, (line) => lineScoring(board, seat, line)),
    industry: { points: points[LINES.length]!, markers: board.markers[seat].filter((_: number, marker: number) => state.marker[seat][marker] >= 0) },
    total: sum(points),
  }
}

function lineScoring(board: Rec, seat: number, line: number): LineScore {
  const [rail, worth, doubled] = [board.rail, board.worth, board.doubled].map((each) => each[seat][line])
  const spaces = Array.from({ length: board.spaces[seat][line] }, (_, i) => ({ colour: COLOURS[rail[i]]!, points: worth[i], doubled: doubled[i] !== 0 }))
  return { points: board.points[seat][line], spaces, bonus: board.bonus[seat][line] }
}

// -- the end -----------------------------------------------------------------------------------------------------------------------

/** Per seat the points of each source, by rounds (0: the start bonuses), by cards, and for engineers; the same as in `rules/scoring.py`. */
export function breakdown(ask: Ask): Rec[] {
  const { hidden: state, tables } = ask
  const { standing } = ask.query('board')
  return Array.from({ length: state.players }, (_, seat) => {
    const scored: number[][] = state.scored[seat].slice(0, tables.rounds[state.players] + 1)
    const cards = bonusPoints(state, seat)
    return {
      ...byName(POINTS_FROM, (source) => ({ points: sum(scored.map((row) => row[source]!)), rounds: scored.map((row) => row[source]) })),
      bonus_cards: { points: sum(Object.values(cards)), cards },
      majority: { points: state.majority_points[seat], engineers: Math.floor(standing[seat] / 100), highest: standing[seat] % 100 },
    }
  })
}

// -- what is asked -----------------------------------------------------------------------------------------------------------------

export function prompt({ hidden: state, tables }: Ask, seat: number): Prompt {
  const id = PHASES[state.phase]!
  const declines = id === 'card' && CARD_TAKING[state.options.card_taking] === 'may'
  return { id, families: [...ANSWERS[id]!, ...(declines ? ['done'] : [])], args: askedWith(tables, state, id, seat) }
}

function askedWith(tables: Rec, state: Rec, phase: Phase, seat: number): Args {
  const effect = EFFECTS[state.effect_queue[state.current]]!
  switch (phase) {
    case 'pay': return { place: PLACES[state.paying]!, cost: tables.cost[state.paying] }
    case 'act': return { effect, left: sum(state.remaining_parts[state.current].slice(0, CHOSEN_PARTS.length)) }
    case 'next': return { count: state.queue_length }
    case 'place': return { number: Math.min(state.hand, HIGHEST) }
    case 'replace': return { factory: state.new_factory }
    case 'token': return { spot: effect.slice('spot_'.length) }
    case 'repeat': return { effect }
    case 'reuse': return { position: state.claim[1] === seat ? 2 : 1 }
    default: return {}
  }
}

// -- what an action would do -------------------------------------------------------------------------------------------------------

/** Kinds that begin or end something; of the others it is tried out what they change. */
const NOT_SIMULATED = ['choose_start', 'occupy', 'pass', 'stay', 'pay', 'next', 'take_bonus', 'done']

export function preview(ask: Ask, seat: number, action: SpaceAction): Rec {
  const known = knownBefore(ask, seat, action)
  return NOT_SIMULATED.includes(action.kind) ? known : { ...known, ...simulated(ask, seat, action.id) }
}

function knownBefore(ask: Ask, seat: number, { id, kind, args }: SpaceAction): Rec {
  const { hidden: state, tables } = ask
  const place = PLACES.indexOf(args.place as Place)
  const givenBy = (effect: string) => givesOf(tables, effect as Effect)
  const givenAt = () => gives(tables, ask.query('board').effect[place])
  switch (kind) {
    case 'choose_start': return { gives: givenBy(`start_${args.start}`), ...bestOf(ask, seat, id) }
    case 'occupy': return { cost: tables.cost[place], coins_needed: tables.coins_needed[place], gives: givenAt(), ...bestOf(ask, seat, id) }
    case 'pass': return existing({ points: ask.query('board').passing[seat] })
    case 'pay': return { ...paid(ask, seat, id), ...bestOf(ask, seat, id) }
    case 'next': return waitingNext(state, Number(args.item) - 1)
    case 'take_locomotive': return { number: ask.query('board').lowest }
    case 'build': case 'build_returned': {
      const factory = Number(args.factory ?? ask.query('board').lowest)
      return { factory, gives: givenBy(`factory_${factory}`) }
    }
    case 'repeat': return { gives: givenAt() }
    case 'take_bonus': return { worth: ask.query('worth', seat, BONUSES.indexOf(args.bonus as never)).points }
    default: return {}
  }
}

function paid(ask: Ask, seat: number, action: number): Rec {
  const { workers, temporary, black, coins } = ask.query('payment', seat, action)
  return { workers, temporary, black, coins, known: { workers: workers + temporary, black, coins } }
}

/** The best that may come of an action by the end of this round, special spaces that some way to go on meets, whether with ? tokens. */
function bestOf(ask: Ask, seat: number, action: number): Rec {
  const { gain, points, scoring, reaches, all_tried } = ask.query('prospect', seat, action)
  const token = SPECIALS.some((_, special) => reaches[special] && ask.tables.special_spot[special] >= 0)
  return { best: { gain, ...existing({ points, scoring: existing(values(SCORED, scoring)), reaches: SPECIALS.filter((_, special) => reaches[special]), token, more: !all_tried }) } }
}

function waitingNext(state: Rec, item: number): Rec {
  const effect = EFFECTS[state.effect_queue[item]]
  return { effect, left: parts(state.remaining_parts[item]), known: { effect } }
}

/** Points at once, changes of what this round's end pays, what would be won, special spaces that would count from now on. */
function simulated(ask: Ask, seat: number, action: number): Rec {
  const outcome = ask.query('outcome', seat, action)
  const counting = SPECIALS.filter((_, special) => outcome.met[special] && lasts(ask.tables, special))
  return existing({
    points: outcome.points,
    scoring: existing(values(SCORED, outcome.scoring)),
    total: sum(outcome.scoring),
    wins: [...ask.happened(outcome.events).flatMap(wonBy), ...counting.map((special) => ({ special }))],
  })
}

function wonBy({ kind, args }: { kind: string; args: Args }): Rec[] {
  switch (kind) {
    case 'won_rails': return [{ rails: args.colour }]
    case 'won_worker': return [{ worker: 1 }]
    case 'won_token': return [{ spot: args.spot }]
    case 'end_station': case 'got_points': return [{ points: args.points }]
    case 'factory_works': return [{ factory: args.factory }]
    default: return []
  }
}
