import type { Words } from './words'

interface Sitting {
  kind: 'person' | 'bot'
  name: string
  level?: string | null
}

/** Names of unnamed bots by seat, the same at every table and in every language. */
const BOTS = ['Alma', 'Bruno', 'Clara', 'Dario', 'Emma', 'Felix', 'Greta', 'Hugo']

/** A bot without a name is called by its level. */
const isUnnamed = ({ kind, name, level }: Sitting): boolean => kind === 'bot' && (!name || name === level)

/** Returns the names of the players and bots at a table. */
export function seatNames(seats: readonly Sitting[], words: Words): string[] {
  const given = new Set(seats.filter((seat) => !isUnnamed(seat)).map(({ name }) => name))
  const free = BOTS.filter((name) => !given.has(name))
  const plain = seats.map((seat, i) => (isUnnamed(seat) ? free[i % free.length]! : seat.name || words.t('seat-name', { number: i + 1 })))
  // Numbers distinguish equal names.
  return plain.map((name, i) => (plain.filter((other) => other === name).length > 1 ? `${name} ${i + 1}` : name))
}

/** Returns a key of the names, to notice changes. */
export const namesKey = (seats: readonly Sitting[]): string => JSON.stringify(seats.map(({ kind, name, level }) => [kind, name, level]))

/** Describes what plays on a bot's seat; null for a person's. */
export function levelOf({ kind, level }: Sitting, words: Words): string | null {
  if (kind !== 'bot' || !level) return null
  return words.has(`level-${level}`) ? words.t(`level-${level}`) : level
}
