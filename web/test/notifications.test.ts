// @vitest-environment page
/** Notifications: links of messages, push subscriptions of the browser, and the dialog of settings. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseNoticeLink, pushSubscription, timeText, mayPush, minuteOfDay, type noticeCalls } from '../src/notifications/notices'
import { noticesOfGroup, noticesOfSeat } from '../src/net/notice_addresses'
import { parseRoute } from '../src/common/route.svelte'
import NotificationSettings from '../src/notifications/NotificationSettings.svelte'
import type { NoticeRequestOut, NoticesOut } from '../src/net/wire'

vi.mock('../src/gathering/room_words', () => ({
  roomWords: () => Promise.resolve({ t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') }),
}))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  sessionStorage.clear()
  location.hash = ''
})

/** Return a token as the server signs it: 32 bytes, then the content. */
const token = (content: unknown): string => btoa(String.fromCharCode(...new Uint8Array(32), ...new TextEncoder().encode(JSON.stringify(content)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

describe('the link of a message', () => {
  it('tells its subject, and is null if it is damaged', () => {
    expect(parseNoticeLink(token(['confirm', 'match', 0, 'ada@x.example', 7]))).toEqual({ what: 'confirm', to: 'ada@x.example' })
    expect(parseNoticeLink(token(['confirm', 'group', null, 'ada@x.example', 7]))).toEqual({ what: 'confirm', to: 'ada@x.example' })
    expect(parseNoticeLink(token(['stop', 'čeněk@x.example']))).toEqual({ what: 'stop', to: 'čeněk@x.example' })
    for (const wrong of ['', '?', token(['stop', 'a']).slice(0, 46), token('stop'), token(['other'])]) expect(parseNoticeLink(wrong)).toBeNull()
  })

  it('is removed from the address', async () => {
    location.hash = '#/notice/s3cret'
    const { route } = await import('../src/common/route.svelte')
    const { readSecret } = await import('../src/common/secrets')
    expect([location.hash, route(), readSecret('notice', '')]).toEqual(['#/notice', { screen: 'notice' }, 's3cret'])
    expect(parseRoute('#/notice')).toEqual({ screen: 'notice' })
  })
})

describe('times of the day', () => {
  it('are parsed as they are formatted', () => {
    for (const minute of [0, 59, 60, 22 * 60, 1439]) expect(minuteOfDay(timeText(minute))).toBe(minute)
    expect(minuteOfDay('')).toBeNull()
  })
})

describe('a push subscription', () => {
  const KEY = 'BAEC'
  const browser = (old: object | null, permission = 'granted') => {
    const created = { toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }) }
    const pushManager = { getSubscription: async () => old, subscribe: vi.fn(async () => created) }
    vi.stubGlobal('isSecureContext', true)
    vi.stubGlobal('PushManager', class {})
    vi.stubGlobal('Notification', { requestPermission: async () => permission })
    vi.stubGlobal('navigator', { serviceWorker: { register: async () => {}, ready: Promise.resolve({ pushManager }) } })
    return pushManager
  }
  const subscription = (key: number[]) => ({
    options: { applicationServerKey: new Uint8Array(key).buffer },
    unsubscribe: vi.fn(async () => true),
    toJSON: () => ({ endpoint: 'https://push.example/old', keys: { p256dh: 'p', auth: 'a' } }),
  })

  it('is reused for the same server, and renewed for another one', async () => {
    const same = subscription([4, 1, 2])
    browser(same)
    expect((await pushSubscription(KEY))?.to).toBe('https://push.example/old')
    const otherSubscription = subscription([4, 1, 3])
    const { subscribe } = browser(otherSubscription)
    expect((await pushSubscription(KEY))?.to).toBe('https://push.example/new')
    expect(otherSubscription.unsubscribe).toHaveBeenCalled()
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 1, 2]) })
  })

  it('is not created without permission', async () => {
    const { subscribe } = browser(null, 'denied')
    expect(await pushSubscription(KEY)).toBeNull()
    expect(subscribe).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    expect(mayPush()).toBe(false)
  })
})

describe('the dialog of notifications', () => {
  let component: ReturnType<typeof mount> | null = null
  afterEach(() => void (component && unmount(component)))
  const settle = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve()
    flushSync()
  }

  const SEAT = { at: noticesOfSeat('m', 1), name: 'Ana', look: 'line' } as const

  async function showDialog(ways: NoticesOut['ways'], asked: NoticeRequestOut[] = [], props: { at: string; name?: string; look: 'line' | 'heading' } = SEAT) {
    const stored: NoticesOut = { ways, key: null, asked }
    const calls = {
      found: vi.fn(async () => ({ ...stored, asked: [...stored.asked] })),
      ask: vi.fn(async (_: string, wish: { way: NoticeRequestOut['way']; to: string; quiet?: [number, number] | null }) => {
        const request: NoticeRequestOut = { way: wish.way, to: wish.to, verified: false, quiet: wish.quiet ?? null }
        stored.asked = [...stored.asked.filter(({ way }) => way !== wish.way), request]
        return request
      }),
      end: vi.fn(async (_: string, way: string) => void (stored.asked = stored.asked.filter((each) => each.way !== way))),
    }
    const target = document.createElement('div')
    document.body.replaceChildren(target)
    component = mount(NotificationSettings, { target, props: { ...props, calls: calls as unknown as typeof noticeCalls } })
    await settle()
    const form = (way: string) => [...target.querySelectorAll('form')].find((each) => each.querySelector('h3')!.textContent === `ui-notices-${way}`)!
    return { target, stored, calls, form }
  }

  it('is missing if the server sends no notifications', async () => {
    const { target } = await showDialog([])
    expect(target.querySelector('button')).toBeNull()
  })

  it('requests nothing by itself, and then what is switched on, with quiet hours', async () => {
    const { target, calls, form } = await showDialog(['webhook', 'mail'])
    expect(target.querySelector('button')!.textContent).toContain('ui-notices')
    expect(calls.ask).not.toHaveBeenCalled()
    expect([...target.querySelectorAll('h3')].map((each) => each.textContent)).toEqual(['ui-notices-mail', 'ui-notices-webhook'])
    const field = form('mail').querySelector('input')!
    field.value = 'ana@x.example'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    form('mail').dispatchEvent(new Event('submit', { cancelable: true }))
    await settle()
    expect(calls.ask).toHaveBeenCalledWith('/api/matches/m/seats/1/notices', { way: 'mail', to: 'ana@x.example', quiet: [22 * 60, 8 * 60] })
    expect(form('mail').textContent).toContain('ui-notices-waits ana@x.example')
    form('mail').dispatchEvent(new Event('submit', { cancelable: true }))
    await settle()
    expect(calls.end).toHaveBeenCalledWith('/api/matches/m/seats/1/notices', 'mail')
    expect(form('mail').querySelector('input')).not.toBeNull()
  })

  it('shows what has been confirmed elsewhere: on opening, and when its window is visible again', async () => {
    const { target, stored, form } = await showDialog(['mail', 'webhook'], [{ way: 'mail', to: 'ana@x.example', verified: false, quiet: null }])
    const status = () => form('mail').querySelector('[role=status]')!.textContent
    expect(status()).toBe('ui-notices-waits ana@x.example')
    const dialog = target.querySelector('dialog')!
    dialog.showModal = () => dialog.toggleAttribute('open', true)
    stored.asked = [{ ...stored.asked[0]!, verified: true }]
    target.querySelector('button')!.click()
    await settle()
    expect(status()).toBe('ui-notices-to ana@x.example')
    stored.asked = []
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect(form('mail').querySelector('input')).not.toBeNull()
  })

  it('says on its button whether they are on: whether an address has been confirmed', async () => {
    const { target, stored } = await showDialog(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: false, quiet: null }])
    const button = target.querySelector('button')!
    const state = () => [button.getAttribute('aria-label'), button.title]
    expect(state()).toEqual(['ui-notices-is-off ui-notices-of Ana', 'ui-notices-is-off ui-notices'])
    stored.asked = [{ ...stored.asked[0]!, verified: true }]
    target.querySelector('dialog')!.showModal = () => {}
    button.click()
    await settle()
    expect(state()).toEqual(['ui-notices-is-on ui-notices-of Ana', 'ui-notices-is-on ui-notices'])
  })

  it('works for a group, with its own words', async () => {
    const { target, calls, form } = await showDialog(['webhook'], [], { at: noticesOfGroup('a/b'), look: 'heading' })
    const button = target.querySelector('button')!
    expect([button.getAttribute('aria-label'), target.querySelector('h2')!.textContent]).toEqual(['ui-notices-is-off ui-notices-group', 'ui-notices-group'])
    expect(target.querySelector('dialog > p')!.textContent).toBe('ui-notices-group-help')
    const field = form('webhook').querySelector('input')!
    field.value = 'https://x.example'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    form('webhook').dispatchEvent(new Event('submit', { cancelable: true }))
    await settle()
    expect(calls.ask).toHaveBeenCalledWith('/api/groups/a%2Fb/notices', { way: 'webhook', to: 'https://x.example', quiet: [22 * 60, 8 * 60] })
  })

  /** Type times as browsers report it: with an event for each change. */
  async function typeTimes(field: HTMLInputElement, ...values: string[]) {
    field.focus()
    for (const value of values) {
      field.value = value
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
      await settle()
      expect([field.disabled, document.activeElement, field.value]).toEqual([false, field, value])
    }
  }
  const timesOf = (target: HTMLElement) => [...target.querySelectorAll<HTMLInputElement>('[type=time]')] as [HTMLInputElement, HTMLInputElement]

  it('sends typed times once their field is left', async () => {
    const { target, calls } = await showDialog(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: true, quiet: [60, 120] }])
    const [from, to] = timesOf(target)
    await typeTimes(from, '00:00', '00:30')
    expect(calls.ask).not.toHaveBeenCalled()
    to.focus()
    await typeTimes(to, '07:00') // before the answer arrives
    to.blur()
    await settle()
    expect(calls.ask.mock.calls.at(-1)![1]).toEqual({ way: 'mail', to: 'ana@x.example', quiet: [30, 420] })
    calls.ask.mockClear()
    from.focus()
    from.blur()
    await settle()
    expect(calls.ask).not.toHaveBeenCalled()
  })

  it('replaces an empty time by the default, and sends typed times when the dialog closes', async () => {
    const { target, calls } = await showDialog(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: true, quiet: [60, 120] }])
    const [from] = timesOf(target)
    await typeTimes(from, '')
    target.querySelector('dialog')!.dispatchEvent(new Event('close'))
    await settle()
    expect([from.value, calls.ask.mock.calls.at(-1)![1].quiet]).toEqual(['22:00', [22 * 60, 120]])
  })

  it('sends a double press once, and keeps the focus', async () => {
    const { calls, form } = await showDialog(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: true, quiet: [60, 120] }])
    const button = form('mail').querySelector('button')!
    button.focus()
    for (let i = 0; i < 2; i += 1) form('mail').dispatchEvent(new Event('submit', { cancelable: true }))
    flushSync()
    expect(button.disabled).toBe(false)
    await settle()
    expect([calls.end.mock.calls.length, calls.ask.mock.calls.length]).toEqual([1, 0])
    expect(document.activeElement).toBe(form('mail').querySelector('button'))
  })

  it('sends active requests again when the quiet hours are switched off', async () => {
    const { target, calls } = await showDialog(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: true, quiet: [60, 120] }])
    expect([...target.querySelectorAll<HTMLInputElement>('[type=time]')].map(({ value }) => value)).toEqual(['01:00', '02:00'])
    const box = target.querySelector<HTMLInputElement>('[type=checkbox]')!
    box.click()
    await settle()
    expect(calls.ask).toHaveBeenCalledWith('/api/matches/m/seats/1/notices', { way: 'mail', to: 'ana@x.example', quiet: null })
    expect(target.querySelector('[type=time]')).toBeNull()
  })
})
