// @vitest-environment page
/** The details of the signed-in account: removing a passkey, and the device of a sign-in. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn } from '../src/net/account_calls'
import { ApiError } from '../src/net/api'
import { api } from '../src/common/shell.svelte'
import type { Words } from '../src/words/words'
import AccountDetails from '../src/account/AccountDetails.svelte'

const words = { t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') } as unknown as Words
const ACCOUNT = { name: 'Ada', password: true, sessions: [], passkeys: [{ id: 7, label: 'phone', created: 0, used: 0 }], settings: null, created: 0, role: 'member', hosts_page: false, actions: [{ at: 0, role: 'host', task: 'role', given: 'helper', until: null, reason: 'knows everyone' }] }
let calls: [string, string, unknown, string | undefined][]
let component: ReturnType<typeof mount> | null = null

beforeEach(() => {
  vi.stubGlobal('isSecureContext', false)
  calls = []
  vi.spyOn(api, 'call').mockImplementation(async (method, path, body, token) => {
    const wish: unknown = body ? JSON.parse(body) : null
    if (method !== 'GET') calls.push([method, path, wish, token])
    if (path === '/api/devices') return { token: 'mine' }
    if (method === 'DELETE' && (wish as { password: string | null }).password !== 'horse') throw new ApiError('sign_in_again')
    return method === 'GET' ? ACCOUNT : { token: 'session', name: 'Ada' }
  })
})
afterEach(() => {
  if (component) void unmount(component)
  component = null
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  api.signOut()
})

const settle = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve()
  flushSync()
}

it('asks for the password before it removes a passkey after an old sign-in', async () => {
  api.signIn('session')
  const target = document.createElement('div')
  component = mount(AccountDetails, { target, props: { words, onleave: () => {} } })
  await settle()
  const form = () => [...target.querySelectorAll('form')].find((each) => each.textContent!.includes('ui-account-prove'))
  expect(form()).toBeUndefined()
  expect(target.querySelector('[aria-labelledby=actions] li')!.textContent).toMatch(/did-role ui-role-helper.*did-by-host.*knows everyone/)
  target.querySelector<HTMLButtonElement>('[aria-label="ui-account-passkey-remove phone"]')!.click()
  await settle()
  expect(target.querySelector('.failed')).toBeNull()
  const field = form()!.querySelector<HTMLInputElement>('input[type=password]')!
  field.value = 'horse'
  field.dispatchEvent(new Event('input'))
  form()!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  await settle()
  expect(calls.map(([method, path, wish]) => [method, path, wish])).toEqual([
    ['DELETE', '/api/account/passkeys/7', { password: null }],
    ['DELETE', '/api/account/passkeys/7', { password: 'horse' }],
  ])
  expect(form()).toBeUndefined()
})

it('sends the same device token at every sign-in', async () => {
  for (const token of ['mine', 'mine']) {
    await signIn({ name: 'Ada', password: 'horse', bring: false })
    expect(calls.filter(([, path]) => path === '/api/account/sign-in').at(-1)?.[3]).toBe(token)
    api.signOut()
  }
  expect(calls.filter(([, path]) => path === '/api/devices')).toHaveLength(1)
})
