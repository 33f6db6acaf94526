/** The link to a match of this device, as a WebSocket would be. What plays the match is loaded with the first one. */
import type { Socket } from '../net/connection'
import { part } from '../net/late_parts'

class LocalSocket implements Socket {
  onopen: ((event: any) => void) | null = null
  onmessage: ((event: any) => void) | null = null
  onclose: ((event: any) => void) | null = null
  onerror: ((event: any) => void) | null = null
  private hear: ((message: any) => void) | null = null
  private leave: () => void = () => {}
  private closed = false

  constructor(id: string) {
    void this.join(id)
  }

  send(text: string): void {
    this.hear?.(JSON.parse(text))
  }

  close(): void {
    this.closed = true
    this.leave()
  }

  private async join(id: string): Promise<void> {
    const { openMatches } = await part(() => import('./open_matches'))
    if (this.closed) return
    const { hear, leave } = openMatches.join(id, {
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

export const openLocalSocket = (id: string): Socket => new LocalSocket(id)
