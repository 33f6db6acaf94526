// @vitest-environment page
// A request to a player at a table is shown as long as it waits for an answer, and once: not where the board has it, too.
import { beforeEach, describe, expect, it } from 'vitest'
import { currentNotice, showNotice } from '../src/common/shell.svelte'
import { Announcements } from '../src/table/announcements'
import type { Frame } from '../src/net/frame'
import type { Words } from '../src/words/words'

const names = { name: (seat: number) => `Player ${seat}` } as unknown as Words
const person = (seat: number, changes: object = {}) => ({ seat, kind: 'person', name: '', level: null, yours: seat === 0, online: true, ...changes })
const frame = (changes: object = {}, third: object = {}) =>
  ({ seats: [person(0), person(1), person(2, third)], actors: [2], viewer: 0, over: false, clock: { asked: [], paused: false, slow: false }, ...changes }) as unknown as Frame
const clock = (asked: number[], paused = false) => ({ clock: { asked, paused, slow: false } })
const undoRequest = (agreed: number[], ended: number | null = null) => ({ asked: { seat: 1, agreed, ended } })

describe.each([
  ['a bot in a player’s place', frame({}, { agreed: [1], online: false }), 'Should a bot take over?', frame({}, { agreed: [0, 1], online: false }), frame()],
  ['a pause', frame(clock([1])), 'would like a pause', frame(clock([0, 1])), frame()],
  ['taking a choice back', frame(undoRequest([1])), 'would like to take back', frame(undoRequest([0, 1])), frame()],
])('a request for %s', (_, question, text, answered, gone) => {
  let announcements: Announcements
  beforeEach(async () => {
    showNotice(null)
    announcements = new Announcements()
    await announcements.announce(frame(), names, false)
    await announcements.announce(question, names, false)
    expect(currentNotice()?.text).toContain(text)
  })
  it('stays until it is answered here', async () => {
    await announcements.announce(question, names, false)
    expect(currentNotice()?.text).toContain(text)
  })
  it('disappears when it is answered here', async () => {
    await announcements.announce(answered, names, false)
    expect(currentNotice()).toBeNull()
  })
  it('disappears when it is withdrawn', async () => {
    await announcements.announce(gone, names, false)
    expect(currentNotice()).toBeNull()
  })
  it('does not remove another notice that replaced it', async () => {
    showNotice('Something else')
    await announcements.announce(gone, names, false)
    expect(currentNotice()?.text).toBe('Something else')
  })
})

it.each([
  ['a bot has taken over', frame(), frame({}, { stand_in: 'greedy' })],
  ['the clocks run again', frame(clock([], true)), frame(clock([]))],
  ['the match is paused', frame(clock([])), frame(clock([], true))],
])('news that ask nothing end by themselves: %s', async (_, before, now) => {
  showNotice(null)
  const announcements = new Announcements()
  await announcements.announce(before, names, true)
  await announcements.announce(now, names, true)
  expect(currentNotice()).toMatchObject({ passing: true })
  await announcements.announce(frame({ ...clock([1]), ...undoRequest([1]) }), names, false)
  expect(currentNotice()?.passing, 'a question stays until it is answered').toBeUndefined()
})

describe('a request to take back that the board shows', () => {
  const request = frame(undoRequest([1]))
  it.each([['a new one', request], ['one that was declined', frame(undoRequest([1], 2))]])('is not shown in a notice, too: %s', async (_, asked) => {
    showNotice(null)
    const announcements = new Announcements()
    await announcements.announce(frame(), names, true)
    await announcements.announce(asked, names, true)
    expect(currentNotice()).toBeNull()
  })
  it('leaves the notice when the player returns from a trial to the board', async () => {
    showNotice(null)
    const announcements = new Announcements()
    await announcements.announce(frame(), names, false)
    await announcements.announce(request, names, false)
    expect(currentNotice()?.text).toContain('would like to take back')
    await announcements.announce(request, names, true)
    expect(currentNotice()).toBeNull()
  })
})

it('a request that was answered before its words were loaded is not shown', async () => {
  showNotice(null)
  const announcements = new Announcements()
  await announcements.announce(frame(), names, false)
  const pending = announcements.announce(frame(clock([1])), names, false)
  await Promise.all([pending, announcements.announce(frame(), names, false)])
  expect(currentNotice()).toBeNull()
})

it('a player who asked to take back learns that the others have played on', async () => {
  showNotice(null)
  const announcements = new Announcements()
  await announcements.announce(frame({ asked: { seat: 0, agreed: [0], waits: [1, 2], ended: null }, decisions: 7 }), names, true)
  await announcements.announce(frame({ decisions: 8 }), names, true)
  expect(currentNotice()?.text).toBe('The match has gone on, so nothing is taken back.')
})

describe('that a request to take back was declined', () => {
  const asked = undoRequest([1])
  const declined = (seat: number) => frame(undoRequest([1], seat))
  let announcements: Announcements
  beforeEach(async () => {
    showNotice(null)
    announcements = new Announcements()
    await announcements.announce(frame(asked), names, false)
  })
  it('is no longer shown when the match has gone on', async () => {
    await announcements.announce(declined(2), names, false)
    expect(currentNotice()?.text).toContain('Player 2')
    await announcements.announce(frame(), names, false)
    expect(currentNotice()).toBeNull()
  })
  it('is not told to the player who declined', async () => {
    await announcements.announce(declined(0), names, false)
    expect(currentNotice()).toBeNull()
  })
})

describe('a bot that takes over', () => {
  const [absent, replaced] = [frame({}, { online: false }), frame({}, { online: false, stand_in: true })]
  async function announceAll(...frames: Frame[]) {
    showNotice(null)
    const announcements = new Announcements()
    for (const each of frames) await announcements.announce(each, names, false)
    return currentNotice()?.text ?? null
  }
  it('is announced as long as the match runs', async () => expect(await announceAll(absent, replaced, replaced)).toContain('a bot has taken over'))
  it('is no longer announced after the end', async () => {
    expect(await announceAll(absent, replaced, { ...replaced, over: true })).toBeNull()
  })
})
