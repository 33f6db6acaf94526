/** Tickets that a frame has completed. */
import type { Frame } from '@shell/net/frame'
import type { Ticket, View } from './types'

/** Returns the viewer's tickets completed between two frames. */
export function finished(before: Frame, now: Frame): string[] {
  const { viewer } = now
  if (viewer === null || viewer !== before.viewer || now.over) return []
  const held = ({ view }: Frame): Ticket[] => (view as View).seats[viewer]?.held ?? []
  const open = new Set(held(before).filter(({ state }) => state !== 'made').map(({ ticket }) => ticket))
  return held(now).filter(({ ticket, state }) => state === 'made' && open.has(ticket)).map(({ ticket }) => ticket)
}

/** Returns whether one player has this screen to themselves: to others a sound would give something away. */
export const alone = ({ seats }: Frame): boolean => seats.filter(({ yours }) => yours).length === 1
