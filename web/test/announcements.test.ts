// @vitest-environment page
// A question to a player at a table is shown as long as it waits for an answer.
import { beforeEach, describe, expect, it } from 'vitest'
import { currentNotice, showNotice } from '../src/common/shell.svelte'
import { Announcements } from '../src/table/announcements'
import type { Frame } from '../src/net/frame'
import type { Words } from '../src/words/words'

const names = { name: (seat: number) => `Player ${seat}` } as unknown as Words
const person = (seat: number, more: object = {}) => ({ seat, kind: 'person', name: '', level: null, yours: seat === 0, online: true, ...more })
const frame = (more: object = {}, third: object = {}) =>
  ({ seats: [person(0), person(1), person(2, third)], actors: [2], viewer: 0, over: false, clock: { asked: [], paused: false, slow: false }, ...more }) as unknown as Frame
const clock = (asked: number[], paused = false) => ({ clock: { asked, paused, slow: false } })
const asked = (agreed: number[], ended: number | null = null) => ({ asked: { seat: 1, agreed, ended } })

describe.each([
  ['a bot in a player’s place', frame({}, { agreed: [1], online: false }), 'Should a bot take over?', frame({}, { agreed: [0, 1], online: false }), frame()],
  ['a pause', frame(clock([1])), 'would like a pause', frame(clock([0, 1])), frame()],
  ['taking a choice back', frame(asked([1])), 'would like to take back', frame(asked([0, 1])), frame()],
])('a question about %s', (_, question, text, answered, gone) => {
  let news: Announcements
  beforeEach(async () => {
    showNotice(null)
    news = new Announcements()
    await news.announce(frame(), names)
    await news.announce(question, names)
    expect(currentNotice()?.text).toContain(text)
  })
  it('stays while nobody here has answered', async () => {
    await news.announce(question, names)
    expect(currentNotice()?.text).toContain(text)
  })
  it('goes when it is answered here', async () => {
    await news.announce(answered, names)
    expect(currentNotice()).toBeNull()
  })
  it('goes when it is no longer asked', async () => {
    await news.announce(gone, names)
    expect(currentNotice()).toBeNull()
  })
  it('takes along nothing that was said in its place', async () => {
    showNotice('Something else')
    await news.announce(gone, names)
    expect(currentNotice()?.text).toBe('Something else')
  })
})

it('a question that was answered before its words came is not shown', async () => {
  showNotice(null)
  const news = new Announcements()
  await news.announce(frame(), names)
  const late = news.announce(frame(clock([1])), names)
  await Promise.all([late, news.announce(frame(), names)])
  expect(currentNotice()).toBeNull()
})

it('who asked to take back is told that the others have played on', async () => {
  showNotice(null)
  const news = new Announcements()
  await news.announce(frame({ asked: { seat: 0, agreed: [0], waits: [1, 2], ended: null }, decisions: 7 }), names)
  await news.announce(frame({ decisions: 8 }), names)
  expect(currentNotice()?.text).toBe('The match has gone on, so nothing is taken back.')
})
