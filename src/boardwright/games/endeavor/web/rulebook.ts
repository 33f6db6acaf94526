/** Figures of the rules by section, composed of the board's components. */
import type { RulebookModule } from '@shell/board/board'
import { figure } from '@shell/board/figure'
import Buildings from './rulebook/Buildings.svelte'
import CardsFigure from './rulebook/CardsFigure.svelte'
import Cities from './rulebook/Cities.svelte'
import Lane from './rulebook/Lane.svelte'
import Signs from './rulebook/Signs.svelte'
import Things from './rulebook/Things.svelte'
import type { LaneSpace } from './types'

const LANE: LaneSpace[] = [
  { token: null, seat: 1 }, { token: null, seat: 0 }, { token: 'politics', seat: null }, { token: 'ship_or_draw', seat: null }, { token: 'industry', seat: null },
]
const FULL: LaneSpace[] = [1, 0, 1, 0, 1].map((seat) => ({ token: null, seat }))

export const figures: RulebookModule['figures'] = {
  parts: [figure('parts', Things)],
  build: [figure('buildings', Buildings, { names: ['market', 'workshop', 'guild_hall', 'docks', 'parliament'], manned: 'market' })],
  salary: [figure('resting', Buildings, { names: ['market', 'docks'], manned: 'docks' })],
  actions: [figure('actions', Signs, { of: 'actions' })],
  ship: [figure('track', Lane, { lane: LANE })],
  opening: [figure('opened', Lane, { lane: FULL })],
  occupy: [figure('occupied', Cities, { seats: [null, 0], lies: 'culture' })],
  links: [figure('link', Cities, { seats: [0, 0], token: 'finance' })],
  attack: [figure('attack', Cities, { seats: [0, 1] })],
  draw: [figure('cards', CardsFigure, { names: ['india_3', 'caribbean_4', 'africa_governor'] })],
  abolition: [figure('slavery', CardsFigure, { names: ['slavery_2', 'europe_5'], aside: 'slavery_2' })],
  tokens: [figure('tokens', Signs, { of: 'tokens' })],
  tracks: [figure('tracks', Signs, { of: 'tracks' })],
}
