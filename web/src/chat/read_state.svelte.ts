/** Which lines of a match's chat the reader has read, and whose are hidden; stored on this device. */
import { deviceStorage } from '../common/storage'
import type { ChatLineOut } from '../net/wire'

const KEY = 'boardwright.talk'
/** Number of matches that are kept; the oldest are dropped first. */
const MOST = 100

interface StoredState {
  /** The last line read in each channel. */
  read: Partial<Record<ChatLineOut['channel'], number>>
  /** Authors whose messages are hidden. */
  hidden: readonly string[]
}

/** Returns the author of a line: a seat, or a spectator by name. */
export const author = ({ seat, name }: ChatLineOut): string => (seat === null ? `watcher ${name}` : `seat ${seat}`)

function readAllMatches(): Record<string, StoredState> {
  try {
    return JSON.parse(deviceStorage().getItem(KEY) ?? '{}') as Record<string, StoredState>
  } catch {
    return {}
  }
}

const stateOf = (match: string): StoredState => ({ read: {}, hidden: [], ...readAllMatches()[match] })

function storeState(match: string, change: Partial<StoredState>): void {
  const { [match]: _, ...others } = readAllMatches()
  const stored = [...Object.entries(others).slice(1 - MOST), [match, { ...stateOf(match), ...change }]]
  deviceStorage().setItem(KEY, JSON.stringify(Object.fromEntries(stored)))
}

export class ReadState {
  private state: StoredState = $state.raw({ read: {}, hidden: [] })

  constructor(private readonly match: string) {
    this.state = stateOf(match)
  }

  get hidden(): readonly string[] {
    return this.state.hidden
  }

  /** Returns the number of lines that the reader has neither written, nor read, nor hidden. */
  unread(lines: readonly ChatLineOut[]): number {
    const { read, hidden } = this.state
    return lines.filter((line) => !line.say_id && line.n > (read[line.channel] ?? -1) && !hidden.includes(author(line))).length
  }

  readAll(lines: readonly ChatLineOut[]): void {
    if (!this.unread(lines)) return
    const read = { ...this.state.read }
    for (const { channel, n } of lines) read[channel] = Math.max(n, read[channel] ?? -1)
    this.change({ read })
  }

  hide(who: string): void {
    if (!this.hidden.includes(who)) this.change({ hidden: [...this.hidden, who] })
  }

  showAll(): void {
    this.change({ hidden: [] })
  }

  private change(change: Partial<StoredState>): void {
    this.state = { ...this.state, ...change }
    storeState(this.match, change)
  }
}
