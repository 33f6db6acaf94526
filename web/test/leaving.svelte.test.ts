// @vitest-environment page
/** Pending work of a screen does not navigate after the reader has left it. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSecret } from '../src/common/secrets'
import { navigate, unlessLeft } from '../src/common/route.svelte'

const pending = vi.hoisted(() => ({ answers: [] as { call: string; done: (answer: unknown) => void; fail: (error: unknown) => void }[] }))
/** Return a promise that the test settles. */
const call = vi.hoisted(() => (call: string) => new Promise((done, fail) => void pending.answers.push({ call, done, fail })))
const reports = vi.hoisted(() => ({ errors: [] as unknown[] }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id, error: String }), showError: (error: unknown) => reports.errors.push(error), api: {} }))
vi.mock('../src/gathering/room_words', () => ({ roomWords: async () => ({ t: (id: string) => id }) }))
vi.mock('../src/table/move_match', () => ({ moveToDevice: () => call('carry'), moveToServer: () => call('carry') }))
vi.mock('../src/replay/match_link', () => ({ decodeMatchLink: () => call('file') }))
vi.mock('../src/replay/files', () => ({ openText: async () => 'm' }))
vi.mock('../src/net/table_calls', () => ({ claimSeat: () => call('claim'), joinAsSpectator: () => call('watch'), tableCalls: {} }))

let unmountScreen = () => {}
function showScreen<Props extends Record<string, any>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div')
  const mounted = mount(component, { target, props })
  unmountScreen = () => void unmount(mounted)
  flushSync()
  return target
}
async function settle() {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
  flushSync()
}
beforeEach(() => {
  location.hash = '#/start'
  pending.answers = []
  reports.errors = []
})
afterEach(() => {
  unmountScreen()
  unmountScreen = () => {}
})

it('navigates only if the reader is still on the screen', () => {
  const [fromHere, fromFormer] = [unlessLeft(navigate), unlessLeft(navigate)]
  fromHere('#/settings')
  expect(location.hash).toBe('#/settings')
  fromFormer('#/groups')
  expect(location.hash).toBe('#/settings')
})

describe('a reader who has left', () => {
  /** Go to the settings before the answers arrive; return the calls and the final address. */
  async function leaveBeforeAnswers() {
    await settle()
    unmountScreen()
    unmountScreen = () => {}
    location.hash = '#/settings'
    for (const { done } of pending.answers) done('m')
    await settle()
    return [pending.answers.map(({ call }) => call), location.hash]
  }
  it('is not moved along with a match', async () => {
    const { default: MoveMatch } = await import('../src/table/MoveMatch.svelte')
    showScreen(MoveMatch, { match: 'local-1', game: 'g' }).querySelector('button')!.click()
    expect(await leaveBeforeAnswers()).toEqual([['carry'], '#/settings'])
  })
  it('is not taken to a replay, and gets no report of a bad link', async () => {
    const { default: Shared } = await import('../src/replay/SharedScreen.svelte')
    showScreen(Shared, { link: 'l', k: null, eyes: null })
    expect(await leaveBeforeAnswers()).toEqual([['file'], '#/settings'])
    showScreen(Shared, { link: 'l', k: null, eyes: null })
    unmountScreen()
    pending.answers[1]!.fail('bad')
    await settle()
    expect(reports.errors).toEqual([])
  })
  it('is not taken to the table of a claimed seat', async () => {
    const { default: Claim } = await import('../src/gathering/ClaimScreen.svelte')
    storeSecret('seat', 'm', 'secret')
    showScreen(Claim, { match: 'm', what: 'seat' })
    expect(await leaveBeforeAnswers()).toEqual([['claim'], '#/settings'])
  })
})
