/** Keys of the board: 1–7 a place (or a drawn wagon), d the draw pile, arrows within a group, Enter and Escape for the selected action. */
import { boardKey, press, step } from '@shell/board/board_keys'

export interface Commands {
  cancel(): boolean
  confirm(): boolean
}

export function handleKey(event: KeyboardEvent, root: HTMLElement, characters: boolean, commands: Commands): void {
  boardKey(event, characters, (key, target) => act(key, target, root, commands))
}

function act(key: string, target: Element, root: HTMLElement, commands: Commands): boolean {
  if (key === 'Escape') return commands.cancel()
  if (key === 'Enter') return target.closest('button, a, summary') === null && commands.confirm()
  if (key === 'ArrowLeft' || key === 'ArrowRight') return step(target, key === 'ArrowRight' ? 1 : -1)
  if (key === 'd' || key === 'D') return press(root.querySelector('.shed:not([aria-disabled])'))
  if (/^[1-7]$/.test(key)) return press(root.querySelector(`.bench .hand[data-keys] button:nth-of-type(${key})`) ?? root.querySelector(`button[data-place='${key}']`))
  return false
}
