/** Keyboard support shared by boards: whether a key is for the board, pressing a button, moving within a group. */

const busyElsewhere = (target: Element): boolean =>
  target.closest('input, select, textarea, [contenteditable], dialog, [role=dialog], [role=slider]') !== null || document.querySelector('dialog[open]') !== null

/**
 * Passes a key to `act` if it is for the board; `characters`: whether single characters are shortcuts. Returns true if `act` handled it.
 */
export function boardKey(event: KeyboardEvent, characters: boolean, act: (key: string, target: Element) => boolean): boolean {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(target)) return false
  if (event.key.length === 1 && !characters) return false
  if (!act(event.key, target)) return false
  event.preventDefault()
  return true
}

/** Presses a button and keeps the focus on it. */
export function press(element: Element | null): boolean {
  if (!(element instanceof HTMLButtonElement)) return false
  element.focus({ preventScroll: true })
  element.click()
  return true
}

/** Moves the focus to a neighbour in the target's group (`data-keys`); `scroll`: whether to scroll it into view. */
export function step(target: Element, by: number, scroll = false): boolean {
  const group = target.closest('[data-keys]')
  if (!group) return false
  const buttons = [...group.querySelectorAll<HTMLElement>('button')]
  const next = buttons[buttons.indexOf(target as HTMLElement) + by]
  next?.focus({ preventScroll: !scroll })
  return next !== undefined
}

/** Key handlers of a board; each returns whether it did something. */
export interface Keys {
  /** Escape. */
  cancel(): boolean
  /** Element pressed by a digit; by default the board's choices in order. */
  digit?(digit: number): Element | null
  /** Handlers by lower-case character. */
  characters: Record<string, () => boolean>
}

/** Handles the keys of a board: Escape, arrows within a group, digits and its own characters. Stops the propagation of handled keys. */
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
