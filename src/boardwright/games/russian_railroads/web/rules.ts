/** What view, prompt and previews add to the declared fields: the same as `presentation/{view,previews}.py`, and the breakdown. */
import type { Args, Prompt } from '@shell/net/frame'
import type { SpaceAction } from '@shell/board/space'
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import { BONUSES, EFFECTS, LINES, PARTS, PHASES, PLACES, POINTS_FROM, SPECIALS, type Effect, type Fields, type Phase, type Place } from './names'
import type { Declared, Gives, View } from './types'

export { digested, position } from './position'

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
const SCORED = [...LINES, 'industry']
/** The parts that are done by choices. */
const CHOSEN_PARTS = PARTS.slice(0, PARTS.indexOf('doublers'))
/** The locomotive of the card pulls like one with the highest number. */
const HIGHEST = 9

const byName = <Name extends string, T>(names: readonly Name[], each: (index: number) => T) =>
  Object.fromEntries(names.map((name, i) => [name, each(i)])) as Record<Name, T>
const values = <Name extends string>(names: readonly Name[], numbers: readonly number[]) => byName(names, (i) => numbers[i]!)
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
  const found: Declared = ask.answer('view')
  const seats = found.seats.map(({ lines, industry, total, ...seat }) => ({ ...seat, scoring: { ...lines, industry, total } }))
  return { ...found, seats, starts: found.stage === 'start' ? found.starts : null }
}

// -- the end -----------------------------------------------------------------------------------------------------------------------

/** Per seat the points of each source, by rounds (0: the start bonuses), by cards, and for engineers; the same as in `rules/scoring.py`. */
export function breakdown(ask: Ask): Rec[] {
  const { seats, majority } = view(ask)
  return seats.map(({ scored, bonus_points: cards, majority_points }, seat) => {
    const { engineers, highest } = majority.find((each) => each.seat === seat) ?? { engineers: 0, highest: 0 }
    return {
      ...Object.fromEntries(POINTS_FROM.map((source) => [source, { points: sum(scored.map((row) => row[source])), rounds: scored.map((row) => row[source]) }])),
      bonus_cards: { points: sum(Object.values(cards)), cards },
      majority: { points: majority_points, engineers, highest },
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
  const givenAt = () => gives(tables, ask.query('view').effect[place])
  switch (kind) {
    case 'choose_start': return { gives: givenBy(`start_${args.start}`), ...bestOf(ask, seat, id) }
    case 'occupy': return { cost: tables.cost[place], coins_needed: tables.coins_needed[place], gives: givenAt(), ...bestOf(ask, seat, id) }
    case 'pass': return existing({ points: ask.query('view').passing[seat] })
    case 'pay': return { ...paid(ask, seat, id), ...bestOf(ask, seat, id) }
    case 'next': return waitingNext(state, Number(args.item) - 1)
    case 'take_locomotive': return { number: ask.query('view').lowest }
    case 'build': case 'build_returned': {
      const factory = Number(args.factory ?? ask.query('view').lowest)
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
