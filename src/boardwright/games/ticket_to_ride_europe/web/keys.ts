/** The board's keys: 1–5 a card of the row, d the deck, t tickets, / a name, arrows within a group, Escape for what is open. */
export interface Commands {
  cancel(): boolean
  find(): boolean
}

const busyElsewhere = (target: Element): boolean =>
  target.closest('input, select, textarea, [contenteditable], dialog, [role=dialog], [role=slider]') !== null || document.querySelector('dialog[open]') !== null

export function handleKey(event: KeyboardEvent, root: HTMLElement, characters: boolean, commands: Commands): void {
  const target = event.target instanceof Element ? event.target : document.body
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || busyElsewhere(target)) return
  if (event.key.length === 1 && !characters) return
  if (act(event.key, target, root, commands)) {
    event.preventDefault()
    event.stopPropagation()
  }
}

function act(key: string, target: Element, root: HTMLElement, commands: Commands): boolean {
  if (key === 'Escape') return commands.cancel()
  if (key === '/') return commands.find()
  if (key === 'ArrowLeft' || key === 'ArrowUp') return step(target, -1)
  if (key === 'ArrowRight' || key === 'ArrowDown') return step(target, 1)
  if (key === 'd' || key === 'D') return press(root.querySelector('.thing.draw'))
  if (key === 't' || key === 'T') return press(root.querySelector('.thing.draw_tickets'))
  return /^[1-5]$/.test(key) && press(root.querySelector(`.thing[data-slot='${key}']`))
}

function press(element: Element | null): boolean {
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
  next?.focus()
  return next !== undefined
}
