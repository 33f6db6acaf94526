/** Attention at a table: sounds of events, and a mark and a message for a player who looks elsewhere while it is their turn. */
import type { Frame } from '../net/frame'
import { boardFrame } from '../story/log'
import type { Sound, SoundsOfEvents } from './sounds'

export interface Message {
  title: string
  text: string
}

const ICON = 'favicon.svg'
const ICON_OF_TURN = 'favicon-turn.svg'

export class Attention {
  private before: Frame | null = null
  private mine = false
  private waiting = false

  /** Handles a new frame. `mine`: whether it is the viewer's turn; `message`: text of the notification, or null. */
  see(frame: Frame, mine: boolean, sounds: SoundsOfEvents | null, message: Message | null): void {
    const { before } = this
    const fresh = boardFrame(frame, before)
    const goesOn = before !== null && fresh !== frame
    const begins = goesOn && mine && !this.mine
    this.before = frame
    this.mine = mine
    if (goesOn && sounds && (begins || fresh.events.length)) void hear(fresh, before, begins, sounds)
    this.mark()
    if (begins && document.hidden && message) void tell(message, frame.match.id)
  }

  /** Reports an awaited event before a match, for a player who may look elsewhere. `tag`: its subject. */
  call(tag: string, sounds: boolean, message: Message | null): void {
    this.mine = true
    this.mark()
    if (sounds) void sound(() => ['turn'])
    if (document.hidden && message) void tell(message, tag)
  }

  /** Updates the mark when the page is hidden or shown. */
  mark = (): void => {
    const waiting = this.mine && document.hidden
    if (waiting === this.waiting) return
    this.waiting = waiting
    document.querySelector('link[rel=icon]')?.setAttribute('href', waiting ? ICON_OF_TURN : ICON)
    const badge = waiting ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.()
    badge?.catch(() => {}) // only installed pages have a badge
  }

  /** Cleans up when the table was left. */
  close(): void {
    this.mine = false
    this.mark()
  }
}

/** Plays a sound. Sounds load with the first one, in the background; without a network it is silent, and the next one tries again. */
async function sound(wanted: (sounds: typeof import('./sounds')) => Sound[]): Promise<void> {
  const sounds = await import('./sounds').catch(() => null)
  sounds?.play(wanted(sounds))
}

const hear = (now: Frame, before: Frame, begins: boolean, known: SoundsOfEvents): Promise<void> =>
  sound(({ soundsOf }) => {
    const heard = soundsOf(now.events.map((event) => event.kind), known, now, before)
    return begins ? [...heard, 'turn'] : heard
  })

/** Returns whether notifications may be shown; asks the user if that is undecided. */
export async function mayTell(): Promise<boolean> {
  return isSecureContext && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification. Phones show only those of an installed page's worker. */
async function tell({ title, text }: Message, tag: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = { body: text, tag, icon: 'icon-192.png', data: { at: location.hash } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, options)
  new Notification(title, options).onclick = () => window.focus()
}
