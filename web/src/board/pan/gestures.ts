/** Wheel, drag, pinch, double tap and keys on a canvas (viewport.svelte.ts). A tap without movement stays an ordinary click. */
import type { Attachment } from 'svelte/attachments'
import type { Point, Viewport } from './viewport.svelte'

const TAP_RADIUS = 6 // px that a finger may move during a tap
const DOUBLE_TAP_TIME = 300 // ms between the taps of a double tap
const CLICK_DELAY = 500 // ms between the end of a drag and its click

/** `things`: selector of what can be tapped, where two taps are no double tap. */
export function gestures(viewport: Viewport, things: string): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, Point>()
    let start: Point | null = null
    let moving = false
    let releasedAt = 0 // time of the last release
    let lastTap = { time: 0, x: 0, y: 0 }

    const local = (event: { clientX: number; clientY: number }): Point => {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    }
    const isOnTools = (event: Event): boolean => (event.target as Element).closest('.tools') !== null

    function wheel(event: WheelEvent): void {
      // At the smallest scale the page scrolls instead.
      if (event.deltaY > 0 && !viewport.pannable && !event.ctrlKey) return
      event.preventDefault()
      const pixels = event.deltaMode === 1 ? event.deltaY * 33 : event.deltaY
      viewport.zoom(Math.exp(-pixels * (event.ctrlKey ? 0.01 : 0.0018)), local(event))
    }
    function down(event: PointerEvent): void {
      if (isOnTools(event) || (event.pointerType === 'mouse' && event.button !== 0)) return
      if (event.isPrimary) fingers.clear() // no event reported the end of earlier ones
      fingers.set(event.pointerId, local(event))
      if (fingers.size === 1) [start, moving] = [local(event), false]
    }
    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId)
      if (!before) return
      // Released outside before the pointer was captured; no event reported it.
      if (event.pointerType !== 'touch' && !event.buttons) return void fingers.delete(event.pointerId)
      const now = local(event)
      if (!moving && fingers.size === 1 && Math.hypot(now.x - start!.x, now.y - start!.y) < TAP_RADIUS) return
      if (!moving) {
        moving = true
        for (const id of fingers.keys()) element.setPointerCapture(id)
      }
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
      if (other) {
        const middle = (p: Point): Point => ({ x: (p.x + other.x) / 2, y: (p.y + other.y) / 2 })
        const distance = (p: Point): number => Math.max(20, Math.hypot(p.x - other.x, p.y - other.y))
        viewport.zoom(distance(now) / distance(before), middle(now))
        viewport.drag(middle(now).x - middle(before).x, middle(now).y - middle(before).y)
      } else viewport.drag(now.x - before.x, now.y - before.y)
      fingers.set(event.pointerId, now)
    }
    function up(event: PointerEvent): void {
      if (!fingers.delete(event.pointerId) || fingers.size) return
      releasedAt = event.timeStamp
      const at = local(event)
      const onGround = !(event.target as Element).closest(things)
      if (moving || event.type === 'pointercancel' || !onGround) return
      const isDoubleTap = event.timeStamp - lastTap.time < DOUBLE_TAP_TIME && Math.hypot(at.x - lastTap.x, at.y - lastTap.y) < 30
      lastTap = isDoubleTap ? { time: 0, x: 0, y: 0 } : { time: event.timeStamp, ...at }
      if (isDoubleTap) viewport.zoom(2, at, true)
    }
    /** Suppresses the click that ends a drag. A touch drag has none, so a later click may come from the keyboard. */
    function click(event: MouseEvent): void {
      if (moving && event.timeStamp - releasedAt < CLICK_DELAY && !isOnTools(event)) event.stopPropagation()
      moving = false
    }

    const listening = new AbortController()
    const signal = listening.signal
    element.addEventListener('wheel', wheel, { passive: false, signal })
    element.addEventListener('pointerdown', down, { signal })
    element.addEventListener('pointermove', move, { signal })
    element.addEventListener('pointerup', up, { signal })
    element.addEventListener('pointercancel', up, { signal })
    element.addEventListener('click', click, { capture: true, signal })
    const watch = new ResizeObserver(() => viewport.resize(element.clientWidth, element.clientHeight))
    watch.observe(element)
    viewport.resize(element.clientWidth, element.clientHeight)
    return () => {
      watch.disconnect()
      listening.abort()
    }
  }
}

/** Handles the keys of a canvas: arrows pan, `+`, `-` and `0` zoom. Arrows on something inside the canvas are left to it. */
export function panByKey(event: KeyboardEvent, viewport: Viewport): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const step = 80
  const moves: Record<string, () => void> = {
    ArrowLeft: () => viewport.drag(step, 0),
    ArrowRight: () => viewport.drag(-step, 0),
    ArrowUp: () => viewport.drag(0, step),
    ArrowDown: () => viewport.drag(0, -step),
    '+': viewport.zoomIn,
    '=': viewport.zoomIn,
    '-': viewport.zoomOut,
    '0': () => viewport.showWhole(),
  }
  const move = moves[event.key]
  if (!move || (event.key.startsWith('Arrow') && event.target !== event.currentTarget)) return
  event.preventDefault()
  event.stopPropagation()
  move()
}
