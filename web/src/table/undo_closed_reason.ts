/** Reason why a choice cannot be undone, with the event that closed the undo. */
import type { GameEvent, Refusal } from '../net/frame'
import { rulesAddress, type RulesPart } from '../common/shell.svelte'
import type { Words } from '../words/words'

export function undoClosedReason(refusal: Refusal, events: readonly GameEvent[], words: Words): string {
  const event = events[Number(refusal.args.event ?? -1)]
  return words.refusal({ ...refusal, args: { ...refusal.args, event: event ? words.event(event) : '' } }).trim()
}

/** Returns the section of a game's rules that a refusal is about; undefined: none. */
export function ruleBehind({ section }: Refusal, game: string, words: Words): RulesPart | undefined {
  return section ? { href: rulesAddress(game, section), text: words.t('ui-rulebook', { section }) } : undefined
}
