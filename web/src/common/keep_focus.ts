/**
 * Restores the keyboard focus where browsers drop it. A control that was disabled for a moment, such as while an answer is awaited, gets it
 * back. If a control was removed, its replacement gets the focus, or the part of the page around it. Boards and choices of a table restore
 * theirs themselves.
 */
export function keepFocus(): () => void {
  let last: HTMLElement | null = null
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('focusin', ({ target }) => (last = target as HTMLElement), { signal })
  document.addEventListener(
    'focusout',
    ({ target }) => {
      const left = target as HTMLElement
      if (isDisabled(left)) return
      // Some browsers also report that the focus leaves an element that is being removed.
      queueMicrotask(() => void (left === last && left.isConnected && left !== document.activeElement && (last = null)))
    },
    { signal },
  )
  const watch = new MutationObserver((changes) => {
    if (!last || document.activeElement !== document.body) return
    const replacement = last.isConnected ? last : replacementOf(last, changes)
    if (!replacement || isDisabled(replacement) || (replacement === last && !changes.some(({ target }) => target === last))) return
    if (replacement.matches(PART) && !replacement.hasAttribute('tabindex')) replacement.tabIndex = -1
    replacement.focus({ preventScroll: true })
  })
  watch.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true })
  return () => {
    watch.disconnect()
    listening.abort()
  }
}

const CONTROL = 'button:not([disabled]), a[href]'
const ENTRY = 'li, tr'
/** Parts of a table whose controls appear and disappear with requests of players. */
const ASKING = '.seats, .asked'
const PART = 'li, form, fieldset, section, [role=group], .panel'

/** Returns the element that gets the focus of a removed one; null: none, such as on a new screen, whose heading gets it. */
function replacementOf(removed: HTMLElement, changes: MutationRecord[]): HTMLElement | null {
  for (const { target: place, removedNodes } of changes) {
    const gone = [...removedNodes].find((each) => each.contains(removed))
    if (!gone || !place.isConnected) continue
    if (!(place instanceof HTMLElement) || place.localName === 'main') return null
    if (place.closest('.app.full') && !place.closest(ASKING)) return (gone as Element).matches('.asked') ? headingOf(place) : null
    // A new entry of a list does not replace a removed one.
    const control = (gone as Element).matches(ENTRY) ? null : newControl(place, changes)
    return control ?? place.closest<HTMLElement>(PART) ?? headingOf(place)
  }
  return null
}

/** Returns the first control that was added to a place. */
function newControl(place: HTMLElement, changes: MutationRecord[]): HTMLElement | null {
  const added = changes.flatMap(({ target, addedNodes }) => (target === place ? [...addedNodes] : []))
  const parts = added.filter((each): each is HTMLElement => each instanceof HTMLElement && each.isConnected)
  return parts.flatMap((each) => (each.matches(CONTROL) ? [each] : [...each.querySelectorAll<HTMLElement>(CONTROL)]))[0] ?? null
}

const headingOf = (place: HTMLElement): HTMLElement | null => place.closest('main')?.querySelector('h1') ?? null
const isDisabled = (element: EventTarget | null): boolean => (element as HTMLButtonElement).disabled
