/** The board's keys: 1–9 a choice, p pass, m the map, b the own mat, o the next player's mat, h the buildings, k the cards, r the regions, s the glory,
 *  arrows within a group, Escape for what is open. */
import { boardKey, press, step } from '@shell/lib/board_keys'

export interface Commands {
  cancel(): boolean
  map(): boolean
  own(): boolean
  other(): boolean
  desk(name: 'buildings' | 'cards' | 'presence' | 'glory'): boolean
}

const DESKS: Record<string, Parameters<Commands['desk']>[0]> = { h: 'buildings', k: 'cards', r: 'presence', s: 'glory' }

export function handleKey(event: KeyboardEvent, root: HTMLElement, characters: boolean, commands: Commands): void {
  if (boardKey(event, characters, (key, target) => act(key, target, root, commands))) event.stopPropagation()
}

function act(key: string, target: Element, root: HTMLElement, commands: Commands): boolean {
  if (key === 'Escape') return commands.cancel()
  if (key === 'ArrowLeft' || key === 'ArrowUp') return step(target, -1, true)
  if (key === 'ArrowRight' || key === 'ArrowDown') return step(target, 1, true)
  if (/^[1-9]$/.test(key)) return press(root.querySelectorAll('[data-choice]')[Number(key) - 1] ?? null)
  const letter = key.toLowerCase()
  if (letter in DESKS) return commands.desk(DESKS[letter]!)
  switch (letter) {
    case 'p': return press(root.querySelector('[data-kind=pass]'))
    case 'm': return commands.map()
    case 'b': return commands.own()
    case 'o': return commands.other()
    default: return false
  }
}
