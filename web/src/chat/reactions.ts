/** Reactions to a line or on their own: drawings, and grouping by line. */
import type { IconDrawing } from '../look/icons'
import { author } from './read_state.svelte'
import type { ChatLineOut, SendLine } from '../net/wire'

export type Reaction = NonNullable<SendLine['reaction']>

const FACE = 'M12 21a9 9 0 1 0 0-18a9 9 0 1 0 0 18'
const EYES = 'M9 9.5h.01M15 9.5h.01'
/** Ordered as they are offered. */
export const REACTIONS: Record<Reaction, IconDrawing> = {
  agree: { line: 'M3.5 11H7v9H3.5zM7 11l4-7.5c2 0 2.6 1.6 2.1 3.5L12.3 10h6.4a1.8 1.8 0 0 1 1.8 2.2l-1.4 6a2.3 2.3 0 0 1-2.3 1.8H7' },
  clap: { line: 'M12 3l2.7 5.7l6.2.8l-4.6 4.3l1.2 6.2l-5.5-3.1L6.5 20l1.2-6.2l-4.6-4.3l6.2-.8z' },
  laugh: { line: `${FACE}M7.5 9.8l1.5-1.3l1.5 1.3M13.5 9.8l1.5-1.3l1.5 1.3M7.5 13.2h9c-.6 5-8.4 5-9 0` },
  wow: { line: `${FACE}${EYES}M12 17.5a1.9 2.2 0 1 0 0-4.4a1.9 2.2 0 1 0 0 4.4` },
  hmm: { line: `${FACE}M8 12h.01M12 12h.01M16 12h.01` },
  sorry: { line: `${FACE}${EYES}M8.5 16.8c1.4-2.4 5.6-2.4 7 0` },
}
export const isReaction = (name: string | undefined): name is Reaction => name !== undefined && Object.hasOwn(REACTIONS, name)

/** Reaction below a line, and the first such line of each author. */
export interface LineReaction {
  reaction: Reaction
  by: ChatLineOut[]
}

export const keyOf = ({ channel, n }: { channel: string; n: number }): string => `${channel} ${n}`

/** Splits lines into those on their own and reactions to a line, by its `keyOf`; an author counts once. */
export function splitReactions(lines: readonly ChatLineOut[]): { lines: ChatLineOut[]; reactions: Map<string, LineReaction[]> } {
  const said = lines.filter(({ to }) => !to)
  const reacted = new Map<string, LineReaction[]>()
  for (const line of lines) {
    const { to, reaction } = line
    if (!to || !isReaction(reaction)) continue
    const below = reacted.get(keyOf(to)) ?? []
    reacted.set(keyOf(to), below)
    const same = below.find((each) => each.reaction === reaction)
    if (!same) below.push({ reaction, by: [line] })
    else if (!same.by.some((each) => author(each) === author(line))) same.by.push(line)
  }
  return { lines: said, reactions: reacted }
}
