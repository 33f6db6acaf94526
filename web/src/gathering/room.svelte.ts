/** Table before its match: its state, kept up to date, and the actions of the players at this device. */
import { ApiError } from '../net/api'
import { freeChairs, reservedChairs, ownChairs } from './chairs'
import { timeZoneFor } from '../table/clocks'
import { readInvitations, storeInvitations, storeSecret, readSecret } from '../common/secrets'
import type { Link } from '../net/connection'
import type { TableCalls, TableOut } from '../net/table_calls'
import type { StartTable } from '../net/wire'
import { drawShare, storeDeal, sharesToGive } from './shares'

const FIRST_RETRY = 1000
const LAST_RETRY = 15_000
/** ms; the server answers within 20 seconds, and a longer silence means a lost connection */
const LONGEST = 40_000
/** ms between requests, if the server answers at once without a change */
const LEAST = 1000
/** number of times a share is sent while the server is unreachable; it waits ten seconds for it */
const ATTEMPTS = 5
/** Errors after which a secret is useless. */
const SPENT = new Set(['bad_invitation', 'table_started', 'no_such_table'])
/** Temporary errors, which the state of the link already shows. */
const PASSING = new Set(['unreachable', 'store_failed', 'busy'])
/** Errors after which only the player retries. */
const BARRED = new Set(['barred', 'barred_until'])

export interface RoomEvents {
  /** Called when the table has changed, until the page is left. */
  changed(now: TableOut, before: TableOut | null): void
  error(error: unknown): void
}

export class Room {
  table: TableOut | null = $state.raw(null)
  link: Link = $state('connecting')
  /** The table does not exist (any more). */
  gone = $state(false)
  /** Whether a request is pending. */
  busy = $state(false)
  /** Invitations created here, by chair. */
  invitations: Record<string, string> = $state.raw({})
  /** Invitation by which the page was opened. */
  secret: string | null = $state(null)

  private stopped = false
  private failures = 0
  private asking: AbortController | null = null
  private retryNow: (() => void) | null = null

  constructor(
    private readonly id: string,
    private readonly calls: TableCalls,
    private readonly callbacks: RoomEvents,
  ) {
    this.invitations = readInvitations(id)
    this.secret = readSecret('join', id)
    void this.poll()
  }

  /** Retries now (the player asked, or the network came back). */
  retry = (): void => {
    this.failures = 0
    this.retryNow?.()
  }

  stop(): void {
    this.stopped = true
    this.asking?.abort()
    this.retryNow?.()
  }

  /** Takes the chair of the invitation, one that is reserved for players here, or any free one. */
  sit(name: string | null): Promise<boolean> {
    const { secret } = this
    return this.act(async () => {
      const { share, pledge } = await drawShare()
      storeDeal(this.id, { shares: { [pledge]: share } }) // kept before it is pledged: the answer may be lost
      return this.calls.sit(this.id, { name, pledge, ...(secret && { secret }), ...timeZoneFor(this.table?.clock) })
    })
  }

  /** Sets whether players here are ready. */
  ready = (ready: boolean, ...seats: number[]): Promise<boolean> =>
    this.act(async () => {
      let table: TableOut | null = null
      for (const seat of seats) table = await this.calls.ready(this.id, seat, ready)
      return table
    })
  /** Leaves the players' own chairs; the host may free any chair. */
  leave = (...seats: number[]): Promise<boolean> =>
    this.act(async () => {
      let table: TableOut | null = null
      for (const seat of seats) table = await this.calls.leave(this.id, seat)
      if (!table) this.end() // all players have left
      return table
    })
  open = (seat: number): Promise<boolean> => this.act(() => this.calls.open(this.id, seat))
  /** Starts the match with bots of a level on the empty chairs, or without these chairs. */
  start = (how: StartTable): Promise<boolean> => this.act(() => this.calls.start(this.id, how))
  close = (): Promise<boolean> => this.act(() => this.calls.close(this.id).then(() => null))

  /** Creates a new link for a chair; former ones stop working. */
  invite = (seat: number): Promise<boolean> =>
    this.act(async () => {
      const { secret } = await this.calls.invite(this.id, seat)
      this.invitations = { ...this.invitations, [seat]: secret }
      storeInvitations(this.id, this.invitations)
      return null
    })

  /** Sends one request at a time; returns whether it succeeded. */
  private async act(call: () => Promise<TableOut | null>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      const table = await call()
      if (table) this.receive(table)
      return true
    } catch (error) {
      this.handleError(error)
      return false
    } finally {
      this.busy = false
    }
  }

  private handleError(error: unknown): void {
    if (error instanceof ApiError && SPENT.has(error.id)) this.dropInvitation()
    if (isGone(error)) this.end(error)
    else this.callbacks.error(error)
  }

  /** Polls the table until it is gone or the page is left. */
  private async poll(): Promise<void> {
    while (!this.stopped) {
      const known = this.table?.version ?? null
      const began = Date.now()
      try {
        // After a lost connection the server does not wait for a change.
        const table = await this.ask(this.link === 'open' ? known : null)
        if (this.isOver()) return
        this.failures = 0
        this.link = 'open'
        this.receive(table, known)
        if (table.version === known && Date.now() - began < LEAST) await this.waitToRetry(LEAST)
      } catch (error) {
        if (this.isOver()) return
        if (isGone(error)) return this.end(error)
        await this.retryAfter(error)
      }
    }
  }

  private async ask(after: number | null): Promise<TableOut> {
    const asking = new AbortController()
    const timer = setTimeout(() => asking.abort(), LONGEST)
    this.asking = asking
    try {
      return await this.calls.table(this.id, after, asking.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  /** `asked`: version known at the time of the request. If a newer one came meanwhile, the answer is stale. */
  private receive(table: TableOut, asked?: number | null): void {
    const before = this.table
    if (before && (isSame(table, before) || (table.version < before.version && before.version !== asked))) return
    this.table = table
    if (ownChairs(table).length) this.dropInvitation()
    else if (this.secret && table.status === 'waiting') this.checkInvitation(table)
    if (table.status === 'dealing' && before?.status !== 'dealing') void this.giveShares(table)
    if (!this.stopped) this.callbacks.changed(table, before)
  }

  /** Gives the pledged shares for the deal once all players are there. */
  private async giveShares(table: TableOut): Promise<void> {
    for (const { seat, share } of sharesToGive(table)) {
      for (let attempt = 0; attempt < ATTEMPTS && !this.stopped; attempt += 1) {
        try {
          this.receive(await this.calls.share(this.id, seat, share))
          break
        } catch (error) {
          if (!(error instanceof ApiError && error.id === 'unreachable')) break // the match starts without it
          await this.sleep(FIRST_RETRY)
        }
      }
    }
  }

  private async retryAfter(error: unknown): Promise<void> {
    const id = error instanceof ApiError ? error.id : ''
    if (!this.failures && !PASSING.has(id)) this.callbacks.error(error)
    this.link = BARRED.has(id) ? 'closed' : 'lost'
    const wait = Math.min(LAST_RETRY, FIRST_RETRY * 2 ** this.failures)
    this.failures += 1
    await this.waitToRetry(BARRED.has(id) ? null : wait)
    if (!this.stopped) this.link = 'connecting'
  }

  private end(error?: unknown): void {
    if (error instanceof ApiError && error.id === 'table_closed') this.callbacks.error(error)
    this.gone = true
    this.table = null
    this.link = 'closed'
    this.stop()
  }

  /** Forgets the invitation if no chair waits for one: it is taken, or open to everyone. */
  private checkInvitation(table: TableOut): void {
    const empty = freeChairs(table)
    if (empty.some(({ kind }) => kind === 'invited')) return
    this.dropInvitation()
    if (!empty.length) this.callbacks.error(new ApiError('bad_invitation'))
  }

  /** Forgets an invitation that is used or invalid. */
  private dropInvitation(): void {
    storeSecret('join', this.id, null)
    this.secret = null
  }

  private sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

  /** Waits; the player may retry sooner. `ms` null: until they do. */
  private waitToRetry(ms: number | null): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        if (timer !== null) clearTimeout(timer)
        this.retryNow = null
        resolve()
      }
      const timer = ms === null ? null : setTimeout(done, ms)
      this.retryNow = done
    })
  }

  private isOver(): boolean {
    return this.stopped
  }

  /** Whether a guest without a seat may take a chair, or one is reserved for players here. */
  get mayTakeChair(): boolean {
    const { table, secret } = this
    if (!table || table.status !== 'waiting') return false
    if (reservedChairs(table).length) return true
    if (ownChairs(table).length) return false
    return secret !== null || freeChairs(table).some(({ kind }) => kind === 'open')
  }
}

/** The same version is another table for another reader: a player who has signed out is a guest. */
const isSame = (now: TableOut, before: TableOut): boolean =>
  now.version === before.version && now.host === before.host && ownChairs(now).length === ownChairs(before).length

const isGone = (error: unknown): boolean => error instanceof ApiError && ['no_such_table', 'table_closed', 'no_server'].includes(error.id)
