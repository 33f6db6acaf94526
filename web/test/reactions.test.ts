// How people react, as the page groups it.
import { expect, it } from 'vitest'
import { isReaction, keyOf, REACTIONS, splitReactions } from '../src/chat/reactions'
import type { ChatLineOut } from '../src/net/wire'

const line = (n: number, changes: Partial<ChatLineOut> = {}): ChatLineOut => ({ channel: 'table', n, seat: 0, name: '', text: '', phrase: null, at: n, ...changes })
const to = { channel: 'table', n: 0 } as const

it('reactions stand below their line, each person once, and in the order in which they came', () => {
  const said = line(0, { text: 'hello' })
  const [wow, clap] = [line(1, { seat: 1, reaction: 'wow', to }), line(2, { seat: 2, reaction: 'clap', to })]
  const again = line(3, { seat: 1, reaction: 'wow', to })
  const also = line(0, { channel: 'gallery', seat: null, name: 'Eva', reaction: 'wow', to })
  const alone = line(4, { reaction: 'laugh' })
  const found = splitReactions([said, wow, clap, again, also, alone])
  expect(found.lines).toEqual([said, alone])
  expect(found.reactions.get(keyOf(said))).toEqual([{ reaction: 'wow', by: [wow, also] }, { reaction: 'clap', by: [clap] }])
})

it('one that this page does not know is left out', () => {
  expect(splitReactions([line(1, { reaction: 'from the future', to })]).reactions.size).toBe(0)
  expect([isReaction('toString'), isReaction(undefined), ...Object.keys(REACTIONS).map(isReaction)]).toEqual([false, false, ...Object.keys(REACTIONS).map(() => true)])
})
