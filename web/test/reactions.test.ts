// Reactions to chat lines are grouped by line and kind.
import { expect, it } from 'vitest'
import { isReaction, keyOf, REACTIONS, splitReactions } from '../src/chat/reactions'
import type { ChatLineOut } from '../src/net/wire'

const line = (n: number, changes: Partial<ChatLineOut> = {}): ChatLineOut => ({ channel: 'table', n, seat: 0, name: '', text: '', phrase: null, at: n, ...changes })
const to = { channel: 'table', n: 0 } as const

it('reactions are grouped below their line, each person once, in the order of arrival', () => {
  const chatLine = line(0, { text: 'hello' })
  const [wow, clap] = [line(1, { seat: 1, reaction: 'wow', to }), line(2, { seat: 2, reaction: 'clap', to })]
  const repeated = line(3, { seat: 1, reaction: 'wow', to })
  const fromGallery = line(0, { channel: 'gallery', seat: null, name: 'Eva', reaction: 'wow', to })
  const standalone = line(4, { reaction: 'laugh' })
  const split = splitReactions([chatLine, wow, clap, repeated, fromGallery, standalone])
  expect(split.lines).toEqual([chatLine, standalone])
  expect(split.reactions.get(keyOf(chatLine))).toEqual([{ reaction: 'wow', by: [wow, fromGallery] }, { reaction: 'clap', by: [clap] }])
})

it('an unknown reaction is left out', () => {
  expect(splitReactions([line(1, { reaction: 'from the future', to })]).reactions.size).toBe(0)
  expect([isReaction('toString'), isReaction(undefined), ...Object.keys(REACTIONS).map(isReaction)]).toEqual([false, false, ...Object.keys(REACTIONS).map(() => true)])
})
