// @vitest-environment page
/** The count of other matches that wait for this player, on every screen but the lobby. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MatchInfo } from '../src/net/api'

const server = vi.hoisted(() => ({ calls: 0, matches: [] as unknown[], token: true }))
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => ({ t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') }),
  api: { session: () => null, hasOwn: () => server.token, matches: () => ((server.calls += 1), Promise.resolve(server.matches)) },
}))

// Each test loads all modules again, Svelte included.
let flush = () => {}
let unmountLink = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  Object.assign(server, { calls: 0, matches: [], token: true })
})
afterEach(() => {
  unmountLink()
  location.hash = ''
  vi.useRealTimers()
})

/** Return a match of this player and another one of the kind `others`. */
const match = (id: string, actor: number, others: 'bot' | 'person' = 'person') =>
  ({ id, status: 'running', game: 'g', updated: 1, actors: [actor], seats: [{ seat: 0, kind: 'person', yours: true }, { seat: 1, kind: others, yours: false }] }) as MatchInfo

async function showLink(hash: string) {
  location.hash = hash
  const { flushSync, mount, unmount } = await import('svelte')
  const { default: HomeLink } = await import('../src/common/HomeLink.svelte')
  const waiting = await import('../src/lobby/waiting_matches.svelte')
  const target = document.createElement('div')
  const component = mount(HomeLink, { target, props: { label: 'home' } })
  unmountLink = () => void unmount(component)
  flush = () => flushSync()
  flush()
  const link = target.querySelector('a')!
  return { waiting, link, labels: () => [link.getAttribute('aria-label'), link.querySelector('.count')?.textContent ?? null] }
}
function navigateTo(hash: string) {
  const oldURL = location.href
  location.hash = hash
  dispatchEvent(Object.assign(new Event('hashchange'), { oldURL }))
  flush()
}
async function advance(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  flush()
}

it('counts matches in which others wait, except for the open one', async () => {
  server.matches = [match('here', 0), match('a', 0), match('b', 1), match('c', 0), match('alone', 0, 'bot'), { ...match('d', 0), status: 'over' }]
  const { labels, link } = await showLink('#/table/here')
  expect(labels()).toEqual(['home', null])
  await advance(4)
  expect(labels()).toEqual(['home – ui-others-wait 2', '2'])
  expect(link.getAttribute('href')).toBe('#/')
})

it('refreshes at most every half minute while others play, also when the page is shown again', async () => {
  server.matches = [match('a', 1)]
  const { labels } = await showLink('#/settings')
  await advance(4)
  expect([server.calls, labels()]).toEqual([1, ['home', null]])
  server.matches = [match('a', 0)]
  document.dispatchEvent(new Event('visibilitychange'))
  await advance(20)
  expect(server.calls).toBe(1)
  await advance(40)
  expect([server.calls, labels()]).toEqual([2, ['home – ui-others-wait 1', '1']])
  await advance(600)
  expect(server.calls).toBeLessThanOrEqual(22)
})

it('refreshes once without other players, and never without a token', async () => {
  server.matches = [match('alone', 0, 'bot')]
  await showLink('#/settings')
  await advance(600)
  expect(server.calls).toBe(1)
  unmountLink()
  server.token = false
  vi.resetModules()
  await showLink('#/settings')
  await advance(600)
  expect(server.calls).toBe(1)
})

it('shows nothing in the lobby, which updates the count', async () => {
  const { waiting, labels } = await showLink('#/')
  waiting.updateWaiting([match('a', 0)])
  flush()
  await advance(600)
  expect([server.calls, labels()]).toEqual([0, ['home', null]])
  navigateTo('#/settings')
  expect(labels()).toEqual(['home – ui-others-wait 1', '1'])
})

it('does not count a match just left until the next refresh', async () => {
  const { waiting, labels } = await showLink('#/table/a')
  waiting.updateWaiting([match('a', 0), match('b', 0)])
  navigateTo('#/settings')
  expect(labels()).toEqual(['home – ui-others-wait 1', '1'])
})
