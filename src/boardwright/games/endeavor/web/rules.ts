/** What view, prompt and previews add to the declared fields: the same as `presentation/view.py`, and the breakdown. */
import type { Args, Prompt } from '@shell/net/frame'
import type { SpaceAction } from '@shell/board/space'
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import { ACTIONS_OF, BUILDINGS, CARD_PLACES, CARDS, CITIES, DECKS, LINKS, PHASES, REGIONS, TOKENS, TRACKS, type ActionsOf, type Card, type Fields, type Phase } from './names'
import type { Acting, Blue, BuildingView, CardView, CityView, DeckView, SeatView, View } from './types'

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
/** Where glory comes from. */
const SOURCES = ['cities', 'links', ...TRACKS, 'cards', 'governor_space', 'buildings', 'harbour', 'slavery'] as const
const ROUNDS = 7

const byName = <Name extends string, T>(names: readonly Name[], each: (index: number) => T) =>
  Object.fromEntries(names.map((name, i) => [name, each(i)])) as Record<Name, T>
const values = <Name extends string>(names: readonly Name[], numbers: readonly number[]) => byName(names, (i) => numbers[i]!)
const actionsIn = (mask: number): ActionsOf[] => ACTIONS_OF.filter((_, i) => (mask >> i) & 1)

export function view(ask: Ask): View {
  const { hidden: state, tables } = ask
  const standing = ask.query('standing')
  const space = (token: number, owner: number) => ({ token: TOKENS[token] ?? null, seat: owner >= 0 ? owner : null })
  const seats = (list: number[]) => list.slice(0, state.players)
  return {
    phase: PHASES[state.phase]!,
    round: state.round_no,
    rounds: ROUNDS,
    crown: state.crown,
    active: state.active,
    passed: seats(state.passed).map(Boolean),
    regions: byName(REGIONS, (region) => {
      const spaces = Array.from({ length: tables.lane_length[region] }, (_, i) => tables.lane_first[region] + i)
      return {
        open: state.open_region[region] !== 0,
        lane: spaces.map((i) => space(state.lane_token[i], state.lane_owner[i])),
        beside: seats(state.beside[region]),
        presence: seats(state.presence[region]),
      }
    }),
    cities: byName(CITIES, (city) => ({ ...cityOf(tables, city), ...space(state.city_token[city], state.city_owner[city]) })),
    links: byName(LINKS, (link) => ({
      a: CITIES[tables.link_a[link]]!,
      b: CITIES[tables.link_b[link]]!,
      ...space(state.link_token[link], standing.link_owner[link]),
    })),
    decks: byName(DECKS, (deck) => deckOf(tables, state, deck)),
    cards: byName(CARDS, (card) => cardOf(tables, card)),
    buildings: byName(BUILDINGS, (building) => ({ ...buildingOf(tables, building), stock: state.stock[building] })),
    tracks: {
      thresholds: tables.thresholds,
      building_level: tables.build_level,
      growth: tables.growth,
      payments: tables.payments,
      card_limit: tables.card_limit,
      glory: tables.track_glory,
      top: tables.top,
    },
    seats: Array.from({ length: state.players }, (_, seat) => seatOf(state, standing, seat)),
    acting: acting(ask),
    to_free: state.to_free,
  }
}

function cityOf(tables: Rec, city: number): Pick<CityView, 'region' | 'glory' | 'links'> {
  const links: number[] = tables.city_links[city]
  return { region: REGIONS[tables.city_region[city]]!, glory: tables.city_glory[city], links: links.filter((link) => link >= 0).map((link) => LINKS[link]!) }
}

const deckSize = CARDS.length / DECKS.length

function deckOf(tables: Rec, state: Rec, deck: number): DeckView {
  const inDeck = CARD_PLACES.indexOf('deck')
  const cards = CARDS.filter((_, card) => Math.floor(card / deckSize) === deck && state.card_place[card] === inDeck)
  const gone = state.abolished !== 0 && DECKS[deck] === 'slavery'
  return { region: REGIONS[tables.deck_region[deck]]!, cards, top: cards[0] ?? null, gone }
}

const cardOf = (tables: Rec, card: number): CardView => ({
  deck: DECKS[tables.card_deck[card]]!,
  value: tables.card_value[card],
  governor: tables.card_governor[card] !== 0,
  abolition: tables.card_abolition[card] !== 0,
  ...values(TRACKS, tables.card_icons[card]),
  glory: tables.card_glory[card],
})

function buildingOf(tables: Rec, building: number): Omit<BuildingView, 'stock'> {
  const once = actionsIn(tables.building_actions[building])
  const actions = tables.building_twice[building] ? [...once, ...once] : once
  return {
    level: tables.building_level[building],
    ...values(TRACKS, tables.building_icons[building]),
    glory: tables.building_glory[building],
    actions,
    join: actions.length < 2 ? null : tables.building_halves[building] > 1 ? 'and' : 'or',
  }
}

/** What lies on and beside a player's mat, and what it would be worth if the match ended now. */
function seatOf(state: Rec, standing: Rec, seat: number): SeatView {
  const built: number[] = state.building[seat].slice(0, state.built[seat])
  const glory = values(SOURCES, standing.glory[seat])
  return {
    harbour: state.harbour[seat],
    supply: state.supply[seat],
    buildings: built.map((building, place) => ({ building: BUILDINGS[building]!, manned: state.manned[seat][place] !== 0 })),
    levels: values(TRACKS, state.icons[seat]),
    markers: values(TRACKS, standing.marker[seat]),
    build_level: standing.build_level[seat],
    growth: standing.growth[seat],
    payments: standing.payments[seat],
    card_limit: standing.card_limit[seat],
    counted: standing.counted[seat],
    tokens: values(TOKENS, state.tokens[seat]),
    cards: cardsAt(state, seat, 'held'),
    aside: cardsAt(state, seat, 'aside'),
    governor: CARDS[state.governor[seat]] ?? null,
    glory: { ...glory, total: Object.values(glory).reduce((sum, each) => sum + each, 0) },
  }
}

const cardsAt = (state: Rec, seat: number, place: 'held' | 'aside'): Card[] =>
  CARDS.filter((_, card) => state.card_seat[card] === seat && CARD_PLACES[state.card_place[card]] === place)

/** Per seat the glory of each source, with what it is made of; the same as in `rules/scoring.py`. */
export function breakdown(ask: Ask): Rec[] {
  const { hidden: state, tables } = ask
  const standing = ask.query('standing')
  return Array.from({ length: state.players }, (_, seat) => {
    const details = sourcesOf(tables, state, standing, seat)
    return byName(SOURCES, (source) => ({ points: standing.glory[seat][source], ...details[SOURCES[source]!] }))
  })
}

function sourcesOf(tables: Rec, state: Rec, standing: Rec, seat: number): Rec {
  const worth = cardsAt(state, seat, 'held').map((card) => [card, tables.card_glory[CARDS.indexOf(card)]] as const)
  return {
    cities: { cities: CITIES.filter((_, city) => state.city_owner[city] === seat) },
    links: { links: LINKS.filter((_, link) => standing.link_owner[link] === seat) },
    ...byName(TRACKS, (track) => ({ level: state.icons[seat][track] })),
    cards: { cards: Object.fromEntries(worth.filter(([, glory]) => glory)) },
    harbour: { discs: state.harbour[seat] },
    slavery: { cards: cardsAt(state, seat, 'aside') },
  }
}

/** The action that was begun: what it may be now, and the region or the deck that binds a second half. */
function begunIn(state: Rec): Pick<Acting, 'actions' | 'region' | 'deck' | 'half'> {
  const [region, deck] = [REGIONS[state.bound_region] ?? null, DECKS[state.bound_deck] ?? null]
  return { actions: actionsIn(state.allowed_actions), region, deck, half: region || deck ? 2 : 1 }
}

function acting({ tables, hidden: state }: Ask): Acting | null {
  if (PHASES[state.phase] !== 'act') return null
  const building = state.activated >= 0 ? state.building[state.active][state.activated] : -1
  const begun = begunIn(state)
  const token = TOKENS.find((each) => TOKEN_ACTIONS[each]?.join() === begun.actions.join())
  return {
    ...begun,
    halves: building >= 0 ? tables.building_halves[building] : 1,
    building: BUILDINGS[building] ?? null,
    token: building >= 0 ? null : (token as Blue),
  }
}

export function prompt(ask: Ask, seat: number): Prompt {
  const id = PHASES[ask.hidden.phase]!
  return { id, families: ANSWERS[id]!, args: askedWith(ask, id, seat) }
}

function askedWith(ask: Ask, phase: Phase, seat: number): Args {
  const { hidden: state } = ask
  if (phase === 'salary') return { left: state.to_free }
  if (phase === 'act') {
    const { actions, region, deck, half } = begunIn(state)
    const deeds = Object.fromEntries(actions.map((name, i) => [`deed_${i + 1}`, name]))
    return { ...deeds, half, ...(region && { region }), ...(deck && { deck }) }
  }
  const standing = ask.query('standing')
  if (phase === 'build') return { level: standing.build_level[seat] }
  const limit = standing.card_limit[seat]
  return phase === 'discard' ? { over: Math.max(0, standing.counted[seat] - limit), limit } : {}
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
