/** A fake WebSocket, and simple frames and events. */
import type { Frame, GameEvent } from '../src/net/frame'
import type { Socket } from '../src/net/connection'

/** Return a message as the server sends it: a frame with a record is binary. */
export function encodeMessage({ record, ...message }: { record?: Uint8Array }): string | ArrayBuffer {
  const json = JSON.stringify(message)
  return record ? packMessage(json, record) : json
}

/** Return the binary form of a message with a record. */
export function packMessage(json: string, record: Uint8Array): ArrayBuffer {
  const text = new TextEncoder().encode(json)
  const whole = new Uint8Array(4 + text.length + record.length)
  new DataView(whole.buffer).setUint32(0, text.length, true)
  whole.set(text, 4)
  whole.set(record, 4 + text.length)
  return whole.buffer
}

export class FakeSocket implements Socket {
  sent: any[] = []
  closed = false
  onopen: ((event: any) => void) | null = null
  onmessage: ((event: any) => void) | null = null
  onclose: ((event: any) => void) | null = null
  onerror: ((event: any) => void) | null = null
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.closed = true
  }
  /** Deliver a message of the server. */
  receive(message: object) {
    this.onmessage?.({ data: encodeMessage(message) })
  }
  /** Close the socket from the server's side. */
  closeWith(code: number) {
    this.onclose?.({ code })
  }
}

export const event = (n: number): GameEvent => ({ n, kind: 'drew', args: { seat: 0, card: n } })
export const frame = (version: number, changes: Partial<Frame> = {}): Frame =>
  ({
    type: 'frame', version, match: { id: 'm', game: 'g', ruleset: '1', options: {}, status: 'running', created: 0 },
    seats: [], viewer: 0, actors: [0], over: false, result: null, view: {}, prompt: null, legal: [], space: [], events: [],
    events_from: 0, undo: { seat: 0, open: false, reason: null, until: null }, thinking: [], decisions: version, ...changes,
  }) as Frame
