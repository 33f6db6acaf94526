/** Attachment that drags an element to a place by mouse or finger. Clicks and keys do the same without dragging. */
import type { Attachment } from 'svelte/attachments'

interface Carry {
  over(place: HTMLElement | null): void
  drop(place: HTMLElement): void
}

const CLICK_DISTANCE = 6 // pixels of movement that still count as a click
const placeAt = (event: PointerEvent): HTMLElement | null =>
  document.elementsFromPoint(event.clientX, event.clientY).map((e) => e.closest<HTMLElement>('button[data-place]')).find((e) => e) ?? null

export function draggable(carry: Carry): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null

    function down(event: PointerEvent): void {
      if (event.button !== 0) return
      start = { x: event.clientX, y: event.clientY }
      element.setPointerCapture(event.pointerId)
    }
    function move(event: PointerEvent): void {
      if (!start) return
      element.style.transform = `translate(${event.clientX - start.x}px, ${event.clientY - start.y}px)`
      carry.over(placeAt(event))
    }
    function up(event: PointerEvent): void {
      if (!start) return
      const place = event.type === 'pointerup' && Math.hypot(event.clientX - start.x, event.clientY - start.y) > CLICK_DISTANCE ? placeAt(event) : null
      start = null
      carry.over(null)
      if (place) carry.drop(place) // drop before the transform is reset: the animation starts from where the card is
      else element.animate([{ transform: element.style.transform || 'none' }, { transform: 'none' }], 180)
      element.style.transform = ''
    }

    const listeners = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const
    for (const [name, listener] of Object.entries(listeners)) element.addEventListener(name, listener as EventListener)
    return () => {
      if (start) carry.over(null)
      for (const [name, listener] of Object.entries(listeners)) element.removeEventListener(name, listener as EventListener)
    }
  }
}
