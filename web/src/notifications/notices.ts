/** Notifications outside the page: calls to the server and the browser. */
import { requestNotificationPermission } from '../table/attention'
import { ApiError } from '../net/api'
import { decodeBase64 } from '../common/bytes'
import { settings } from '../common/settings.svelte'
import { addressOf } from '../common/site'
import { api } from '../common/shell.svelte'
import type { NoticeRequestOut, RequestNotices, NoticeLinkOut, NoticesOut } from '../net/wire'

export type NoticeWay = NoticeRequestOut['way']
/** Start and end in minutes of the day. */
export type QuietHours = [number, number]
export const NIGHT: QuietHours = [22 * 60, 8 * 60]

/** `at`: the address of the calls: see `noticesOfSeat` and `noticesOfGroup`. */
export const noticeCalls = {
  found: (at: string): Promise<NoticesOut> => api.owned('GET', at),
  ask: (at: string, request: Pick<RequestNotices, 'way' | 'to' | 'keys' | 'quiet'>): Promise<NoticeRequestOut> =>
    api.owned('POST', at, JSON.stringify({ ...request, language: settings.language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone })),
  end: (at: string, way: NoticeWay): Promise<unknown> => api.owned('DELETE', `${at}/${way}`),
  answer: (token: string): Promise<NoticeLinkOut> => api.owned('POST', '/api/notices', JSON.stringify({ token })),
}

/** Whether this browser supports push messages while the page is closed. */
export const mayPush = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator && 'Notification' in window

/** Returns this browser's push subscription; null: the user declined. `key`: the server's. */
export async function pushSubscription(key: string): Promise<{ to: string; keys: Record<string, string> } | null> {
  if (!(await requestNotificationPermission())) return null
  await navigator.serviceWorker.register(addressOf('sw.js'))
  const { pushManager } = await navigator.serviceWorker.ready
  const wanted = decodeBase64(key)
  const old = await pushManager.getSubscription()
  const fits = old !== null && same(old.options.applicationServerKey, wanted)
  if (old && !fits) await old.unsubscribe() // it belongs to another server
  const found = fits ? old : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: wanted })
  const { endpoint, keys } = found.toJSON()
  if (!endpoint || !keys) throw new ApiError('page')
  return { to: endpoint, keys }
}

const same = (one: ArrayBuffer | null, two: Uint8Array): boolean => one !== null && String(new Uint8Array(one)) === String(two)

const SIGNATURE = 32

/** Parses the link of a message, for the question to the user; the server verifies it. Null: not a valid link. */
export function parseNoticeLink(token: string): { what: 'confirm' | 'stop'; to: string } | null {
  try {
    const content: unknown = JSON.parse(new TextDecoder().decode(decodeBase64(token).slice(SIGNATURE)))
    if (!Array.isArray(content)) return null
    if (content[0] === 'confirm' && typeof content[3] === 'string') return { what: 'confirm', to: content[3] }
    if (content[0] === 'stop' && typeof content[1] === 'string') return { what: 'stop', to: content[1] }
  } catch {
    // truncated in transit
  }
  return null
}

export const timeText = (minute: number): string => [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Returns the minute of the day; null while the reader is still typing. */
export function minuteOfDay(clock: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(clock)
  return found ? Number(found[1]) * 60 + Number(found[2]) : null
}
