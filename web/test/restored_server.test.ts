// A server that was restoreCount to an earlier point: the page says so once, drops what it knew and chose since, and repeats nothing.
import { describe, expect, it, vi } from 'vitest'
import { event, frame } from './fake_socket'
import { frames, lastSocket, live, reloadPage, openLink, restoreCount, unsent, useLive, waitingStates } from './live_link'

useLive()

const at = (version: number, epoch: string, changes = {}) => {
  const plain = frame(version, changes)
  return { ...plain, match: { ...plain.match, epoch } }
}
const choices = () => lastSocket().sent.filter(({ type }) => type === 'act')

/** The link is lost, and the first frame over the next one comes. */
async function reconnected(first: object) {
  lastSocket().closeWith(1006)
  await vi.advanceTimersByTimeAsync(2000)
  lastSocket().onopen?.({})
  lastSocket().receive(first)
}

describe('a page that reconnects', () => {
  it('notices another epoch, drops a choice without an answer, and goes on', async () => {
    await openLink(at(7, 'a', { events: [event(0), event(1)] }))
    live.act(0, 42)
    await reconnected(at(9, 'b', { events: [event(0)] }))
    expect([restoreCount, choices(), unsent, waitingStates.at(-1)]).toEqual([1, [], [], false])
    expect([frames.at(-1)!.version, frames.at(-1)!.events]).toEqual([9, [event(0)]])
    live.act(0, 5)
    expect(choices()).toEqual([{ type: 'act', action_id: 'id2', seat: 0, action: 5, version: 9 }])
    await reconnected(at(9, 'b'))
    expect([restoreCount, choices().length]).toEqual([1, 1])
  })

  it('notices fewer moves than it has shown, or than were acknowledged', async () => {
    await openLink(at(7, 'a'))
    await reconnected(at(6, 'a'))
    expect(restoreCount).toBe(1)
    live.act(0, 1)
    lastSocket().receive({ type: 'ack', action_id: 'id1', version: 7 })
    await reconnected(at(6, 'a'))
    expect([restoreCount, frames.at(-1)!.version]).toEqual([2, 6])
  })

  it('tells nothing of the same epoch, of spectators, and of matches of this device', async () => {
    await openLink(at(7, 'a'))
    live.act(0, 42)
    await reconnected(at(7, 'a'))
    expect([restoreCount, choices().length]).toEqual([0, 1])
    lastSocket().receive({ type: 'ack', action_id: 'id1', version: 8 })
    await reconnected(frame(3))
    live.setViewer(null)
    lastSocket().receive(at(3, 'a', { viewer: null }))
    await reconnected(at(2, 'a', { viewer: null }))
    expect(restoreCount).toBe(0)
  })

  it('was loaded anew in between, and sends nothing to another epoch', async () => {
    await openLink(at(7, 'a'))
    lastSocket().closeWith(1006)
    live.act(0, 42)
    live.stop()
    reloadPage()
    await openLink(at(7, 'b'))
    expect([restoreCount, choices(), unsent]).toEqual([1, [], []])
  })
})
