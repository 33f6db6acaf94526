// A server restored from a backup: the page reports it once, and drops its newer frames and unanswered choices.
import { describe, expect, it, vi } from 'vitest'
import { event, frame } from './fake_socket'
import { frames, lastSocket, live, reloadPage, openLink, restoreCount, unsent, useLive, waitingStates } from './live_link'

useLive()

const frameOfEpoch = (version: number, epoch: string, changes = {}) => {
  const plain = frame(version, changes)
  return { ...plain, match: { ...plain.match, epoch } }
}
const choices = () => lastSocket().sent.filter(({ type }) => type === 'act')

/** Lose the link, and deliver the first frame over the next one. */
async function reconnect(first: object) {
  lastSocket().closeWith(1006)
  await vi.advanceTimersByTimeAsync(2000)
  lastSocket().onopen?.({})
  lastSocket().receive(first)
}

describe('a page that reconnects', () => {
  it('notices another epoch, drops an unanswered choice, and continues', async () => {
    await openLink(frameOfEpoch(7, 'a', { events: [event(0), event(1)] }))
    live.act(0, 42)
    await reconnect(frameOfEpoch(9, 'b', { events: [event(0)] }))
    expect([restoreCount, choices(), unsent, waitingStates.at(-1)]).toEqual([1, [], [], false])
    expect([frames.at(-1)!.version, frames.at(-1)!.events]).toEqual([9, [event(0)]])
    live.act(0, 5)
    expect(choices()).toEqual([{ type: 'act', action_id: 'id2', seat: 0, action: 5, version: 9 }])
    await reconnect(frameOfEpoch(9, 'b'))
    expect([restoreCount, choices().length]).toEqual([1, 1])
  })

  it('notices a version older than the shown or acknowledged one', async () => {
    await openLink(frameOfEpoch(7, 'a'))
    await reconnect(frameOfEpoch(6, 'a'))
    expect(restoreCount).toBe(1)
    live.act(0, 1)
    lastSocket().receive({ type: 'ack', action_id: 'id1', version: 7 })
    await reconnect(frameOfEpoch(6, 'a'))
    expect([restoreCount, frames.at(-1)!.version]).toEqual([2, 6])
  })

  it('reports nothing for the same epoch, spectators, and local matches', async () => {
    await openLink(frameOfEpoch(7, 'a'))
    live.act(0, 42)
    await reconnect(frameOfEpoch(7, 'a'))
    expect([restoreCount, choices().length]).toEqual([0, 1])
    lastSocket().receive({ type: 'ack', action_id: 'id1', version: 8 })
    await reconnect(frame(3))
    live.setViewer(null)
    lastSocket().receive(frameOfEpoch(3, 'a', { viewer: null }))
    await reconnect(frameOfEpoch(2, 'a', { viewer: null }))
    expect(restoreCount).toBe(0)
  })

  it('sends no choice to another epoch after a reload', async () => {
    await openLink(frameOfEpoch(7, 'a'))
    lastSocket().closeWith(1006)
    live.act(0, 42)
    live.stop()
    reloadPage()
    await openLink(frameOfEpoch(7, 'b'))
    expect([restoreCount, choices(), unsent]).toEqual([1, [], []])
  })
})
