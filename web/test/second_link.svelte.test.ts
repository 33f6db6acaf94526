// @vitest-environment page
/** A second link is used although its screen is already open. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import App from '../src/App.svelte'
import { readSecret } from '../src/common/secrets'

const answers = vi.hoisted(() => [] as string[])
const shell = vi.hoisted(() => ({ t: (id: string, args = {}) => [id, ...Object.values(args)].join(' '), error: ({ id }: { id: string }) => id }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => shell, useLanguage: async () => {}, showNotice() {}, showError() {}, currentNotice: () => null }))
vi.mock('../src/lobby/compile_progress.svelte', () => ({ pollCompileProgress() {} }))
vi.mock('../src/board/resting_pointer', () => ({ watchPointer() {} }))
vi.mock('../src/common/Header.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/lobby/StatusLine.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/lobby/LobbyScreen.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/TableScreen.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/gathering/room_words', () => ({ roomWords: async () => shell }))
vi.mock('../src/account/account_words', () => ({ accountWords: async () => shell }))
vi.mock('../src/gathering/multiplayer', async () => ({ Claim: (await import('../src/gathering/ClaimScreen.svelte')).default }))
vi.mock('../src/net/table_calls', () => ({
  claimSeat: async (_: string, secret: string) => (answers.push(secret), secret === 'good' || Promise.reject(Error(secret))),
  tableCalls: {},
}))

/** A link to confirm an address. */
const confirming = (to: string) => `#/notice/${btoa('0'.repeat(32) + JSON.stringify(['confirm', 1, 2, to]))}`
let page = document.createElement('div')
let shown: ReturnType<typeof mount> | null = null
async function open(link: string) {
  location.hash = link
  await new Promise((resolve) => setTimeout(resolve))
  flushSync()
}
async function start() {
  page = document.createElement('div')
  shown = mount(App, { target: page })
  flushSync()
}
const until = (check: () => void) => vi.waitFor(check, 20_000) // screens are loaded
const reads = (text: string) => until(() => expect(page.textContent).toContain(text))
afterEach(() => void (shown && unmount(shown)))

it('of a message', async () => {
  await open(confirming('ana@example.org'))
  await start()
  await reads('ana@example.org')
  await open(confirming('ivo@example.org'))
  await reads('ivo@example.org')
})

it('for a password', async () => {
  await open('#/password/one')
  await start()
  await until(() => expect(page.querySelector('input')).not.toBeNull())
  page.querySelector('input')!.value = 'typed for the first one'
  await open('#/password/two')
  await until(() => expect(page.querySelector('input')!.value).toBe(''))
  expect(readSecret('password', '')).toBe('two')
})

it('for a seat', async () => {
  await open('#/seat/m/spent')
  await start()
  await reads('ui-claim-failed')
  await open('#/seat/m/good')
  await until(() => expect([answers, location.hash]).toEqual([['spent', 'good'], '#/table/m']))
})
