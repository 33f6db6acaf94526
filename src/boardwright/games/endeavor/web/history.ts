/** Splits a match into turns: a building, salaries, an action or a pass. Salaries of a seat form one turn. */
import type { GameEvent } from '@shell/net/frame'
import { groupTurns, type Turn, type TurnRules } from '@shell/story/history'

const RULES: TurnRules = {
  begins: new Set(['built', 'paid', 'activated', 'spent', 'passed']),
  between: new Set(['began_round', 'grew', 'finished']),
  goesOn: ({ kind, args }, open) => kind === 'paid' && open.events[0]!.kind === 'paid' && open.seat === args.seat,
}

export const turnsOf = (history: readonly GameEvent[]): Turn[] => groupTurns(history, RULES)
