/** What a reader has read of a match's chat, and whose messages are hidden; this device keeps it. */
import { deviceStorage } from '../common/storage'
import type { ChatLineOut } from '../net/wire'

const KEY = 'boardwright.talk'
/** Number of matches that are kept; the oldest are dropped first. */
const MOST = 100

interface Kept {
  /** The last line read in each channel. */
  read: Partial<Record<ChatLineOut['channel'], number>>
  /** Authors whose messages are hidden. */
  hidden: readonly string[]
}

/** Returns the author of a line: a seat, or a spectator by name. */
export const author = ({ seat, name }: ChatLineOut): string => (seat === null ? `watcher ${name}` : `seat ${seat}`)

function all(): Record<string, Kept> {
  try {
    return JSON.parse(deviceStorage().getItem(KEY) ?? '{}') as Record<string, Kept>
  } catch {
    return {}
  }
}

const keptOf = (match: string): Kept => ({ read: {}, hidden: [], ...all()[match] })

function keep(match: string, change: Partial<Kept>): void {
  const { [match]: _, ...others } = all()
  const kept = [...Object.entries(others).slice(1 - MOST), [match, { ...keptOf(match), ...change }]]
  deviceStorage().setItem(KEY, JSON.stringify(Object.fromEntries(kept)))
}

export class Heard {
  private kept: Kept = $state.raw({ read: {}, hidden: [] })

  constructor(private readonly match: string) {
    this.kept = keptOf(match)
  }

  get hidden(): readonly string[] {
    return this.kept.hidden
  }

  /** Returns the number of lines that the reader has neither written, nor read, nor hidden. */
  unread(lines: readonly ChatLineOut[]): number {
    const { read, hidden } = this.kept
    return lines.filter((line) => !line.say_id && line.n > (read[line.channel] ?? -1) && !hidden.includes(author(line))).length
  }

  readAll(lines: readonly ChatLineOut[]): void {
    if (!this.unread(lines)) return
    const read = { ...this.kept.read }
    for (const { channel, n } of lines) read[channel] = Math.max(n, read[channel] ?? -1)
    this.change({ read })
  }

  hide(who: string): void {
    if (!this.hidden.includes(who)) this.change({ hidden: [...this.hidden, who] })
  }

  showAll(): void {
    this.change({ hidden: [] })
  }

  private change(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change }
    keep(this.match, change)
  }
}
