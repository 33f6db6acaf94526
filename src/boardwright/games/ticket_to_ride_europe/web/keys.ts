/** The board's keys: 1–5 a card of the row, d the deck, t tickets, / a name, arrows within a group, Escape for what is open. */
import { boardKey, press, step } from '@shell/lib/board_keys'

export interface Commands {
  cancel(): boolean
  find(): boolean
}

export function handleKey(event: KeyboardEvent, root: HTMLElement, characters: boolean, commands: Commands): void {
  if (boardKey(event, characters, (key, target) => act(key, target, root, commands))) event.stopPropagation()
}

function act(key: string, target: Element, root: HTMLElement, commands: Commands): boolean {
  if (key === 'Escape') return commands.cancel()
  if (key === '/') return commands.find()
  if (key === 'ArrowLeft' || key === 'ArrowUp') return step(target, -1, true)
  if (key === 'ArrowRight' || key === 'ArrowDown') return step(target, 1, true)
  if (key === 'd' || key === 'D') return press(root.querySelector('.thing.draw'))
  if (key === 't' || key === 'T') return press(root.querySelector('.thing.draw_tickets'))
  return /^[1-5]$/.test(key) && press(root.querySelector(`.thing[data-slot='${key}']`))
}
