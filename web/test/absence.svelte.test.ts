// @vitest-environment page
/** The sign beside a player's name on a board: not connected, or replaced by a bot. */
import { mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import Absence from '../src/table/Absence.svelte'

vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }) }))

const AWAY = { kind: 'person', yours: false, online: false }
const absenceTexts = (seatState: object, match: object = {}): (string | null | undefined)[] => {
  const frame = { seats: [{}, seatState], over: false, clock: null, ...match } as unknown as Frame
  const component = mount(Absence, { target: document.body, props: { frame, seat: 1 } })
  const texts = [...document.body.querySelectorAll('.absence')].flatMap((each) => [each.getAttribute('title'), each.textContent])
  void unmount(component)
  return texts
}

it('shows that a remote player is not connected', () => expect(absenceTexts(AWAY)).toEqual(['ui-seat-away', ', ui-seat-away']))
it('shows that a bot plays for a player, also for the viewer', () => {
  expect(absenceTexts({ ...AWAY, stand_in: 'easy' })).toEqual(['ui-seat-stand-in', ', ui-seat-stand-in'])
  expect(absenceTexts({ kind: 'person', yours: true, stand_in: 'easy' })).toEqual(['ui-seat-stand-in', ', ui-seat-stand-in'])
})
it.each([
  ['a connected player', { ...AWAY, online: true }, {}],
  ['a player at this screen', { ...AWAY, yours: true }, {}],
  ['a bot', { ...AWAY, kind: 'bot' }, {}],
  ['a player in a replay', { kind: 'person', yours: false }, {}],
  ['a player with days for a move', AWAY, { clock: { slow: true } }],
  ['a player after the end of the match', AWAY, { over: true }],
])('shows nothing for %s', (_, seatState, match) => expect(absenceTexts(seatState, match)).toEqual([]))
