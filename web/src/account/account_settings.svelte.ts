/** Settings shared by all devices of an account. */
import { adoptSettings, settings, type Settings } from '../common/settings.svelte'
import { api } from '../common/shell.svelte'
import type { AccountOut } from '../net/wire'

/** Settings of the person rather than the device. */
const SHARED = ['language', 'theme', 'motion', 'places', 'pause', 'curtain', 'sounds', 'pace', 'textSize', 'ask', 'shortcuts', 'onlyChoice', 'name', 'opponents', 'finished'] as const
const UPLOAD_DELAY = 1000 // ms after a change, so that several are sent at once

const sharedPart = (of: Partial<Settings>): Partial<Settings> => Object.fromEntries(SHARED.filter((key) => key in of).map((key) => [key, of[key]]))

/** The sign-in whose settings have been read, and what the account had then. */
let lastSynced: { session: string; settings: Partial<Settings> } | null = null
let isSyncing = false

const currentSettings = (): Partial<Settings> => sharedPart($state.snapshot(settings))
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** While an account is signed in, syncs settings with its other devices, both ways. */
export async function syncSettings(): Promise<void> {
  const session = api.session()
  if (!session) return
  await read(session)
  if (session !== api.session() || isSyncing) return
  isSyncing = true
  $effect.root(() => {
    $effect(scheduleUpload)
  })
}

/** Takes over what the account has, except what has been changed here since it was last read. Returns whether it could be read. */
async function read(session: string): Promise<boolean> {
  const account = await api.call<AccountOut>('GET', '/api/account', undefined, session).catch(() => null)
  if (!account || session !== api.session()) return false
  const kept = sharedPart((account.settings ?? {}) as Partial<Settings>)
  const [before, now] = [lastSynced?.session === session ? lastSynced.settings : currentSettings(), currentSettings()]
  const elsewhere = Object.entries(kept).filter(([key]) => same(now[key as keyof Settings], before[key as keyof Settings]))
  adoptSettings({ ...Object.fromEntries(elsewhere), finished: [...new Set([...settings.finished, ...(kept.finished ?? [])])] })
  lastSynced = { session, settings: kept }
  return true
}

/** Sends changes a little later. */
function scheduleUpload(): (() => void) | void {
  const now = currentSettings()
  const timer = setTimeout(() => {
    const session = api.session()
    if (session && !(lastSynced?.session === session && same(lastSynced.settings, now))) void save(session)
  }, UPLOAD_DELAY)
  return () => clearTimeout(timer)
}

/** The account's settings are read first: those that this device has not seen are not overwritten. */
async function save(session: string): Promise<void> {
  if (!(await read(session))) return
  const [before, sent] = [lastSynced, { session, settings: currentSettings() }]
  if (same(before?.settings, sent.settings)) return
  lastSynced = sent
  await api.call('POST', '/api/account/settings', JSON.stringify({ settings: sent.settings }), session).catch(() => lastSynced === sent && (lastSynced = before))
}
