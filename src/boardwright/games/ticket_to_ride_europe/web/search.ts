/** Search for cities and routes by name, in the board's spelling or the reader's, with or without accents. */

export interface Entry { kind: 'city' | 'route'; id: string; names: string[] }

/** Letters that Unicode does not decompose. */
const PLAIN: Record<string, string> = { ø: 'o', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', ß: 'ss', ł: 'l', ı: 'i' }

export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øđðþæßłı]/g, (letter) => PLAIN[letter]!)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Returns entries where every word of the query starts a word of a name; cities first, then names that start with the query. */
export function find(entries: readonly Entry[], query: string): Entry[] {
  const wanted = fold(query).split(' ').filter(Boolean)
  if (!wanted.length) return []
  const scored = entries.flatMap((entry) => {
    const words = entry.names.map((name) => fold(name).split(' '))
    if (!wanted.every((part) => words.some((name) => name.some((word) => word.startsWith(part))))) return []
    const first = words.some((name) => name[0]!.startsWith(wanted[0]!))
    return [{ entry, rank: (entry.kind === 'city' ? 0 : 2) + (first ? 0 : 1) }]
  })
  return scored.sort((a, b) => a.rank - b.rank).map(({ entry }) => entry)
}
