/** Explanations already shown on this device; they do not open by themselves again. */
const KEY = 'boardwright.ticket_to_ride_europe.explained'
export type Fact = 'tunnel' | 'ferry' | 'double' | 'station'

function read(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return [] // no storage, or foreign content: explain again
  }
}

export const isNew = (fact: Fact): boolean => !read().includes(fact)

export function learn(facts: readonly Fact[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...read(), ...facts])]))
  } catch {
    // Not stored: it will be explained again.
  }
}
