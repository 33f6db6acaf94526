/** The invitations that this page has made for a table, by chair: whoever closes the tab makes new ones. */
import { keepSecret, secretOf } from '../common/secrets'

export function invitationsOf(id: string): Record<string, string> {
  try {
    return JSON.parse(secretOf('invitations', id) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

export const keepInvitations = (id: string, secrets: Record<string, string>): void => keepSecret('invitations', id, JSON.stringify(secrets))
