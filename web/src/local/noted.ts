/** Whether this device may keep matches. Noted apart from them: the lobby of a device without any loads nothing that reads them. */
const KEY = 'boardwright.matches-here'

let noted = false

export function noteMatches(): void {
  noted = true
  try {
    localStorage.setItem(KEY, 'yes')
  } catch {
    // A browser that keeps nothing has the matches of this page only.
  }
}

export function mayHaveMatches(): boolean {
  try {
    return noted || localStorage.getItem(KEY) !== null
  } catch {
    return noted
  }
}
