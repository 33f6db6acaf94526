/** Splits a match into turns and each seat's end of a round. */
import type { GameEvent } from '@shell/net/frame'
import { groupTurns, type Turn, type TurnRules } from '@shell/story/history'

const RULES: TurnRules = {
  begins: new Set(['chose_start', 'aimed', 'occupied', 'reused', 'passed', 'stayed']),
  between: new Set(['new_order', 'dealt_engineers', 'began_round', 'engineer_left', 'bonus_scored', 'majority', 'finished']),
  goesOn: ({ kind }, open) => kind === 'occupied' && open.events.at(-1)?.kind === 'aimed',
  roundEnd: 'scored',
}

export const turnsOf = (history: readonly GameEvent[]): Turn[] => groupTurns(history, RULES)
