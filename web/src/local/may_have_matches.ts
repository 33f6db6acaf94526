/** Whether this device may have matches. Stored separately, so that the lobby of a device without any need not open the database. */
const KEY = 'boardwright.matches-here'

let marked = false

export function markMatches(): void {
  marked = true
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // Without storage there are only the matches of this page.
  }
}

export function mayHaveMatches(): boolean {
  try {
    return marked || localStorage.getItem(KEY) !== null
  } catch {
    return marked
  }
}
