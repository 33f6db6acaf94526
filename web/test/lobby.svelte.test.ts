// @vitest-environment page
/** While the lobby is open, it sees whose turn it is. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MatchInfo } from '../src/net/api'
import RunningMatches from '../src/lobby/RunningMatches.svelte'
import '../src/lobby/MatchTable.svelte' // loaded ahead: no test waits for a clock
import Lobby from '../src/lobby/LobbyScreen.svelte'

const server = vi.hoisted(() => ({ matches: [] as unknown, here: [] as unknown[], asked: 0, looked: 0, errors: [] as unknown[], settings: { language: 'en', played: {}, running: 0, waiting: 0 } }))
const list = vi.hoisted(() => ({ shown: [] as unknown[][] }))
vi.mock('../src/common/settings.svelte', () => ({ settings: server.settings }))
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => ({ t: (id: string) => id, has: () => false }),
  formatTime: () => '',
  showError: (error: unknown) => server.errors.push(error),
  loadGames: () => Promise.resolve([]),
  knownGames: () => [],
  cardWords: () => new Promise(() => {}),
  api: {
    matches: () => ((server.asked += 1), server.matches instanceof Error ? Promise.reject(server.matches) : Promise.resolve(server.matches)),
    matchesHere: () => (server.here instanceof Error ? Promise.reject(server.here) : Promise.resolve(server.here)),
    tables: () => ((server.looked += 1), Promise.resolve([])),
    toWatch: () => Promise.resolve([]),
    standing: () => Promise.resolve([]),
    removeMatch: () => Promise.resolve(null),
  },
}))
vi.mock('../src/lobby/Atlas.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/lobby/Cover.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/gathering/multiplayer', () => ({
  SeatClock: (_: unknown, { name }: { name: string }) => void list.shown.push([name]),
}))

let shown: ReturnType<typeof mount> | null = null
beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(server, { matches: [], here: [], asked: 0, looked: 0, errors: [] })
  list.shown = []
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  vi.useRealTimers()
})

const match = (id: string, actor: number, more: Partial<MatchInfo> = {}) =>
  ({ id, status: 'running', game: 'g', updated: 1, decisions: 1, actors: [actor], seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, level: null, yours: seat === 0 })), ...more }) as MatchInfo
async function pass(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  flushSync()
}

describe('the lobby', () => {
  async function open() {
    const target = document.createElement('div')
    shown = mount(Lobby, { target })
    await pass(0.1)
    return target
  }

  it('asks again while a player elsewhere is to move, and no longer', async () => {
    server.matches = [match('a', 1)]
    const target = await open()
    expect([server.asked, target.querySelector('.mine')]).toEqual([1, null])
    server.matches = [match('a', 0)]
    await pass(20)
    expect([server.asked, target.querySelector('.turn.mine')?.textContent?.trim()]).toEqual([2, 'ui-your-turn'])
    await pass(200)
    expect(server.asked).toBe(2)
  })

  it('reads nothing more after the reader has left while it loads', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    server.matches = [match('a', 1)]
    shown = mount(Lobby, { target: document.createElement('div') })
    flushSync()
    void unmount(shown)
    shown = null
    await pass(0.1)
    expect(warned.mock.calls).toEqual([])
  })

  it.each([['other players', 0, true], ['other players of long ago', -2, false], ['bots only', 0, false]])('looks for a rematch after a match with %s', async (who, days, looks) => {
    const updated = Date.now() + days * 24 * 60 * 60 * 1000
    const over = match('a', 1, { status: 'over', updated })
    server.matches = [who === 'bots only' ? { ...over, seats: over.seats.slice(0, 1) } : over]
    await open()
    await pass(30)
    expect(server.looked > 1).toBe(looks)
  })

  const see = () => document.dispatchEvent(new Event('visibilitychange'))
  const shownIn = (target: HTMLElement) => target.querySelectorAll('.matches > li').length
  const press = async (target: HTMLElement, button: string) => {
    target.querySelector<HTMLElement>(button)!.click()
    await pass(0.1)
  }

  it('does not bring back a match that was removed while it asked', async () => {
    server.matches = [match('a', 1)]
    const target = await open()
    let answer!: (found: unknown) => void
    server.matches = new Promise((resolve) => (answer = resolve))
    see()
    await press(target, '#remove-a')
    await press(target, '.sure .danger')
    expect(shownIn(target)).toBe(0)
    answer([match('a', 1)])
    await pass(0.1)
    expect(shownIn(target)).toBe(0)
  })

  it.each(['running', 'over'] as const)('moves the focus to the list of a removed match, or to the heading of the page: %s', async (status) => {
    server.matches = [match('a', 1, { status }), match('b', 1, { status })]
    const target = await open()
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

  it('shows the answer to what it asked last', async () => {
    const target = await open()
    const answers: ((found: unknown) => void)[] = []
    for (let i = 0; i < 2; i += 1) {
      server.matches = new Promise((resolve) => answers.push(resolve))
      see()
    }
    answers[1]!([match('a', 1), match('b', 1)])
    await pass(0.1)
    answers[0]!([match('a', 1)])
    await pass(0.1)
    expect(shownIn(target)).toBe(2)
  })

  it('keeps what it knows where asking again fails', async () => {
    server.matches = [match('a', 1)]
    const target = await open()
    Object.assign(server, { matches: Error('down') })
    await pass(20)
    expect([server.asked, server.errors.length, target.querySelectorAll('.matches > li').length]).toEqual([2, 0, 1])
  })
})

describe('the running matches', () => {
  function show(matches: MatchInfo[]) {
    const props = $state({ matches, games: {}, onremoved: () => {} })
    const target = document.createElement('div')
    document.body.append(target)
    shown = mount(RunningMatches, { target, props })
    flushSync()
    const names = () => [...target.querySelectorAll('a')].map((each) => each.getAttribute('href')!.split('/').at(-1))
    return { props, target, names }
  }

  it('stay where they are, focus too, and what begins to wait here is shown', () => {
    const first = ['a', 'b', 'c', 'd', 'e'].map((id, n) => match(id, 1, { updated: 10 - n }))
    const { props, target, names } = show(first)
    expect(names()).toEqual(['a', 'b', 'c', 'd'])
    const link = target.querySelectorAll('a')[1]!
    link.focus()
    props.matches = [...first.map((each) => match(each.id, each.id === 'c' || each.id === 'e' ? 0 : 1, { updated: 99 })), match('new', 0)]
    flushSync()
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'e', 'new'])
    expect(document.activeElement).toBe(link)
    target.remove()
  })

  it('show the clock of the player to move here', async () => {
    const seats = match('a', 0).seats.map((seat) => (seat.yours ? { ...seat, clock: { left: 1000, ends: 1000 } } : seat))
    show([match('a', 0, { seats, clock: { paused: false, asked: [], slow: false } }), match('b', 0)])
    await vi.waitFor(() => expect(list.shown).toEqual([['P0']]))
  })
})
