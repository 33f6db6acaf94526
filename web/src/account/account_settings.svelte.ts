/** Settings shared by all devices of an account. */
import { adopt, settings, type Settings } from '../common/settings.svelte'
import { api } from '../common/shell.svelte'
import type { AccountOut } from '../net/wire'

/** Settings of the person rather than the device. */
const SHARED = ['language', 'theme', 'motion', 'places', 'pause', 'curtain', 'sounds', 'pace', 'textSize', 'ask', 'shortcuts', 'onlyChoice', 'name', 'opponents', 'finished'] as const
const LATER = 1000 // ms after a change, so that several are sent at once

const shared = (of: Partial<Settings>): Partial<Settings> => Object.fromEntries(SHARED.filter((key) => key in of).map((key) => [key, of[key]]))

/** The sign-in whose settings have been read, and what the account has. */
let known: { session: string; settings: string } | null = null
let sharing = false

/** While an account is signed in, syncs settings with its other devices, both ways. */
export async function shareSettings(): Promise<void> {
  const session = api.session()
  if (!session) return
  const kept = await api.call<AccountOut>('GET', '/api/account', undefined, session).then(
    (account) => account.settings as Partial<Settings> | null,
    () => undefined,
  )
  if (session !== api.session()) return
  if (kept !== undefined) {
    const finished = [...new Set([...settings.finished, ...(kept?.finished ?? [])])]
    if (kept) adopt({ ...shared(kept), finished })
    known = { session, settings: kept ? JSON.stringify(shared(kept)) : '' }
  }
  if (sharing) return
  sharing = true
  $effect.root(() => {
    $effect(tell)
  })
}

/** Sends changes a little later. The account's settings are read first: those that this device has not seen are not overwritten. */
function tell(): (() => void) | void {
  const now = JSON.stringify(shared($state.snapshot(settings)))
  const timer = setTimeout(() => {
    const session = api.session()
    if (!session || (known?.session === session && known.settings === now)) return
    if (known?.session !== session) return void shareSettings()
    const sent = (known = { session, settings: now })
    void api.call('POST', '/api/account/settings', JSON.stringify({ settings: JSON.parse(now) }), session).catch(() => (sent.settings = ''))
  }, LATER)
  return () => clearTimeout(timer)
}
