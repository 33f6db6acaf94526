/** Handles single keys as shortcuts, except in text fields, with modifiers or in dialogs. */
export function handleShortcut(event: KeyboardEvent, keys: Record<string, () => void>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  const target = event.target as HTMLElement | null
  if (target?.closest('input, textarea, select, dialog, [contenteditable]')) return
  const action = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
  if (!action) return
  event.preventDefault()
  action()
}
