// @vitest-environment page
/** To be told elsewhere: what the browser is asked, what a link is about, and what the dialog sends. */
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

/** As the server signs it: 32 bytes, then what is meant. */
const token = (said: unknown): string => btoa(String.fromCharCode(...new Uint8Array(32), ...new TextEncoder().encode(JSON.stringify(said)))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

describe('the link of a message', () => {
  it('says what it is about, and nothing where it was cut off', () => {
    expect(parseNoticeLink(token(['confirm', 'match', 0, 'ada@x.example', 7]))).toEqual({ what: 'confirm', to: 'ada@x.example' })
    expect(parseNoticeLink(token(['confirm', 'group', null, 'ada@x.example', 7]))).toEqual({ what: 'confirm', to: 'ada@x.example' })
    expect(parseNoticeLink(token(['stop', 'čeněk@x.example']))).toEqual({ what: 'stop', to: 'čeněk@x.example' })
    for (const wrong of ['', '?', token(['stop', 'a']).slice(0, 46), token('stop'), token(['other'])]) expect(parseNoticeLink(wrong)).toBeNull()
  })

  it('stays in no address', async () => {
    location.hash = '#/notice/s3cret'
    const { route } = await import('../src/common/route.svelte')
    const { readSecret } = await import('../src/common/secrets')
    expect([location.hash, route(), readSecret('notice', '')]).toEqual(['#/notice', { screen: 'notice' }, 's3cret'])
    expect(parseRoute('#/notice')).toEqual({ screen: 'notice' })
  })
})

describe('times of the day', () => {
  it('are read as they are written', () => {
    for (const minute of [0, 59, 60, 22 * 60, 1439]) expect(minuteOfDay(timeText(minute))).toBe(minute)
    expect(minuteOfDay('')).toBeNull()
  })
})

describe('a browser', () => {
  const KEY = 'BAEC'
  const browser = (old: object | null, permission = 'granted') => {
    const made = { toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }) }
    const pushManager = { getSubscription: async () => old, subscribe: vi.fn(async () => made) }
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

  it('is asked once, and again for another server', async () => {
    const same = subscription([4, 1, 2])
    browser(same)
    expect((await pushSubscription(KEY))?.to).toBe('https://push.example/old')
    const other = subscription([4, 1, 3])
    const { subscribe } = browser(other)
    expect((await pushSubscription(KEY))?.to).toBe('https://push.example/new')
    expect(other.unsubscribe).toHaveBeenCalled()
    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 1, 2]) })
  })

  it('is left alone where the person does not want messages', async () => {
    const { subscribe } = browser(null, 'denied')
    expect(await pushSubscription(KEY)).toBeNull()
    expect(subscribe).not.toHaveBeenCalled()
    vi.unstubAllGlobals()
    expect(mayPush()).toBe(false)
  })
})

describe('the dialog', () => {
  let shown: ReturnType<typeof mount> | null = null
  afterEach(() => void (shown && unmount(shown)))
  const settle = async () => {
    for (let n = 0; n < 10; n++) await Promise.resolve()
    flushSync()
  }

  const SEAT = { at: noticesOfSeat('m', 1), name: 'Ana', look: 'line' } as const

  async function show(ways: NoticesOut['ways'], asked: NoticeRequestOut[] = [], props: { at: string; name?: string; look: 'line' | 'heading' } = SEAT) {
    const kept: NoticesOut = { ways, key: null, asked }
    const calls = {
      found: vi.fn(async () => ({ ...kept, asked: [...kept.asked] })),
      ask: vi.fn(async (_: string, wish: { way: NoticeRequestOut['way']; to: string; quiet?: [number, number] | null }) => {
        const done: NoticeRequestOut = { way: wish.way, to: wish.to, verified: false, quiet: wish.quiet ?? null }
        kept.asked = [...kept.asked.filter(({ way }) => way !== wish.way), done]
        return done
      }),
      end: vi.fn(async (_: string, way: string) => void (kept.asked = kept.asked.filter((each) => each.way !== way))),
    }
    const target = document.createElement('div')
    document.body.replaceChildren(target)
    shown = mount(NotificationSettings, { target, props: { ...props, calls: calls as unknown as typeof noticeCalls } })
    await settle()
    const form = (way: string) => [...target.querySelectorAll('form')].find((each) => each.querySelector('h3')!.textContent === `ui-notices-${way}`)!
    return { target, calls, form }
  }

  it('is not there where the server sends no notifications', async () => {
    const { target } = await show([])
    expect(target.querySelector('button')).toBeNull()
  })

  it('asks for nothing by itself, then for what is switched on, with quiet hours', async () => {
    const { target, calls, form } = await show(['webhook', 'mail'])
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

  it('is the same for a group, with its own words', async () => {
    const { target, calls, form } = await show(['webhook'], [], { at: noticesOfGroup('a/b'), look: 'heading' })
    const button = target.querySelector('button')!
    expect([button.getAttribute('aria-label'), target.querySelector('h2')!.textContent]).toEqual(['ui-notices-group', 'ui-notices-group'])
    expect(target.querySelector('dialog > p')!.textContent).toBe('ui-notices-group-help')
    const field = form('webhook').querySelector('input')!
    field.value = 'https://x.example'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    form('webhook').dispatchEvent(new Event('submit', { cancelable: true }))
    await settle()
    expect(calls.ask).toHaveBeenCalledWith('/api/groups/a%2Fb/notices', { way: 'webhook', to: 'https://x.example', quiet: [22 * 60, 8 * 60] })
  })

  /** Types a time as browsers report it: each change counts, and the field is left at the end. */
  async function type(field: HTMLInputElement, ...values: string[]) {
    field.focus()
    for (const value of values) {
      field.value = value
      for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }))
      await settle()
      expect([field.disabled, document.activeElement, field.value]).toEqual([false, field, value])
    }
  }
  const timesOf = (target: HTMLElement) => [...target.querySelectorAll<HTMLInputElement>('[type=time]')] as [HTMLInputElement, HTMLInputElement]

  it('lets times be typed, and asks again once a field is left', async () => {
    const { target, calls } = await show(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: true, quiet: [60, 120] }])
    const [from, to] = timesOf(target)
    await type(from, '00:00', '00:30')
    expect(calls.ask).not.toHaveBeenCalled()
    to.focus()
    await type(to, '07:00') // before the answer has come
    to.blur()
    await settle()
    expect(calls.ask.mock.calls.at(-1)![1]).toEqual({ way: 'mail', to: 'ana@x.example', quiet: [30, 420] })
    calls.ask.mockClear()
    from.focus()
    from.blur()
    await settle()
    expect(calls.ask).not.toHaveBeenCalled()
  })

  it('takes the usual time for one that is left empty, and what was typed before the dialog closes', async () => {
    const { target, calls } = await show(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: true, quiet: [60, 120] }])
    const [from] = timesOf(target)
    await type(from, '')
    target.querySelector('dialog')!.dispatchEvent(new Event('close'))
    await settle()
    expect([from.value, calls.ask.mock.calls.at(-1)![1].quiet]).toEqual(['22:00', [22 * 60, 120]])
  })

  it('does once what is pressed twice, and keeps the focus', async () => {
    const { calls, form } = await show(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: true, quiet: [60, 120] }])
    const button = form('mail').querySelector('button')!
    button.focus()
    for (let i = 0; i < 2; i += 1) form('mail').dispatchEvent(new Event('submit', { cancelable: true }))
    flushSync()
    expect(button.disabled).toBe(false)
    await settle()
    expect([calls.end.mock.calls.length, calls.ask.mock.calls.length]).toEqual([1, 0])
    expect(document.activeElement).toBe(form('mail').querySelector('button'))
  })

  it('asks again for what is on when the quiet hours change', async () => {
    const { target, calls } = await show(['mail'], [{ way: 'mail', to: 'ana@x.example', verified: true, quiet: [60, 120] }])
    expect([...target.querySelectorAll<HTMLInputElement>('[type=time]')].map(({ value }) => value)).toEqual(['01:00', '02:00'])
    const box = target.querySelector<HTMLInputElement>('[type=checkbox]')!
    box.click()
    await settle()
    expect(calls.ask).toHaveBeenCalledWith('/api/matches/m/seats/1/notices', { way: 'mail', to: 'ana@x.example', quiet: null })
    expect(target.querySelector('[type=time]')).toBeNull()
  })
})
