/** Settings shared by all devices of an account. */
import { adoptSettings, settings, type Settings } from '../common/settings.svelte'
import { api } from '../common/shell.svelte'
import type { AccountOut } from '../net/wire'

/** Settings of the person rather than the device. */
const SHARED = ['language', 'theme', 'motion', 'places', 'pause', 'curtain', 'sounds', 'pace', 'textSize', 'ask', 'shortcuts', 'onlyChoice', 'name', 'opponents', 'finished'] as const
const LATER = 1000 // ms after a change, so that several are sent at once

const shared = (of: Partial<Settings>): Partial<Settings> => Object.fromEntries(SHARED.filter((key) => key in of).map((key) => [key, of[key]]))

/** The sign-in whose settings have been read, and what the account had then. */
let known: { session: string; settings: Partial<Settings> } | null = null
let sharing = false

const here = (): Partial<Settings> => shared($state.snapshot(settings))
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** While an account is signed in, syncs settings with its other devices, both ways. */
export async function shareSettings(): Promise<void> {
  const session = api.session()
  if (!session) return
  await read(session)
  if (session !== api.session() || sharing) return
  sharing = true
  $effect.root(() => {
    $effect(tell)
  })
}

/** Takes over what the account has, except what has been changed here since it was last read. Returns whether it could be read. */
async function read(session: string): Promise<boolean> {
  const account = await api.call<AccountOut>('GET', '/api/account', undefined, session).catch(() => null)
  if (!account || session !== api.session()) return false
  const kept = shared((account.settings ?? {}) as Partial<Settings>)
  const [before, now] = [known?.session === session ? known.settings : here(), here()]
  const elsewhere = Object.entries(kept).filter(([key]) => same(now[key as keyof Settings], before[key as keyof Settings]))
  adoptSettings({ ...Object.fromEntries(elsewhere), finished: [...new Set([...settings.finished, ...(kept.finished ?? [])])] })
  known = { session, settings: kept }
  return true
}

/** Sends changes a little later. */
function tell(): (() => void) | void {
  const now = here()
  const timer = setTimeout(() => {
    const session = api.session()
    if (session && !(known?.session === session && same(known.settings, now))) void save(session)
  }, LATER)
  return () => clearTimeout(timer)
}

/** The account's settings are read first: those that this device has not seen are not overwritten. */
async function save(session: string): Promise<void> {
  if (!(await read(session))) return
  const [before, sent] = [known, { session, settings: here() }]
  if (same(before?.settings, sent.settings)) return
  known = sent
  await api.call('POST', '/api/account/settings', JSON.stringify({ settings: sent.settings }), session).catch(() => known === sent && (known = before))
}
