// @vitest-environment page
/** The lobby refreshes its lists while it is open, and keeps their order and focus. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MatchInfo } from '../src/net/api'
import RunningMatches from '../src/lobby/RunningMatches.svelte'
import '../src/lobby/MatchTable.svelte' // loaded ahead: no test waits for a clock
import Lobby from '../src/lobby/LobbyScreen.svelte'
import { waitFor } from './wait_for'

const server = vi.hoisted(() => ({ matches: [] as unknown, here: [] as unknown[], matchCalls: 0, tableCalls: 0, errors: [] as unknown[], settings: { language: 'en', played: {}, running: 0, waiting: 0 } }))
const seatClocks = vi.hoisted(() => ({ shown: [] as unknown[][] }))
vi.mock('../src/common/settings.svelte', () => ({ settings: server.settings }))
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => ({ t: (id: string) => id, has: () => false }),
  formatTime: () => '',
  showError: (error: unknown) => server.errors.push(error),
  loadGames: () => Promise.resolve([]),
  knownGames: () => [],
  cardWords: () => new Promise(() => {}),
  api: {
    matches: () => ((server.matchCalls += 1), server.matches instanceof Error ? Promise.reject(server.matches) : Promise.resolve(server.matches)),
    matchesHere: () => (server.here instanceof Error ? Promise.reject(server.here) : Promise.resolve(server.here)),
    tables: () => ((server.tableCalls += 1), Promise.resolve([])),
    toWatch: () => Promise.resolve([]),
    standing: () => Promise.resolve([]),
    removeMatch: () => Promise.resolve(null),
  },
}))
vi.mock('../src/lobby/Atlas.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/lobby/Cover.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/gathering/multiplayer', () => ({
  SeatClock: (_: unknown, { name }: { name: string }) => void seatClocks.shown.push([name]),
}))

let component: ReturnType<typeof mount> | null = null
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(server, { matches: [], here: [], matchCalls: 0, tableCalls: 0, errors: [] })
  seatClocks.shown = []
})
afterEach(() => {
  if (component) void unmount(component)
  component = null
  vi.useRealTimers()
})

const match = (id: string, actor: number, changes: Partial<MatchInfo> = {}) =>
  ({ id, status: 'running', game: 'g', updated: 1, decisions: 1, actors: [actor], seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, level: null, yours: seat === 0 })), ...changes }) as MatchInfo
async function advance(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  flushSync()
}

describe('the lobby', () => {
  async function openLobby() {
    const target = document.createElement('div')
    component = mount(Lobby, { target })
    await advance(0.1)
    return target
  }

  it('refreshes only while a remote player is to move', async () => {
    server.matches = [match('a', 1)]
    const target = await openLobby()
    expect([server.matchCalls, target.querySelector('.mine')]).toEqual([1, null])
    server.matches = [match('a', 0)]
    await advance(20)
    expect([server.matchCalls, target.querySelector('.turn.mine')?.textContent?.trim()]).toEqual([2, 'ui-your-turn'])
    await advance(200)
    expect(server.matchCalls).toBe(2)
  })

  it('does not warn if the reader leaves while it loads', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.matches = [match('a', 1)]
    component = mount(Lobby, { target: document.createElement('div') })
    flushSync()
    void unmount(component)
    component = null
    await advance(0.1)
    expect(warned.mock.calls).toEqual([])
  })

  it.each([['other players', 0, true], ['other players days ago', -2, false], ['bots only', 0, false]])('refreshes tables for a rematch after a match with %s', async (who, days, looks) => {
    const updated = Date.now() + days * 24 * 60 * 60 * 1000
    const over = match('a', 1, { status: 'over', updated })
    server.matches = [who === 'bots only' ? { ...over, seats: over.seats.slice(0, 1) } : over]
    await openLobby()
    await advance(30)
    expect(server.tableCalls > 1).toBe(looks)
  })

  const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'))
  const matchCount = (target: HTMLElement) => target.querySelectorAll('.matches > li').length
  const press = async (target: HTMLElement, button: string) => {
    target.querySelector<HTMLElement>(button)!.click()
    await advance(0.1)
  }

  it('does not show again a match that was removed during a refresh', async () => {
    server.matches = [match('a', 1)]
    const target = await openLobby()
    let answer!: (matches: unknown) => void
    server.matches = new Promise((resolve) => (answer = resolve))
    returnToPage()
    await press(target, '#remove-a')
    await press(target, '.sure .danger')
    expect(matchCount(target)).toBe(0)
    answer([match('a', 1)])
    await advance(0.1)
    expect(matchCount(target)).toBe(0)
  })

  it.each(['running', 'over'] as const)('moves the focus to the list of a removed match, or to the heading of the page: %s', async (status) => {
    server.matches = [match('a', 1, { status }), match('b', 1, { status })]
    const target = await openLobby()
    document.body.append(target)
    const remove = async (id: string) => {
      await press(target, `#remove-${id}`)
      await press(target, '.sure .danger')
      return [document.activeElement?.tagName, document.activeElement?.isConnected]
    }
    expect(await remove('a')).toEqual(['H2', true])
    expect(await remove('b')).toEqual(['H1', true])
    target.remove()
  })

  it('shows the answer to the latest request', async () => {
    const target = await openLobby()
    const answers: ((matches: unknown) => void)[] = []
    for (let i = 0; i < 2; i += 1) {
      server.matches = new Promise((resolve) => answers.push(resolve))
      returnToPage()
    }
    answers[1]!([match('a', 1), match('b', 1)])
    await advance(0.1)
    answers[0]!([match('a', 1)])
    await advance(0.1)
    expect(matchCount(target)).toBe(2)
  })

  it('keeps its matches if a refresh fails', async () => {
    server.matches = [match('a', 1)]
    const target = await openLobby()
    Object.assign(server, { matches: Error('down') })
    await advance(20)
    expect([server.matchCalls, server.errors.length, target.querySelectorAll('.matches > li').length]).toEqual([2, 0, 1])
  })
})

describe('the running matches', () => {
  function showMatches(matches: MatchInfo[]) {
    const props = $state({ matches, games: {}, onremoved: () => {} })
    const target = document.createElement('div')
    document.body.append(target)
    component = mount(RunningMatches, { target, props })
    flushSync()
    const names = () => [...target.querySelectorAll('a')].map((each) => each.getAttribute('href')!.split('/').at(-1))
    return { props, target, names }
  }

  it('keep their order and focus, and show new ones that wait for this player', () => {
    const first = ['a', 'b', 'c', 'd', 'e'].map((id, n) => match(id, 1, { updated: 10 - n }))
    const { props, target, names } = showMatches(first)
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
    const link = target.querySelectorAll('a')[1]!
    link.focus()
    props.matches = [...first.map((each) => match(each.id, each.id === 'c' || each.id === 'e' ? 0 : 1, { updated: 99 })), match('new', 0)]
    flushSync()
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'e', 'new'])
    expect(document.activeElement).toBe(link)
    target.remove()
  })

  it('are paused, and no player’s turn, while their clocks are stopped', () => {
    const clock = { paused: true, asked: [], slow: false }
    const { target } = showMatches([match('a', 0, { clock }), match('b', 1, { clock })])
    expect([...target.querySelectorAll('.turn')].map(({ className, textContent }) => [textContent.trim(), className.includes('mine')])).toEqual([['ui-paused', false], ['ui-paused', false]])
    target.remove()
  })

  it('show the clock of the player to move here', async () => {
    const seats = match('a', 0).seats.map((seat) => (seat.yours ? { ...seat, clock: { left: 1000, ends: 1000 } } : seat))
    showMatches([match('a', 0, { seats, clock: { paused: false, asked: [], slow: false } }), match('b', 0)])
    await waitFor(() => expect(seatClocks.shown).toEqual([['P0']]))
  })
})
