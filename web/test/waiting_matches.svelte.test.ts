// @vitest-environment page
/** How many other matches wait for a player here: on every screen but the lobby. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { MatchInfo } from '../src/net/api'

const server = vi.hoisted(() => ({ calls: 0, matches: [] as unknown[], token: true }))
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => ({ t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') }),
  api: { session: () => null, hasOwn: () => server.token, matches: () => ((server.calls += 1), Promise.resolve(server.matches)) },
}))

// With each test everything begins anew, Svelte as well.
let flush = () => {}
let leave = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  Object.assign(server, { calls: 0, matches: [], token: true })
})
afterEach(() => {
  leave()
  location.hash = ''
  vi.useRealTimers()
})

/** `others`: the players beside the one here. */
const match = (id: string, actor: number, others: 'bot' | 'person' = 'person') =>
  ({ id, status: 'running', game: 'g', updated: 1, actors: [actor], seats: [{ seat: 0, kind: 'person', yours: true }, { seat: 1, kind: others, yours: false }] }) as MatchInfo

async function show(hash: string) {
  location.hash = hash
  const { flushSync, mount, unmount } = await import('svelte')
  const { default: HomeLink } = await import('../src/common/HomeLink.svelte')
  const waiting = await import('../src/lobby/waiting_matches.svelte')
  const target = document.createElement('div')
  const shown = mount(HomeLink, { target, props: { label: 'home' } })
  leave = () => void unmount(shown)
  flush = () => flushSync()
  flush()
  const link = target.querySelector('a')!
  return { waiting, link, told: () => [link.getAttribute('aria-label'), link.querySelector('.count')?.textContent ?? null] }
}
function go(hash: string) {
  const oldURL = location.href
  location.hash = hash
  dispatchEvent(Object.assign(new Event('hashchange'), { oldURL }))
  flush()
}
async function pass(seconds: number) {
  await vi.advanceTimersByTimeAsync(seconds * 1000)
  flush()
}

it('counts those in which others wait, but not the one that is open', async () => {
  server.matches = [match('here', 0), match('a', 0), match('b', 1), match('c', 0), match('alone', 0, 'bot'), { ...match('d', 0), status: 'over' }]
  const { told, link } = await show('#/table/here')
  expect(told()).toEqual(['home', null])
  await pass(4)
  expect(told()).toEqual(['home – ui-others-wait 2', '2'])
  expect(link.getAttribute('href')).toBe('#/')
})

it('looks every half minute while others play, and when the page is seen again, but not more often', async () => {
  server.matches = [match('a', 1)]
  const { told } = await show('#/settings')
  await pass(4)
  expect([server.calls, told()]).toEqual([1, ['home', null]])
  server.matches = [match('a', 0)]
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(20)
  expect(server.calls).toBe(1)
  await pass(40)
  expect([server.calls, told()]).toEqual([2, ['home – ui-others-wait 1', '1']])
  await pass(600)
  expect(server.calls).toBeLessThanOrEqual(22)
})

it('asks once where there is no other player, and never without a token', async () => {
  server.matches = [match('alone', 0, 'bot')]
  await show('#/settings')
  await pass(600)
  expect(server.calls).toBe(1)
  leave()
  server.token = false
  vi.resetModules()
  await show('#/settings')
  await pass(600)
  expect(server.calls).toBe(1)
})

it('shows nothing in the lobby, which tells it what it knows', async () => {
  const { waiting, told } = await show('#/')
  waiting.updateWaiting([match('a', 0)])
  flush()
  await pass(600)
  expect([server.calls, told()]).toEqual([0, ['home', null]])
  go('#/settings')
  expect(told()).toEqual(['home – ui-others-wait 1', '1'])
})

it('forgets a match that one has been at until it has looked again', async () => {
  const { waiting, told } = await show('#/table/a')
  waiting.updateWaiting([match('a', 0), match('b', 0)])
  go('#/settings')
  expect(told()).toEqual(['home – ui-others-wait 1', '1'])
})
