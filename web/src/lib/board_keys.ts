/** What the keyboards of boards have in common: when a key is for the board at all, pressing a button, walking in a group. */

const busyElsewhere = (target: Element): boolean =>
  target.closest('input, select, textarea, [contenteditable], dialog, [role=dialog], [role=slider]') !== null || document.querySelector('dialog[open]') !== null

/** Gives a key to `act` if it is for the board; `characters`: whether single characters are shortcuts. True if `act` could use it. */
export function boardKey(event: KeyboardEvent, characters: boolean, act: (key: string, target: Element) => boolean): boolean {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(target)) return false
  if (event.key.length === 1 && !characters) return false
  if (!act(event.key, target)) return false
  event.preventDefault()
  return true
}

/** Presses a button, if it is one, and leaves the focus there. */
export function press(element: Element | null): boolean {
  if (!(element instanceof HTMLButtonElement)) return false
  element.focus({ preventScroll: true })
  element.click()
  return true
}

/** Moves the focus to a neighbour in the group (`data-keys`) that the target is in; `scroll`: whether it is brought into sight. */
export function step(target: Element, by: number, scroll = false): boolean {
  const group = target.closest('[data-keys]')
  if (!group) return false
  const buttons = [...group.querySelectorAll<HTMLElement>('button')]
  const next = buttons[buttons.indexOf(target as HTMLElement) + by]
  next?.focus({ preventScroll: !scroll })
  return next !== undefined
}
