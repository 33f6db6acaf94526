/** Turns that a board tells as sentences: where each of them happened, and going from one to the next by keys. */
import type { Turn } from './history'
import type { Story } from './story'

/** Every place on the board that a turn changed. */
export const placesOf = ({ events }: Turn, story: Story): string[] => [...new Set(events.flatMap((event) => story.places?.(event) ?? []))]

/** Up and down go from line to line in what tells them (`[data-turn]`); from the whole, to the last or the first of them. */
export function goAlong(event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!by || event.ctrlKey || event.metaKey || event.altKey) return
  const lines = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-turn]')]
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? lines.at(by < 0 ? -1 : 0) : lines[at + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
