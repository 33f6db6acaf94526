import type { Words } from './words'

interface Sitting {
  kind: 'person' | 'bot'
  name: string
  level?: string | null
}

/** What bots are called that have no names of their own, by their seats: at every table and in every language the same. */
const BOTS = ['Alma', 'Bruno', 'Clara', 'Dario', 'Emma', 'Felix', 'Greta', 'Hugo']

/** A bot without a name is called by its level. */
const isUnnamed = ({ kind, name, level }: Sitting): boolean => kind === 'bot' && (!name || name === level)

/** How the people and bots at a table are called. */
export function seatNames(seats: readonly Sitting[], words: Words): string[] {
  const given = new Set(seats.filter((seat) => !isUnnamed(seat)).map(({ name }) => name))
  const free = BOTS.filter((name) => !given.has(name))
  const plain = seats.map((seat, i) => (isUnnamed(seat) ? free[i % free.length]! : seat.name || words.t('seat-name', { number: i + 1 })))
  // Two of the same name are told apart by their seats.
  return plain.map((name, i) => (plain.filter((other) => other === name).length > 1 ? `${name} ${i + 1}` : name))
}

/** What plays at a bot's seat, in words; null at a person's. */
export function levelOf({ kind, level }: Sitting, words: Words): string | null {
  if (kind !== 'bot' || !level) return null
  return words.has(`level-${level}`) ? words.t(`level-${level}`) : level
}
