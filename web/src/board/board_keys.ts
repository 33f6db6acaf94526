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

/** What the keys of a board do; each tells whether there was something to do. */
export interface Keys {
  /** Escape. */
  cancel(): boolean
  /** What a digit presses; the choices of the board, in their order, where nothing is said. */
  digit?(digit: number): Element | null
  /** By character, letters in lower case. */
  characters: Record<string, () => boolean>
}

/** The keys of a board: Escape, arrows within a group, digits and characters of its own. A key that it can use goes no further. */
export function handleKeys(event: KeyboardEvent, root: HTMLElement, allowed: boolean, keys: Keys): void {
  const choice = (n: number): Element | null => root.querySelectorAll('[data-choice]')[n - 1] ?? null
  const act = (key: string, target: Element): boolean => {
    if (key === 'Escape') return keys.cancel()
    if (key === 'ArrowLeft' || key === 'ArrowUp') return step(target, -1, true)
    if (key === 'ArrowRight' || key === 'ArrowDown') return step(target, 1, true)
    if (/^[1-9]$/.test(key)) return press((keys.digit ?? choice)(Number(key)))
    return keys.characters[key.toLowerCase()]?.() ?? false
  }
  if (boardKey(event, allowed, act)) event.stopPropagation()
}
