// @vitest-environment page
// The controls of a table's host before the match.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import HostBar from '../src/gathering/HostBar.svelte'
import type { Room } from '../src/gathering/room.svelte'
import type { GameInfo } from '../src/net/api'
import type { ChairOut, TableOut } from '../src/net/table_calls'
import type { Words } from '../src/words/words'

const words = { t: (id: string) => id, has: () => false } as unknown as Words
const game = { id: 'trains', players: [2, 3, 4], options: { map: { default: 'small', players: { large: [4, 4] } } }, levels: ['easy', 'hard'], styles: ['odd'], ratings: { easy: 1000, hard: 1500 } } as unknown as GameInfo
const person = (seat: number, changes: Partial<ChairOut>) => ({ seat, kind: 'person', name: 'Ada', ...changes }) as ChairOut
let bar: ReturnType<typeof mount>
afterEach(() => unmount(bar))
const start = vi.fn()
const showBar = (table: object) => {
  const target = document.createElement('div')
  bar = mount(HostBar, { target, props: { room: { busy: false, start } as unknown as Room, game, words, table: { options: {}, ...table } as TableOut } })
  flushSync()
  return target
}
const open = { seat: 2, kind: 'open' } as ChairOut

it.each([[true, false], [false, true]])('filling with bots waits for guests to be ready, not for the host (%s)', (yours, waits) => {
  const target = showBar({ chairs: [person(0, { yours: true, ready: true }), person(1, { yours, ready: false }), open] })
  expect(target.querySelector<HTMLButtonElement>('.fill button')!.disabled).toBe(waits)
})

it.each([[undefined, ['easy', 'hard', 'odd']], [true, ['easy', 'hard']]])('offers bots with a rating only in a rated match (%s)', (rated, bots) => {
  const target = showBar({ rated, chairs: [person(0, { yours: true, ready: true }), open] })
  expect([...target.querySelectorAll('option')].map(({ value }) => value)).toEqual(bots)
})

it('starts without the empty chairs if the game is for those who are there', () => {
  const [ada, bob] = [person(0, { yours: true, ready: true }), person(1, { ready: true })]
  const withoutEmpty = (table: object) => [...showBar(table).querySelectorAll('button')].find(({ textContent }) => textContent === 'ui-room-start-without-empty')
  for (const table of [{ chairs: [ada, { ...open, seat: 1 }] }, { chairs: [ada, bob] }, { chairs: [ada, bob, open], start: 3 }, { chairs: [ada, bob, open], options: { map: 'large' } }, { chairs: [ada, bob, open], reserved: true }]) {
    expect(withoutEmpty(table)).toBeUndefined()
    void unmount(bar)
  }
  withoutEmpty({ chairs: [ada, bob, open] })!.click()
  expect(start).toHaveBeenCalledExactlyOnceWith({ without_empty: true })
})
