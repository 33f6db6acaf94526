/** Attachment that drags an element to a place by mouse or finger. Clicks and keys do the same without dragging. */
import type { Attachment } from 'svelte/attachments'

interface Carry {
  over(place: HTMLElement | null): void
  drop(place: HTMLElement): void
}

const NEAR = 6 // pixels of movement that still count as a click
const placeAt = (event: PointerEvent): HTMLElement | null =>
  document.elementsFromPoint(event.clientX, event.clientY).map((e) => e.closest<HTMLElement>('button[data-place]')).find((e) => e) ?? null

export function carried(carry: Carry): Attachment<HTMLElement> {
  return (thing) => {
    let from: { x: number; y: number } | null = null

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      from = { x: event.clientX, y: event.clientY }
      thing.setPointerCapture(event.pointerId)
    }
    function move(event: PointerEvent): void {
      if (!from) return
      thing.style.transform = `translate(${event.clientX - from.x}px, ${event.clientY - from.y}px)`
      carry.over(placeAt(event))
    }
    function up(event: PointerEvent): void {
      if (!from) return
      const place = event.type === 'pointerup' && Math.hypot(event.clientX - from.x, event.clientY - from.y) > NEAR ? placeAt(event) : null
      from = null
      carry.over(null)
      if (place) carry.drop(place) // drop before the transform is reset: the animation starts from where the card is
      else thing.animate([{ transform: thing.style.transform || 'none' }, { transform: 'none' }], 180)
      thing.style.transform = ''
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const
    for (const [name, listener] of Object.entries(listeners)) thing.addEventListener(name, listener as EventListener)
    return () => {
      if (from) carry.over(null)
      for (const [name, listener] of Object.entries(listeners)) thing.removeEventListener(name, listener as EventListener)
    }
  }
}
