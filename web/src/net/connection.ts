/** A WebSocket that reconnects until it is stopped. Its owner handles the messages. */
import type { Args } from './frame'

/** The part of the browser's WebSocket that is used here. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: ((event: any) => void) | null
  onmessage: ((event: any) => void) | null
  onclose: ((event: any) => void) | null
  onerror: ((event: any) => void) | null
}

export type Link = 'connecting' | 'open' | 'lost' | 'closed'

export interface ConnectionOptions {
  open(): Socket
  token(): Promise<string>
  /** Called when the server does not know the token. */
  forget?(token: string): void
  now?(): number
  /** Delays in ms. */
  firstRetry?: number
  lastRetry?: number
  ping?: number
  /** How long the server may be silent after a message before it is pinged, and then before the link counts as lost. */
  answer?: number
}

export interface ConnectionOwner {
  link(link: Link): void
  /** Called when a new socket is open, before anything is sent over it. */
  began(): void
  /** Returns the first message. */
  hello(token: string): object
  receive(data: string | ArrayBuffer): void
  /** Called when the server rejects this viewer; returns whether to reconnect as another one. */
  retryAsSpectator(): boolean
  /** Called when there is no socket. */
  dropped(): void
  /** Called when the link is lost and will be retried; `error`: the server's message, if any. */
  lost(error?: { id: string; args: Args }): void
}

/** Close codes of lasting reasons, such as a ban: the page does not reconnect by itself. */
const FINAL = new Set([4400, 4403, 4404, 4409, 4410])
const UNKNOWN_TOKEN = 4401
const NOT_YOURS = 4403
/** ms until the server is pinged, and then until the link counts as lost; a server answers in much less */
export const ANSWER_MS = 5000
/** Maximum factor for the first message over a new link: the first frame is large, and a network may be slow. */
const MAX_PATIENCE = 8
const RECONNECT = 1012

export class Connection {
  link: Link = 'connecting'
  #socket: Socket | null = null
  #retries = 0
  #timer: ReturnType<typeof setTimeout> | null = null
  #pinger: ReturnType<typeof setInterval> | null = null
  #lastMessageAt = 0
  /** Runs until a message arrives. */
  #probe: ReturnType<typeof setTimeout> | null = null
  /** Changes with every socket. */
  #attempt = 0
  #stopped = false
  readonly #now: () => number

  constructor(
    private readonly owner: ConnectionOwner,
    private readonly options: ConnectionOptions,
  ) {
    this.#now = options.now ?? (() => Date.now())
  }

  /** Opens a socket. A lost link counts as lost until something arrives over the new one. */
  async connect(): Promise<void> {
    this.#drop()
    if (this.link !== 'lost') this.#setLink('connecting')
    const attempt = this.#attempt
    this.#awaitFirst(2 * this.#patience)
    let token: string
    try {
      token = await this.options.token()
    } catch (error) {
      if (attempt === this.#attempt) this.#lost(error as { id: string; args: Args })
      return
    }
    if (attempt !== this.#attempt) return
    const socket = this.options.open()
    this.#socket = socket
    this.owner.began()
    socket.onopen = () => {
      if (this.#socket !== socket) return
      socket.send(JSON.stringify(this.owner.hello(token)))
      this.#awaitFirst(Math.min(2 ** (this.#retries + 1), MAX_PATIENCE) * this.#patience)
    }
    socket.onmessage = ({ data }: { data: string | ArrayBuffer }) => {
      if (this.#socket !== socket) return
      this.#lastMessageAt = this.#now()
      this.#stopProbe()
      this.owner.receive(data)
    }
    socket.onclose = ({ code }: { code: number }) => this.#socket === socket && this.#closed(code, token)
    socket.onerror = () => {}
    this.#pinger = setInterval(() => this.#checkPulse(), this.options.ping ?? 15_000)
  }

  /** Called when the server has answered; returns whether the link was not open before. */
  opened(): boolean {
    if (this.link === 'open') return false
    this.#retries = 0
    this.#setLink('open')
    return true
  }

  /** Sends a message; returns false if there is no link. After silence the server is pinged, so that a frozen link is noticed soon. */
  send(message: object): boolean {
    if (!this.#post(message)) return false
    if (this.#probe) return true
    this.#afterSilence(this.#patience, () => {
      this.#post({ type: 'ping' })
      this.#afterSilence(this.#patience, () => this.#lost())
    })
    return true
  }

  #post(message: object): boolean {
    if (this.link !== 'open' || !this.#socket) return false
    try {
      this.#socket.send(JSON.stringify(message))
      return true
    } catch {
      return false
    }
  }

  /** Gives the first message over a new link this time. */
  #awaitFirst(ms: number): void {
    this.#lastMessageAt = this.#now()
    this.#afterSilence(ms, () => this.#lost())
  }

  #afterSilence(ms: number, then: () => void): void {
    this.#stopProbe()
    this.#probe = setTimeout(() => {
      this.#probe = null
      then()
    }, ms)
  }

  #stopProbe(): void {
    if (this.#probe) clearTimeout(this.#probe)
    this.#probe = null
  }

  get #patience(): number {
    return this.options.answer ?? ANSWER_MS
  }

  /** Retries now (the player asked, or the network came back), also after a refusal. */
  retry(): void {
    if (this.#stopped || !['lost', 'closed'].includes(this.link)) return
    this.#retries = 0
    void this.connect()
  }

  stop(): void {
    this.#stopped = true
    this.#setLink('closed')
    this.#drop()
  }

  #checkPulse(): void {
    const pause = this.options.ping ?? 15_000
    if (this.#now() - this.#lastMessageAt > 2.5 * pause) return this.#lost()
    this.#post({ type: 'ping' })
  }

  #closed(code: number, token: string): void {
    if (code === NOT_YOURS && this.owner.retryAsSpectator()) {
      void this.connect()
      return
    }
    if (FINAL.has(code)) {
      this.#drop()
      this.#setLink('closed')
      return
    }
    if (code === UNKNOWN_TOKEN) this.options.forget?.(token)
    if (code === RECONNECT && this.#retries === 0) {
      this.#retries = 1
      void this.connect()
      return
    }
    this.#lost()
  }

  #lost(error?: { id: string; args: Args }): void {
    if (this.#isClosed()) return
    this.#drop()
    this.#setLink('lost')
    this.owner.lost(error)
    const first = this.options.firstRetry ?? 400
    const wait = Math.min(this.options.lastRetry ?? 8_000, first * 2 ** this.#retries)
    this.#retries += 1
    // Random delay, so that many pages do not reconnect at the same instant.
    this.#timer = setTimeout(() => void this.connect(), wait * (0.75 + 0.5 * jitter()))
  }

  #drop(): void {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#pinger) clearInterval(this.#pinger)
    this.#stopProbe()
    this.#timer = this.#pinger = null
    this.#attempt += 1
    const socket = this.#socket
    this.#socket = null
    socket?.close()
    this.owner.dropped()
  }

  #isClosed(): boolean {
    return this.link === 'closed'
  }

  #setLink(link: Link): void {
    if (link === this.link) return
    this.link = link
    this.owner.link(link)
  }
}

const jitter = (): number => crypto.getRandomValues(new Uint8Array(1))[0]! / 255
