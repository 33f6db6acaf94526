/** The last known version of a match, to detect a restored server, which has another epoch or fewer moves. */
import type { Frame } from './frame'
import type { Pending } from './outbox'

export class KnownVersion {
  /** Undefined: not known yet, or the match is stored on this device. */
  epoch: string | undefined
  /** The newest known version. */
  #newest: number

  /** `unsent`: choices that an earlier page has left. */
  constructor(unsent: readonly Pending[]) {
    this.epoch = unsent[0]?.epoch
    this.#newest = Math.max(0, ...unsent.map(({ version }) => version))
  }

  reached(version: number): void {
    this.#newest = Math.max(this.#newest, version)
  }

  /** Returns whether a frame, the first one of a link, comes from a server that was restored. Spectators may be shown earlier moves. */
  isBefore({ match, viewer, version }: Frame): boolean {
    if (match.epoch === undefined) return false
    return (this.epoch !== undefined && match.epoch !== this.epoch) || (viewer !== null && version < this.#newest)
  }

  follow({ match, viewer, version }: Frame): void {
    this.epoch = match.epoch
    if (viewer !== null) this.reached(version)
  }

  forget(): void {
    this.epoch = undefined
    this.#newest = 0
  }
}
