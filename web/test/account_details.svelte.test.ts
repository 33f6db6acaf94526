// @vitest-environment page
/** The account that is signed in: what its owner has to prove, and how. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signIn } from '../src/net/account_calls'
import { ApiError } from '../src/net/api'
import { api } from '../src/common/shell.svelte'
import type { Words } from '../src/words/words'
import AccountDetails from '../src/account/AccountDetails.svelte'

const words = { t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') } as unknown as Words
const TOLD = { name: 'Ada', password: true, sessions: [], passkeys: [{ id: 7, label: 'phone', created: 0, used: 0 }], settings: null, created: 0, role: 'member', hosts_page: false, actions: [{ at: 0, role: 'host', task: 'role', given: 'helper', until: null, reason: 'knows everyone' }] }
let asked: [string, string, unknown, string | undefined][]
let shown: ReturnType<typeof mount> | null = null

beforeEach(() => {
  vi.stubGlobal('isSecureContext', false)
  asked = []
  vi.spyOn(api, 'call').mockImplementation(async (method, path, body, token) => {
    const wish: unknown = body ? JSON.parse(body) : null
    if (method !== 'GET') asked.push([method, path, wish, token])
    if (path === '/api/devices') return { token: 'mine' }
    if (method === 'DELETE' && (wish as { password: string | null }).password !== 'horse') throw new ApiError('sign_in_again')
    return method === 'GET' ? TOLD : { token: 'session', name: 'Ada' }
  })
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  api.signOut()
})

const settled = async () => {
  for (let n = 0; n < 20; n++) await Promise.resolve()
  flushSync()
}

it('asks for the password before a passkey goes, where the sign-in is old', async () => {
  api.signIn('session')
  const target = document.createElement('div')
  shown = mount(AccountDetails, { target, props: { words, onleave: () => {} } })
  await settled()
  const form = () => [...target.querySelectorAll('form')].find((each) => each.textContent!.includes('ui-account-prove'))
  expect(form()).toBeUndefined()
  expect(target.querySelector('[aria-labelledby=actions] li')!.textContent).toMatch(/did-role ui-role-helper.*did-by-host.*knows everyone/)
  target.querySelector<HTMLButtonElement>('[aria-label="ui-account-passkey-remove phone"]')!.click()
  await settled()
  expect(target.querySelector('.failed')).toBeNull()
  const field = form()!.querySelector<HTMLInputElement>('input[type=password]')!
  field.value = 'horse'
  field.dispatchEvent(new Event('input'))
  form()!.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  await settled()
  expect(asked.map(([method, path, wish]) => [method, path, wish])).toEqual([
    ['DELETE', '/api/account/passkeys/7', { password: null }],
    ['DELETE', '/api/account/passkeys/7', { password: 'horse' }],
  ])
  expect(form()).toBeUndefined()
})

it('says at a sign-in which device it is, so that it is known the next time', async () => {
  for (const token of ['mine', 'mine']) {
    await signIn({ name: 'Ada', password: 'horse', bring: false })
    expect(asked.filter(([, path]) => path === '/api/account/sign-in').at(-1)?.[3]).toBe(token)
    api.signOut()
  }
  expect(asked.filter(([, path]) => path === '/api/devices')).toHaveLength(1)
})
