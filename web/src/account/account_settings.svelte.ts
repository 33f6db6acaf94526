/** Settings shared by all devices of an account. */
import { adopt, settings, type Settings } from '../common/settings.svelte'
import { api } from '../common/shell.svelte'
import type { AccountOut } from '../net/wire'

/** Settings of the person rather than the device. */
const SHARED = ['language', 'theme', 'motion', 'places', 'pause', 'curtain', 'sounds', 'pace', 'textSize', 'ask', 'shortcuts', 'onlyChoice', 'name', 'opponents', 'finished'] as const
const LATER = 1000 // ms after a change, so that several are sent at once

const shared = (of: Partial<Settings>): Partial<Settings> => Object.fromEntries(SHARED.filter((key) => key in of).map((key) => [key, of[key]]))

let known = ''
let sharing = false

/** While an account is signed in, syncs settings with its other devices, both ways. */
export async function shareSettings(): Promise<void> {
  const session = api.session()
  if (!session) return
  const kept = await api.call<AccountOut>('GET', '/api/account', undefined, session).then(
    (account) => account.settings as Partial<Settings> | null,
    () => undefined,
  )
  if (kept === undefined) return // retried with the next change
  const finished = [...new Set([...settings.finished, ...(kept?.finished ?? [])])]
  if (kept) adopt({ ...shared(kept), finished })
  known = kept ? JSON.stringify(shared(kept)) : ''
  if (!sharing)
    $effect.root(() => {
      $effect(tell)
    })
  sharing = true
}

function tell(): (() => void) | void {
  const now = JSON.stringify(shared($state.snapshot(settings)))
  if (now === known) return
  const timer = setTimeout(() => {
    const session = api.session()
    if (!session) return
    known = now
    void api.call('POST', '/api/account/settings', JSON.stringify({ settings: JSON.parse(now) }), session).catch(() => (known = ''))
  }, LATER)
  return () => clearTimeout(timer)
}
