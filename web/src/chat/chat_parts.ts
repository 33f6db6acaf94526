/** What was said at a match, told in parts. */
import type { LineOut } from '../net/wire'

const key = ({ channel, n }: LineOut): string => `${channel} ${n}`

/** In the order of time; lines that were told before are left out. */
export function joined(known: readonly LineOut[], lines: readonly LineOut[]): readonly LineOut[] {
  const has = new Set(known.map(key))
  const fresh = lines.filter((line) => !has.has(key(line)))
  return fresh.length ? [...known, ...fresh].sort((a, b) => a.at - b.at) : known
}
