/** Secrets of links: kept in this tab until they are used, and nowhere else. */

/**
 * An invitation to a chair of a table or to watch, a seat of a match that moves to this device, the invitations made here, or a
 * message's link.
 */
type What = 'join' | 'watch' | 'seat' | 'invitations' | 'notice'

const memory = new Map<string, string>() // for browsers without storage

export function secretOf(what: What, id: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(what, id))
  } catch {
    return memory.get(keyOf(what, id)) ?? null
  }
}

/** Null: forget it. */
export function keepSecret(what: What, id: string, secret: string | null): void {
  const key = keyOf(what, id)
  try {
    if (secret === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, secret)
  } catch {
    if (secret === null) memory.delete(key)
    else memory.set(key, secret)
  }
}

const keyOf = (what: What, id: string): string => `boardwright.${what}.${id}`

/** The invitations that this page has made for a table, by chair. Closing the tab forgets them: new ones are made. */
export function invitationsOf(id: string): Record<string, string> {
  try {
    return JSON.parse(secretOf('invitations', id) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

export const keepInvitations = (id: string, secrets: Record<string, string>): void => keepSecret('invitations', id, JSON.stringify(secrets))
