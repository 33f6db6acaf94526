// @vitest-environment page
/** The question before a player resigns tells the cost. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { Frame, Seat } from '../src/net/frame'
import StandInButtons from '../src/table/StandInButtons.svelte'

vi.mock('../src/gathering/room_words', () => ({ roomWords: () => Promise.resolve({ t: (id: string) => id }) }))

const ME = { seat: 0, kind: 'person', name: 'Ana', level: null, yours: true, online: true } as Seat

it.each([
  ['an ordinary match', {}, []],
  ['a rated match', { rated: true }, ['ui-resign-rated']],
  ['a competition', { competition: true }, ['ui-resign-competition']],
  ['a rated competition', { rated: true, competition: true }, ['ui-resign-competition']],
])('the question in %s tells the cost of resigning', async (_, match, costs) => {
  const frame = { match, seats: [ME, { ...ME, seat: 1, yours: false }], actors: [0], viewer: 0, over: false, curtain: [] } as unknown as Frame
  const component = mount(StandInButtons, { target: document.body, props: { frame, seat: ME, names: () => 'Ana', calls: {} as never } })
  for (let i = 0; i < 9; i += 1) await Promise.resolve()
  flushSync()
  document.querySelector<HTMLElement>('button')!.click()
  flushSync()
  const texts = document.querySelector('.question p')!.textContent.split(' ')
  void unmount(component)
  expect(texts).toEqual(['ui-resign-sure', 'ui-resign-help', ...costs])
})
