// @vitest-environment page
/** A second link of the same kind is used although its screen is already open. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import App from '../src/App.svelte'
import { readSecret } from '../src/common/secrets'
import { waitFor } from './wait_for'

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

/** Return a link that confirms a mail address. */
const confirmationLink = (to: string) => `#/notice/${btoa('0'.repeat(32) + JSON.stringify(['confirm', 1, 2, to]))}`
let page = document.createElement('div')
let component: ReturnType<typeof mount> | null = null
async function openLink(link: string) {
  location.hash = link
  await new Promise((resolve) => setTimeout(resolve))
  flushSync()
}
async function mountApp() {
  page = document.createElement('div')
  component = mount(App, { target: page })
  flushSync()
}
const waitForText = (text: string) => waitFor(() => expect(page.textContent).toContain(text))
afterEach(() => void (component && unmount(component)))

it('a second link of a message is used', async () => {
  await openLink(confirmationLink('ana@example.org'))
  await mountApp()
  await waitForText('ana@example.org')
  await openLink(confirmationLink('ivo@example.org'))
  await waitForText('ivo@example.org')
})

it('a second link for a password is used', async () => {
  await openLink('#/password/one')
  await mountApp()
  await waitFor(() => expect(page.querySelector('input')).not.toBeNull())
  page.querySelector('input')!.value = 'typed for the first one'
  await openLink('#/password/two')
  await waitFor(() => expect(page.querySelector('input')!.value).toBe(''))
  expect(readSecret('password', '')).toBe('two')
})

it('a second link for a seat is used', async () => {
  await openLink('#/seat/m/spent')
  await mountApp()
  await waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toBe('page'))
  await openLink('#/seat/m/good')
  await waitFor(() => expect([answers, location.hash]).toEqual([['spent', 'good'], '#/table/m']))
})
