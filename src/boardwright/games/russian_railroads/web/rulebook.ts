/** Figures of the rules by section, composed of the boards' components. */
import type { RulebookModule } from '@shell/board/board'
import { figure } from '@shell/board/figure'
import LineFigure from './rulebook/LineFigure.svelte'
import Names from './rulebook/Names.svelte'
import Pieces from './rulebook/Pieces.svelte'
import Track from './rulebook/Track.svelte'

export const figures: RulebookModule['figures'] = {
  parts: [figure('pieces', Pieces, { of: 'workers' })],
  payment: [figure('ways', Pieces, { of: 'ways' })],
  track: [figure('rails', LineFigure, { rails: { 2: 'natural', 4: 'brown', 6: 'grey', 8: 'black' } })],
  locomotives: [figure('locomotives', LineFigure, { locomotives: [4, 3] })],
  factories: [figure('factory', Pieces, { of: 'factory' })],
  industry: [figure('marker', Track)],
  doublers: [figure('doublers', LineFigure, { doublers: 2 })],
  engineers: [figure('engineer', Pieces, { of: 'engineer' })],
  tokens: [figure('tokens', Names, { of: 'tokens' })],
  cards: [figure('cards', Names, { of: 'cards' })],
  bonus_cards: [figure('bonuses', Names, { of: 'bonuses' })],
  // Brown 2 a space, grey 1; the first space counts twice.
  round_scoring: [figure('scoring', LineFigure, { rails: { 2: 'brown', 5: 'grey', 9: 'black' }, locomotives: [4, 3], doublers: 1, points: [4, 2, 1, 1, 1, 0, 0] })],
}
