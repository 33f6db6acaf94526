// @vitest-environment page
/** What is awaited does not go on after the reader has left. */
import { flushSync, mount, unmount, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSecret } from '../src/common/secrets'
import { navigate, unlessLeft } from '../src/common/route.svelte'

const shared = vi.hoisted(() => ({ answers: [] as { call: string; done: (found: unknown) => void; fail: (error: unknown) => void }[] }))
/** A call that is answered by hand. */
const asked = vi.hoisted(() => (call: string) => new Promise((done, fail) => void shared.answers.push({ call, done, fail })))
const said = vi.hoisted(() => ({ errors: [] as unknown[] }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id, error: String }), showError: (error: unknown) => said.errors.push(error), api: {} }))
vi.mock('../src/gathering/room_words', () => ({ roomWords: async () => ({ t: (id: string) => id }) }))
vi.mock('../src/table/move_match', () => ({ moveToDevice: () => asked('carry'), moveToServer: () => asked('carry') }))
vi.mock('../src/replay/match_link', () => ({ decodeMatchLink: () => asked('file') }))
vi.mock('../src/replay/files', () => ({ openText: async () => 'm' }))
vi.mock('../src/net/table_calls', () => ({ claimSeat: () => asked('claim'), joinAsSpectator: () => asked('watch'), tableCalls: {} }))

let leave = () => {}
function show<Props extends Record<string, any>>(component: Component<Props>, props: Props): HTMLElement {
  const target = document.createElement('div')
  const shown = mount(component, { target, props })
  leave = () => void unmount(shown)
  flushSync()
  return target
}
async function settle() {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
  flushSync()
}
beforeEach(() => {
  location.hash = '#/start'
  shared.answers = []
  said.errors = []
})
afterEach(() => {
  leave()
  leave = () => {}
})

it('goes on only from where the reader is still', () => {
  const [here, gone] = [unlessLeft(navigate), unlessLeft(navigate)]
  here('#/settings')
  expect(location.hash).toBe('#/settings')
  gone('#/groups')
  expect(location.hash).toBe('#/settings')
})

describe('a reader who has left', () => {
  /** Leaves for the settings, and then gets the answer. */
  async function leaveFirst() {
    await settle()
    leave()
    leave = () => {}
    location.hash = '#/settings'
    for (const { done } of shared.answers) done('m')
    await settle()
    return [shared.answers.map(({ call }) => call), location.hash]
  }
  it('is not taken along by a match that moves', async () => {
    const { default: MoveMatch } = await import('../src/table/MoveMatch.svelte')
    show(MoveMatch, { match: 'local-1', game: 'g' }).querySelector('button')!.click()
    expect(await leaveFirst()).toEqual([['carry'], '#/settings'])
  })
  it('is not taken to a replay, nor told that its link is bad', async () => {
    const { default: Shared } = await import('../src/replay/SharedScreen.svelte')
    show(Shared, { link: 'l', k: null, eyes: null })
    expect(await leaveFirst()).toEqual([['file'], '#/settings'])
    show(Shared, { link: 'l', k: null, eyes: null })
    leave()
    shared.answers[1]!.fail('bad')
    await settle()
    expect(said.errors).toEqual([])
  })
  it('is not taken to a table whose seat has come', async () => {
    const { default: Claim } = await import('../src/gathering/ClaimScreen.svelte')
    storeSecret('seat', 'm', 'secret')
    show(Claim, { match: 'm', what: 'seat' })
    expect(await leaveFirst()).toEqual([['claim'], '#/settings'])
  })
})
