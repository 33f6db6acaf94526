/** The current explanation: one bubble for a whole board, for whatever is pointed at, focused or tapped. */
import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export interface Hint {
  title: string
  lines?: string[]
  /** The title is written on the thing itself: only the lines are shown. */
  named?: boolean
}

const byFinger = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch'

export class Hints {
  current = $state.raw<{ hint: Hint; what: () => Hint; owner: Element; at: DOMRect } | null>(null)

  /** The match went on: what is explained may have changed, or be gone. Never asked while the page is being drawn, when parts of it may be half gone. */
  again = (): void => {
    const { current } = this
    if (current) this.current = current.owner.isConnected ? { ...current, hint: current.what() } : null
  }

  /**
   * Explains an element: `what` is called when that begins, and again when the match goes on. `begin` is called when it begins, and returns
   * what to call when it ends: then the element's component may be gone, and its props must not be read any more.
   */
  of = (what: () => Hint, begin?: () => (() => void) | null | undefined): Attachment<HTMLElement> => (element) => {
    let on = false
    let end: (() => void) | null | undefined
    const open = (event: Event) => {
      if (event.type === 'pointerenter' && byFinger(event)) return // it presses; then the click comes
      if (event.type === 'focus' && !element.matches(':focus-visible')) return // a mouse has put it there, or a choice that is gone
      if (!on) end = begin?.()
      on = true
      this.current = { hint: what(), what, owner: element, at: element.getBoundingClientRect() }
    }
    const close = () => {
      on = false
      // Browsers also report a lost focus while its element is being removed: state changes when that is done.
      queueMicrotask(() => {
        if (on) return
        end?.()
        end = undefined
        if (this.current?.owner === element) this.current = null
      })
    }
    const leave = (event: Event) => {
      if (!byFinger(event) && document.activeElement !== element) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || this.current?.owner !== element) return
      event.stopPropagation()
      close()
    }
    // A finger that presses something else: not every browser moves the focus then.
    const elsewhere = (event: Event) => {
      if (on && !element.contains(event.target as Node)) close()
    }
    const listeners: [string, (event: never) => void][] = [['pointerenter', open], ['focus', open], ['click', open], ['pointerleave', leave], ['blur', close], ['keydown', key]]
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener as EventListener)
    document.addEventListener('pointerdown', elsewhere, true)
    return () => {
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener as EventListener)
      document.removeEventListener('pointerdown', elsewhere, true)
      close()
    }
  }
}

/** Points at an option; returns how to end that. */
export function hover<Choice>(onhover: (option: Choice | null, times?: number) => void, option: Choice, times?: number): () => void {
  onhover(option, times)
  return () => onhover(null, times)
}

/** Those of the board that a part belongs to: for all parts of a board the same, as long as it is there. */
export const [useHints, provideHints] = createContext<Hints>()
