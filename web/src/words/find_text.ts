/** Search in texts, with or without accents. */

/** Letters that do not decompose into letter and accent. */
const PLAIN: Record<string, string> = { ø: 'o', đ: 'd', ð: 'd', ł: 'l', ı: 'i' }

/** Returns the text in lower case without accents; positions stay the same. */
const plain = (text: string): string =>
  Array.from(text, (letter) => {
    const base = letter.toLowerCase().normalize('NFD').charAt(0)
    return (PLAIN[base] ?? base).padEnd(letter.length)
  }).join('')

const queryWords = (query: string): string[] => plain(query).split(/\s+/).filter(Boolean)

/** Returns whether a text has every word of a query. */
export function matchesQuery(text: string, query: string): boolean {
  const within = plain(text)
  return queryWords(query).every((word) => within.includes(word))
}

/** Splits the text into matches and what is between them. */
export function splitByMatches(text: string, query: string): { text: string; found: boolean }[] {
  const words = queryWords(query).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  if (!words.length) return [{ text, found: false }]
  const found: { text: string; found: boolean }[] = []
  let at = 0
  for (const match of plain(text).matchAll(new RegExp(words.join('|'), 'g'))) {
    const end = match.index + match[0].length
    found.push({ text: text.slice(at, match.index), found: false }, { text: text.slice(match.index, end), found: true })
    at = end
  }
  return [...found, { text: text.slice(at), found: false }].filter((piece) => piece.text)
}
