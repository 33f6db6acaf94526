/** Finding a city or a route by writing its name, in the board's spelling or one's own, with or without accents. */

export interface Entry { kind: 'city' | 'route'; id: string; names: string[] }

/** Letters that no accent can be taken off of. */
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

/** Every word of the query begins a word of the entry's names; cities come first, then what begins with the query. */
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
