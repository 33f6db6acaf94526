/** Figures of the rules by section, composed of the board's cards, tickets and pieces of its map. */
import type { RulebookModule } from '@shell/board/board'
import { figure } from '@shell/board/figure'
import CardColours from './rulebook/CardColours.svelte'
import CardRows from './rulebook/CardRows.svelte'
import Pieces from './rulebook/Pieces.svelte'
import Routes from './rulebook/Routes.svelte'
import TicketsFigure from './rulebook/TicketsFigure.svelte'
import Worth from './rulebook/Worth.svelte'

export const figures: RulebookModule['figures'] = {
  parts: [figure('cards', CardColours), figure('pieces', Pieces)],
  setup: [figure('offer', TicketsFigure, { tickets: { 'cadiz-stockholm': 'possible', 'paris-wien': 'possible', 'brest-venezia': 'possible', 'essen-kyiv': 'possible' } })],
  draw_cards: [figure('row', CardRows, { rows: [['green', 'red', 'locomotive', 'yellow', 'black', null]] })],
  locomotives: [figure('locomotive', CardRows, { rows: [['locomotive'], ['purple', 'white', 'orange', 'blue']] })],
  claim_routes: [
    figure('route', Routes, { routes: ['berlin-wien', 'berlin-danzig'], owners: { 'berlin-danzig': 1 } }),
    figure('payments', CardRows, { rows: [['blue', 'blue', 'blue'], ['blue', 'blue', 'locomotive'], ['locomotive', 'locomotive', 'locomotive']] }),
    figure('points', Worth),
  ],
  double_routes: [figure('double', Routes, { routes: ['berlin-frankfurt-1', 'berlin-frankfurt-2'], owners: { 'berlin-frankfurt-1': 0 }, closed: ['berlin-frankfurt-2'] })],
  ferries: [figure('ferry', Routes, { routes: ['palermo-smyrna'] })],
  tunnels: [
    figure('tunnel', Routes, { routes: ['paris-zurich'] }),
    figure('turned', CardRows, { rows: [['red', 'red'], ['red', 'blue', 'locomotive']], marked: [0, 2] }),
  ],
  tickets: [figure('tickets', TicketsFigure, { tickets: { 'cadiz-stockholm': 'possible', 'paris-wien': 'made', 'brest-venezia': 'impossible' } })],
  stations: [figure('station', Routes, { routes: ['amsterdam-frankfurt', 'frankfurt-munchen', 'essen-frankfurt'], owners: { 'amsterdam-frankfurt': 0, 'frankfurt-munchen': 0 }, built: { frankfurt: 1 } })],
  scoring: [
    figure('trail', Routes, {
      routes: ['amsterdam-london', 'amsterdam-essen', 'berlin-essen', 'amsterdam-bruxelles'],
      owners: { 'amsterdam-london': 0, 'amsterdam-essen': 0, 'berlin-essen': 0, 'amsterdam-bruxelles': 0 },
    }),
  ],
}
