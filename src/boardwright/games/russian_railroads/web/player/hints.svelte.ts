/** Explanations of a board: one bubble for what is under the pointer, focused or tapped. */
import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'

export interface Hint {
  title: string
  lines?: string[]
  /** The thing itself shows the title, so only the lines are shown. */
  named?: boolean
}

const byFinger = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch'

export class Hints {
  current = $state.raw<{ hint: Hint; what: () => Hint; owner: Element; at: DOMRect } | null>(null)

  /** Updates the explanation after the match went on. Not to be called during rendering, when components may be half removed. */
  refresh = (): void => {
    const { current } = this
    if (current) this.current = current.owner.isConnected ? { ...current, hint: current.what() } : null
  }

  /**
   * Explains an element. `what` is called when the explanation opens and when the match goes on. `begin` is called when it opens and
   * returns a callback for when it closes; by then the element's component may be gone, and its props must not be read.
   */
  explain = (what: () => Hint, begin?: () => (() => void) | null | undefined): Attachment<HTMLElement> => (element) => {
    let isOpen = false
    let end: (() => void) | null | undefined
    const open = (event: Event) => {
      if (event.type === 'pointerenter' && byFinger(event)) return // a finger presses; the click follows
      if (event.type === 'focus' && !element.matches(':focus-visible')) return // focus set by a mouse, or by the removal of a choice
      if (!isOpen) end = begin?.()
      isOpen = true
      this.current = { hint: what(), what, owner: element, at: element.getBoundingClientRect() }
    }
    const close = () => {
      isOpen = false
      // Browsers also report lost focus while an element is being removed; state changes wait until that is done.
      queueMicrotask(() => {
        if (isOpen) return
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
    // Pressing elsewhere with a finger: some browsers do not move the focus then.
    const elsewhere = (event: Event) => {
      if (isOpen && !element.contains(event.target as Node)) close()
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

/** Reports an option under the pointer; returns a callback that ends it. */
export function hover<Choice>(onhover: (option: Choice | null, times?: number) => void, option: Choice, times?: number): () => void {
  onhover(option, times)
  return () => onhover(null, times)
}

/** Context with the hints of a board; the same object for all its parts. */
export const [useHints, provideHints] = createContext<Hints>()
