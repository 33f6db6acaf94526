// The runner of a match's bots: it starts again whenever a bot has to choose.
import { expect, it } from 'vitest'
import { BotRunner } from '../src/local/bot_runner'

/** Lets that many microtasks run. */
async function passMicrotasks(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await null
}

it.each([0, 1, 2, 3, 4, 5])('a bot plays that has to choose again %i microtasks after its last choice', async (later) => {
  let due: { seat: number; version: number } | null = { seat: 1, version: 1 }
  const played: number[] = []
  const play = async (_seat: number, _action: number, version: number) => {
    played.push(version)
    due = null
  }
  const runner = new BotRunner({ due: () => due, think: async () => 0, play, msLeft: () => 0 }, (error) => expect.unreachable(String(error)))
  runner.wake()
  while (due) await null
  await passMicrotasks(later)
  due = { seat: 1, version: 2 }
  runner.wake()
  await passMicrotasks(50)
  expect(played).toEqual([1, 2])
})
