/** Own tickets that a frame has brought to an end. */
import type { Frame } from '@shell/net/frame'
import type { Ticket, View } from './types'

/** The viewer's tickets that have just been completed. */
export function finished(before: Frame, now: Frame): string[] {
  const { viewer } = now
  if (viewer === null || viewer !== before.viewer || now.over) return []
  const held = ({ view }: Frame): Ticket[] => (view as View).seats[viewer]?.held ?? []
  const open = new Set(held(before).filter(({ state }) => state !== 'made').map(({ ticket }) => ticket))
  return held(now).filter(({ ticket, state }) => state === 'made' && open.has(ticket)).map(({ ticket }) => ticket)
}

/** Whether no other player shares this screen: a sound would tell them. */
export const alone = ({ seats }: Frame): boolean => seats.filter(({ yours }) => yours).length === 1
