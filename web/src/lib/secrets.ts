/** Secrets of links: kept in this tab until they are used, and nowhere else. */

/** An invitation to a chair of a table, or a seat of a match that moves to this device. */
type What = 'join' | 'seat'

const memory = new Map<string, string>() // where the browser keeps nothing
const keyOf = (what: string, id: string): string => `boardwright.${what}.${id}`

export const keepSecret = (what: What, id: string, secret: string): void => write(keyOf(what, id), secret)
export const secretOf = (what: What, id: string): string | null => read(keyOf(what, id))
export const forgetSecret = (what: What, id: string): void => write(keyOf(what, id), null)

/** The invitations that this page has made for a table, by chair. */
export function invitationsOf(id: string): Record<string, string> {
  try {
    return JSON.parse(read(keyOf('invitations', id)) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
export const keepInvitations = (id: string, secrets: Record<string, string>): void => write(keyOf('invitations', id), JSON.stringify(secrets))

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

function write(key: string, value: string | null): void {
  if (value === null) memory.delete(key)
  else memory.set(key, value)
  try {
    if (value === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, value)
  } catch {
    // Then this page alone knows it.
  }
}
