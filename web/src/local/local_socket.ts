/** The link to a match of this device in the form of a WebSocket. The code that plays matches is loaded with the first link. */
import type { Socket } from '../net/connection'
import { loadPart } from '../net/load_part'
import type { OpenMatches } from './open_matches'

type Load = () => Promise<Pick<OpenMatches, 'join'>>

const ofThisDevice: Load = async () => (await loadPart(() => import('./device_matches'))).openMatches

class LocalSocket implements Socket {
  onopen: ((event: any) => void) | null = null
  onmessage: ((event: any) => void) | null = null
  onclose: ((event: any) => void) | null = null
  onerror: ((event: any) => void) | null = null
  private receive: ((message: any) => void) | null = null
  private leave: () => void = () => {}
  private closed = false

  constructor(id: string, load: Load) {
    void this.join(id, load)
  }

  send(text: string): void {
    this.receive?.(JSON.parse(text))
  }

  close(): void {
    this.closed = true
    this.leave()
  }

  private async join(id: string, load: Load): Promise<void> {
    const matches = await load()
    if (this.closed) return
    const { receive, leave } = matches.join(id, {
      send: (data) => this.soon(() => this.onmessage?.({ data })),
      end: (code) => this.soon(() => this.onclose?.({ code })),
    })
    this.receive = receive
    this.leave = leave
    this.onopen?.({})
  }

  /** Calls handlers later, as a network would: never during `send`. */
  private soon(then: () => void): void {
    queueMicrotask(() => {
      if (!this.closed) then()
    })
  }
}

/** `load`: returns the matches; by default those of this device. */
export const openLocalSocket = (id: string, load = ofThisDevice): Socket => new LocalSocket(id, load)
