/** The board's keys: 1–7 a place (or a drawn wagon), d the draw pile, arrows within a group, Enter and Escape for what is chosen. */
export interface Commands {
  cancel(): boolean
  confirm(): boolean
}

const busyElsewhere = (target: Element): boolean =>
  target.closest('input, select, textarea, [contenteditable], dialog, [role=dialog], [role=slider]') !== null || document.querySelector('dialog[open]') !== null

export function handleKey(event: KeyboardEvent, root: HTMLElement, characters: boolean, commands: Commands): void {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(target)) return
  if (event.key.length === 1 && !characters) return
  if (act(event.key, target, root, commands)) event.preventDefault()
}

function act(key: string, target: Element, root: HTMLElement, commands: Commands): boolean {
  if (key === 'Escape') return commands.cancel()
  if (key === 'Enter') return target.closest('button, a, summary') === null && commands.confirm()
  if (key === 'ArrowLeft' || key === 'ArrowRight') return step(target, key === 'ArrowRight' ? 1 : -1)
  if (key === 'd' || key === 'D') return press(root.querySelector('.shed:not([aria-disabled])'))
  if (/^[1-7]$/.test(key)) return press(root.querySelector(`.bench .hand[data-keys] button:nth-of-type(${key})`) ?? root.querySelector(`button[data-place='${key}']`))
  return false
}

function press(element: HTMLElement | null): boolean {
  if (!(element instanceof HTMLButtonElement)) return false
  element.focus({ preventScroll: true })
  element.click()
  return true
}

function step(target: Element, by: number): boolean {
  const group = target.closest('[data-keys]')
  if (!group) return false
  const buttons = [...group.querySelectorAll<HTMLElement>('button')]
  const next = buttons[buttons.indexOf(target as HTMLElement) + by]
  next?.focus({ preventScroll: true })
  return next !== undefined
}
