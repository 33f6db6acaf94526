/** Sounds of events, and a badge and a notification for a player who has another page open on their turn. */
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
  private isTurn = false
  private isMarked = false

  /** Handles a new frame. `mine`: whether it is the viewer's turn; `message`: the notification; null: none. */
  update(frame: Frame, mine: boolean, sounds: SoundsOfEvents | null, message: Message | null): void {
    const { before } = this
    const update = boardFrame(frame, before)
    const continues = before !== null && update !== frame
    const turnBegins = continues && mine && !this.isTurn
    this.before = frame
    this.isTurn = mine
    if (continues && sounds && (turnBegins || update.events.length)) void playEventSounds(update, before, turnBegins, sounds)
    this.updateMark()
    if (turnBegins && document.hidden && message) void showNotification(message, frame.match.id)
  }

  /** Reports an awaited event before a match, such as a new player. `tag`: its subject. */
  alert(tag: string, sounds: boolean, message: Message | null): void {
    this.isTurn = true
    this.updateMark()
    if (sounds) void loadAndPlay(() => ['turn'])
    if (document.hidden && message) void showNotification(message, tag)
  }

  /** Updates the mark when the page is hidden or shown. */
  updateMark = (): void => {
    const waiting = this.isTurn && document.hidden
    if (waiting === this.isMarked) return
    this.isMarked = waiting
    document.querySelector('link[rel=icon]')?.setAttribute('href', waiting ? ICON_OF_TURN : ICON)
    const badge = waiting ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.()
    badge?.catch(() => {}) // only installed pages have a badge
  }

  /** Cleans up when the table was left. */
  close(): void {
    this.isTurn = false
    this.updateMark()
  }
}

/** Loads the sounds with the first one, and plays some. Without a network nothing is played, and the next call tries again. */
async function loadAndPlay(wanted: (sounds: typeof import('./sounds')) => Sound[]): Promise<void> {
  const sounds = await import('./sounds').catch(() => null)
  sounds?.playSounds(wanted(sounds))
}

const playEventSounds = (now: Frame, before: Frame, turnBegins: boolean, known: SoundsOfEvents): Promise<void> =>
  loadAndPlay(({ soundsOf }) => {
    const eventSounds = soundsOf(now.events.map((event) => event.kind), known, now, before)
    return turnBegins ? [...eventSounds, 'turn'] : eventSounds
  })

/** Returns whether notifications may be shown; asks the user if that is undecided. */
export async function requestNotificationPermission(): Promise<boolean> {
  return isSecureContext && 'Notification' in window && (await Notification.requestPermission()) === 'granted'
}

/** Shows a notification. Phones show only those of an installed page's worker. */
async function showNotification({ title, text }: Message, tag: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const options = { body: text, tag, icon: 'icon-192.png', data: { at: location.hash } }
  const worker = await navigator.serviceWorker?.getRegistration()
  if (worker) return worker.showNotification(title, options)
  new Notification(title, options).onclick = () => window.focus()
}
