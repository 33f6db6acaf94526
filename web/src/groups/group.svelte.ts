/** State of a group's page, kept up to date, and the actions of its members. */
import { ApiError } from '../net/api'
import type { GroupCalls, GroupOut, InvitedTo } from '../net/group_calls'
import { storeSecret, readSecret } from '../common/secrets'

/** Errors after which this device has no part in the group. */
const ENDED = new Set(['no_such_group', 'bad_group_link'])

export class Group {
  group: GroupOut | null = $state.raw(null)
  /** The group of the link by which the page was opened; null: it was opened without one, or this device is in the group. */
  invited: InvitedTo | null = $state.raw(null)
  /** The group does not exist, or this device is not in it. */
  gone = $state(false)
  busy = $state(false)
  /** Secret of the link that was created here. */
  secret: string | null = $state(null)

  constructor(
    readonly id: string,
    private readonly calls: GroupCalls,
    private readonly failed: (error: unknown) => void,
  ) {
    this.secret = readSecret('group-link', id)
  }

  readonly me = $derived(this.group?.members.find(({ yours }) => yours) ?? null)

  /** Loads the group, or the invitation of its link. `quiet`: a failure is not reported. */
  async load(quiet = false): Promise<void> {
    try {
      const secret = readSecret('group', this.id)
      if (secret !== null) {
        const invited = await this.calls.ask(this.id, secret, null)
        if (invited.you === 'stranger') return void (this.invited = invited)
        storeSecret('group', this.id, null)
      }
      this.receive(await this.calls.group(this.id))
    } catch (error) {
      if (error instanceof ApiError && ENDED.has(error.id)) this.end()
      else if (quiet) return
      if (!(error instanceof ApiError) || error.id !== 'no_such_group') this.failed(error)
    }
  }

  private end(): void {
    storeSecret('group', this.id, null)
    this.group = this.invited = null
    this.gone = true
  }

  ask = (name: string): Promise<boolean> =>
    this.act(async () => {
      this.invited = await this.calls.ask(this.id, readSecret('group', this.id) ?? '', name)
      storeSecret('group', this.id, null)
      return this.calls.group(this.id)
    })
  invite = (): Promise<boolean> =>
    this.act(async () => {
      const { secret } = await this.calls.invite(this.id)
      this.secret = secret
      storeSecret('group-link', this.id, secret)
      return this.calls.group(this.id)
    })
  withdraw = (): Promise<boolean> =>
    this.act(() => {
      this.secret = null
      storeSecret('group-link', this.id, null)
      return this.calls.withdraw(this.id)
    })
  admit = (n: number): Promise<boolean> => this.act(() => this.calls.admit(this.id, n))
  rename = (name: string): Promise<boolean> => this.act(() => this.calls.rename(this.id, name))
  drop = (n: number): Promise<boolean> => this.act(() => this.calls.drop(this.id, n))
  /** Removes a member; with the reader's own number: leaves. */
  remove = (n: number): Promise<boolean> =>
    this.act(async () => {
      await this.calls.remove(this.id, n)
      return n === this.me?.n ? null : this.calls.group(this.id)
    })

  /** Sends one request at a time; returns whether it succeeded. */
  private async act(call: () => Promise<GroupOut | null>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    try {
      const group = await call()
      if (group) this.receive(group)
      return true
    } catch (error) {
      this.failed(error)
      return false
    } finally {
      this.busy = false
    }
  }

  private receive(group: GroupOut): void {
    // A slow answer may be older than what is shown.
    if (!this.group || group.version >= this.group.version) this.group = group
    this.invited = null
    this.gone = false
    if (!group.invited) this.secret = null
  }
}
