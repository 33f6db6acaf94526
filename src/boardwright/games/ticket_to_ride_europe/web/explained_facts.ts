/** Explanations already shown on this device; they do not open by themselves again. */
const KEY = 'boardwright.ticket_to_ride_europe.explained'
export type Fact = 'tunnel' | 'ferry' | 'double' | 'station'

function readExplained(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return [] // no storage, or foreign content: explain again
  }
}

export const isNew = (fact: Fact): boolean => !readExplained().includes(fact)

export function markExplained(facts: readonly Fact[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...readExplained(), ...facts])]))
  } catch {
    // Not stored: it will be explained again.
  }
}
