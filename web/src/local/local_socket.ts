/** The link to a match of this device, as a WebSocket would be. What plays the match is loaded with the first one. */
import type { Socket } from '../net/connection'
import { part } from '../net/late_parts'
import type { OpenMatches } from './open_matches'

type Load = () => Promise<Pick<OpenMatches, 'join'>>

const ofThisDevice: Load = async () => (await part(() => import('./here'))).openMatches

class LocalSocket implements Socket {
  onopen: ((event: any) => void) | null = null
  onmessage: ((event: any) => void) | null = null
  onclose: ((event: any) => void) | null = null
  onerror: ((event: any) => void) | null = null
  private hear: ((message: any) => void) | null = null
  private leave: () => void = () => {}
  private closed = false

  constructor(id: string, load: Load) {
    void this.join(id, load)
  }

  send(text: string): void {
    this.hear?.(JSON.parse(text))
  }

  close(): void {
    this.closed = true
    this.leave()
  }

  private async join(id: string, load: Load): Promise<void> {
    const matches = await load()
    if (this.closed) return
    const { hear, leave } = matches.join(id, {
      say: (data) => this.soon(() => this.onmessage?.({ data })),
      end: (code) => this.soon(() => this.onclose?.({ code })),
    })
    this.hear = hear
    this.leave = leave
    this.onopen?.({})
  }

  /** As over a network, nothing is heard before what was sent has returned. */
  private soon(then: () => void): void {
    queueMicrotask(() => {
      if (!this.closed) then()
    })
  }
}

/** `load`: returns the matches; by default those of this device. */
export const openLocalSocket = (id: string, load = ofThisDevice): Socket => new LocalSocket(id, load)
