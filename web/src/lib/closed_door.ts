/** Why a choice cannot be taken back, with the event that closed the door. */
import type { GameEvent, Refusal } from './frame'
import type { Words } from './words'

export function closedDoor(refusal: Refusal, events: readonly GameEvent[], words: Words): string {
  const event = events[Number(refusal.args.event ?? -1)]
  return words.refusal({ ...refusal, args: { ...refusal.args, event: event ? words.event(event) : '' } }).trim()
}
