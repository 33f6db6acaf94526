import type { Words } from './words'

interface Sitting {
  kind: 'person' | 'bot'
  name: string
  level?: string | null
}

/** How the people and bots at a table are called. A bot without a name of its own is called by its level, in the reader's language. */
export function seatNames(seats: readonly Sitting[], words: Words): string[] {
  const plain = seats.map((seat, i) => {
    if (seat.kind === 'bot' && seat.level && (!seat.name || seat.name === seat.level) && words.has(`level-${seat.level}`)) return words.t(`level-${seat.level}`)
    return seat.name || words.t('seat-name', { number: i + 1 })
  })
  // Two of the same name are told apart by their seats.
  return plain.map((name, i) => (plain.filter((other) => other === name).length > 1 ? `${name} ${i + 1}` : name))
}
