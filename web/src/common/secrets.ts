/** Secrets from links, kept in this tab only, until they are used. */

/**
 * Invitation to a chair, to watch or to a group, a seat that moves to this device, the invitations created here (to a table, to a group), a
 * message's link, or a host's link for a new password.
 */
type SecretKind = 'join' | 'watch' | 'seat' | 'group' | 'invitations' | 'group-link' | 'notice' | 'password'

const memory = new Map<string, string>() // for browsers without storage

export function readSecret(what: SecretKind, id: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(what, id))
  } catch {
    return memory.get(keyOf(what, id)) ?? null
  }
}

/** Stores a secret; null: removes it. */
export function storeSecret(what: SecretKind, id: string, secret: string | null): void {
  const key = keyOf(what, id)
  try {
    if (secret === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, secret)
  } catch {
    if (secret === null) memory.delete(key)
    else memory.set(key, secret)
  }
}

const keyOf = (what: SecretKind, id: string): string => `boardwright.${what}.${id}`

/** Returns the invitations created here for a table, by chair. They are lost with the tab; then new ones are created. */
export function readInvitations(id: string): Record<string, string> {
  try {
    return JSON.parse(readSecret('invitations', id) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

export const storeInvitations = (id: string, secrets: Record<string, string>): void =>
  storeSecret('invitations', id, JSON.stringify(secrets))
