/** The board's keys: 1–9 a choice, p pass, m the main board, b the own board, o the next player's board, s the points,
 *  arrows within a group, Escape for what is open. */
import { boardKey, press, step } from '@shell/lib/board_keys'

export interface Commands {
  cancel(): boolean
  main(): boolean
  own(): boolean
  other(): boolean
  points(): boolean
}

export function handleKey(event: KeyboardEvent, root: HTMLElement, characters: boolean, commands: Commands): void {
  if (boardKey(event, characters, (key, target) => act(key, target, root, commands))) event.stopPropagation()
}

function act(key: string, target: Element, root: HTMLElement, commands: Commands): boolean {
  if (key === 'Escape') return commands.cancel()
  if (key === 'ArrowLeft' || key === 'ArrowUp') return step(target, -1, true)
  if (key === 'ArrowRight' || key === 'ArrowDown') return step(target, 1, true)
  if (/^[1-9]$/.test(key)) return press(root.querySelectorAll('[data-choice]')[Number(key) - 1] ?? null)
  switch (key.toLowerCase()) {
    case 'p': return press(root.querySelector('[data-kind=pass]'))
    case 'm': return commands.main()
    case 'b': return commands.own()
    case 'o': return commands.other()
    case 's': return commands.points()
    default: return false
  }
}
