/** Figures of the rules by section, composed of the board's trains and cards. */
import type { RulebookModule } from '@shell/board/board'
import { figure } from '@shell/board/figure'
import AbilitiesFigure from './rulebook/AbilitiesFigure.svelte'
import { card, cards } from './rulebook/cards'
import CardsFigure from './rulebook/CardsFigure.svelte'
import MoveFigure from './rulebook/MoveFigure.svelte'
import TrainFigure from './rulebook/TrainFigure.svelte'

const wagon = (number: number) => ({ ...card(number), face: 'number' as const })
const inRow = (number: number) => ({ ...card(number), face: 'ability' as const })

export const figures: RulebookModule['figures'] = {
  goal: [figure('ascending', TrainFigure, { train: cards(5, 14, 25, 36, 43, 66, 78) })],
  parts: [figure('card', CardsFigure, { cards: [wagon(42), inRow(42)] })],
  setup: [figure('falling', TrainFigure, { train: cards(80, 68, 59, 47, 32, 20, 3) })],
  actions: [figure('replace', CardsFigure, { cards: [wagon(12), wagon(80), inRow(80)], arrows: true })],
  abilities: [
    figure('abilities', AbilitiesFigure),
    figure('move', MoveFigure, { before: cards(58, 20, 31, 66), after: cards(20, 31, 58, 66), moved: 58 }),
  ],
  protection: [figure('lock', TrainFigure, { train: cards(14, 5, 25, 43, 36, 78, 66), locked: 4 })],
  other_rules: [figure('pair', CardsFigure, { cards: [inRow(20), inRow(36)] })],
}
