/** Choices that the server has not answered, stored in this tab, so that they survive a reload. */

export interface Pending {
  type: 'act'
  action_id: string
  seat: number
  action: number
  /** Version of the frame that the choice was made on. */
  version: number
  /** Epoch of the server that it was made for; it is not sent. */
  epoch?: string | undefined
}

/** Stores unanswered choices. */
export interface UnsentStore<Choice> {
  read(): Choice[]
  keep(choices: readonly Choice[]): void
}

export function unsentStore<Choice>(match: string): UnsentStore<Choice> {
  const key = `boardwright.unsent.${match}`
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]')
        return Array.isArray(kept) ? kept : []
      } catch {
        return []
      }
    },
    keep(choices) {
      try {
        if (choices.length) sessionStorage.setItem(key, JSON.stringify(choices))
        else sessionStorage.removeItem(key)
      } catch {
        // Without storage they are kept in memory only.
      }
    },
  }
}
