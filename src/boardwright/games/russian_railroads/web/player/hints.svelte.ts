/** What is explained now: one bubble for a whole board, for whatever the pointer, the focus or a finger is on. */
import type { Attachment } from 'svelte/attachments'

export interface Hint { title: string; lines?: string[] }

export class Hints {
  current = $state.raw<{ hint: Hint; at: DOMRect } | null>(null)
  private owner: Element | null = null

  /** Explains an element: `what` is asked when it is needed. `told` hears when the explanation begins and ends. */
  of = (what: () => Hint | null, told?: (on: boolean) => void): Attachment<HTMLElement> => (element) => {
    const open = () => {
      const hint = what()
      told?.(true)
      if (!hint) return
      this.owner = element
      this.current = { hint, at: element.getBoundingClientRect() }
    }
    const close = () => {
      told?.(false)
      if (this.owner === element) this.close()
    }
    const leave = () => {
      if (document.activeElement !== element) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || this.owner !== element) return
      event.stopPropagation()
      close()
    }
    const listeners: [string, (event: never) => void][] = [['pointerenter', open], ['focus', open], ['click', open], ['pointerleave', leave], ['blur', close], ['keydown', key]]
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener as EventListener)
    return () => {
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener as EventListener)
      close()
    }
  }

  close(): void {
    this.owner = null
    this.current = null
  }
}
