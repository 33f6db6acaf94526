/** Turns shown as lines of text on a board: their places, and arrow keys between them. */
import type { Turn } from './history'
import type { Story } from './story'

/** Returns all places on the board that a turn changed. */
export const placesOfTurn = ({ events }: Turn, story: Story): string[] => [...new Set(events.flatMap((event) => story.places?.(event) ?? []))]

/** Moves between the lines (`[data-turn]`) with up and down; from the list itself, to the last or the first. */
export function moveBetweenLines(event: KeyboardEvent): void {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (!by || event.ctrlKey || event.metaKey || event.altKey) return
  const lines = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[data-turn]')]
  const at = lines.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? lines.at(by < 0 ? -1 : 0) : lines[at + by]
  if (!next) return
  event.preventDefault()
  next.focus()
}
