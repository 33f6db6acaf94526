/** What view, prompt and previews add to the declared fields: the same as `presentation/view.py`, and the breakdown. */
import type { Args, Prompt } from '@shell/net/frame'
import type { SpaceAction } from '@shell/board/space'
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import { ACTIONS_OF, BUILDINGS, PHASES, TRACKS, type ActionsOf, type Fields, type Phase } from './names'
import { SOURCES, type SeatView, type View } from './types'

export { position } from './position'

type Ask = AskOf<Fields>

/** By phase: the kinds of actions that answer. */
const ANSWERS: Partial<Record<Phase, string[]>> = {
  build: ['build'],
  salary: ['free'],
  turn: ['activate', 'spend', 'pass'],
  act: ['ship', 'occupy', 'attack', 'draw', 'free', 'done'],
  governor: ['governor', 'no_governor'],
  discard: ['discard'],
}
/** What each blue token allows. */
const TOKEN_ACTIONS: Record<string, ActionsOf[]> = {
  ship_or_draw: ['ship', 'draw'],
  occupy_or_draw: ['occupy', 'draw'],
  attack: ['attack'],
  payment: ['payment'],
}

const actionsIn = (mask: number): ActionsOf[] => ACTIONS_OF.filter((_, i) => (mask >> i) & 1)

export const view = (ask: Ask): View => ask.answer('view')

/** Per seat the glory of each source, with what it is made of; the same as in `rules/scoring.py`. */
export function breakdown(ask: Ask): Rec[] {
  const shown = view(ask)
  return shown.seats.map((own, seat) => {
    const details = sourcesOf(shown, own, seat)
    return Object.fromEntries(SOURCES.map((source) => [source, { points: own.glory[source], ...details[source] }]))
  })
}

function sourcesOf({ cities, links, cards }: View, own: SeatView, seat: number): Rec {
  const heldBy = (places: Record<string, { seat: number | null }>) => Object.keys(places).filter((name) => places[name]!.seat === seat)
  return {
    cities: { cities: heldBy(cities) },
    links: { links: heldBy(links) },
    ...Object.fromEntries(TRACKS.map((track) => [track, { level: own.levels[track] }])),
    cards: { cards: Object.fromEntries(own.cards.map((card) => [card, cards[card]!.glory]).filter(([, glory]) => glory)) },
    buildings: { built: own.buildings.map(({ building }) => building) },
    harbour: { discs: own.harbour },
    slavery: { cards: own.aside },
  }
}

export function prompt(ask: Ask, seat: number): Prompt {
  const id = PHASES[ask.hidden.phase]!
  return { id, families: ANSWERS[id]!, args: askedWith(ask, id, seat) }
}

function askedWith(ask: Ask, phase: Phase, seat: number): Args {
  if (phase === 'salary') return { left: ask.hidden.to_free }
  if (phase !== 'act' && phase !== 'build' && phase !== 'discard') return {}
  const { acting, seats } = view(ask)
  if (acting) {
    const { actions, half, region, deck } = acting
    const deeds = Object.fromEntries(actions.map((name, i) => [`deed_${i + 1}`, name]))
    return { ...deeds, half, ...(region && { region }), ...(deck && { deck }) }
  }
  const { build_level, counted, card_limit: limit } = seats[seat]!
  return phase === 'build' ? { level: build_level } : { over: Math.max(0, counted - limit), limit }
}

export function preview(ask: Ask, seat: number, { id, kind, args }: SpaceAction): Rec {
  if (kind === 'activate') return { discs: -1, actions: actionsIn(ask.tables.building_actions[BUILDINGS.indexOf(args.building as never)]) }
  if (kind === 'spend') return { actions: TOKEN_ACTIONS[String(args.token)] }
  if (kind === 'pass' || kind === 'done') return {}
  const tried = ask.query('attempt', seat, id)
  const moved = TRACKS.filter((_, i) => tried.level_before[i] !== tried.level_after[i])
  const index = (name: string) => TRACKS.indexOf(name as never)
  const found = {
    discs: tried.discs,
    icons: Object.fromEntries(TRACKS.filter((_, i) => tried.icons[i]).map((name) => [name, tried.icons[index(name)]])),
    levels: Object.fromEntries(moved.map((name) => [name, [tried.level_before[index(name)] + 1, tried.level_after[index(name)] + 1]])),
    glory: tried.glory,
    ...consequences(ask.happened(tried.events)),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => holdsSomething(value)))
}

const holdsSomething = (value: unknown): boolean => (value && typeof value === 'object' ? Object.keys(value).length > 0 : Boolean(value))

/** What the events say comes with it. */
function consequences(events: readonly { kind: string; args: Args }[]): Rec {
  const found: Rec = {}
  const last = (...kinds: string[]) => events.filter((event) => kinds.includes(event.kind)).at(-1)?.args
  const all = (kind: string) => events.filter((event) => event.kind === kind).map((event) => event.args)
  found.token = last('shipped', 'occupied')?.token
  found.opens = last('opened')?.region
  found.governor = last('governs')
  found.card = last('drew')?.card
  found.links = all('linked').map(({ link, token }) => ({ link, token }))
  found.laid_aside = all('laid_aside')
  return found
}
