/**
 * Keeps the keyboard focus where browsers take it away. A control that was disabled for a moment, such as while an answer is awaited, gets
 * it back. Instead of one that was removed, what took its place gets it, or the part of the page around it. Boards and choices of a
 * table look after themselves.
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
      // Some browsers also say that the focus leaves what is being removed.
      queueMicrotask(() => void (left === last && left.isConnected && left !== document.activeElement && (last = null)))
    },
    { signal },
  )
  const watch = new MutationObserver((changes) => {
    if (!last || document.activeElement !== document.body) return
    const heir = last.isConnected ? last : heirOf(last, changes)
    if (!heir || isDisabled(heir) || (heir === last && !changes.some(({ target }) => target === last))) return
    if (heir.matches(PART) && !heir.hasAttribute('tabindex')) heir.tabIndex = -1
    heir.focus({ preventScroll: true })
  })
  watch.observe(document.body, { attributeFilter: ['disabled'], childList: true, subtree: true })
  return () => {
    watch.disconnect()
    listening.abort()
  }
}

const CONTROL = 'button:not([disabled]), a[href]'
const ENTRY = 'li, tr'
/** Parts of a table whose controls come and go with what the players ask each other. */
const ASKING = '.seats, .asked'
const PART = 'li, form, fieldset, section, [role=group], .panel'

/** Returns what gets the focus of a removed element; null: nothing does, as where another screen comes, whose heading gets it. */
function heirOf(removed: HTMLElement, changes: MutationRecord[]): HTMLElement | null {
  for (const { target: place, removedNodes } of changes) {
    const gone = [...removedNodes].find((each) => each.contains(removed))
    if (!gone || !place.isConnected) continue
    if (!(place instanceof HTMLElement) || place.localName === 'main') return null
    if (place.closest('.app.full') && !place.closest(ASKING)) return (gone as Element).matches('.asked') ? headingOf(place) : null
    // What is new in a list has not come instead of the entry that is gone.
    const control = (gone as Element).matches(ENTRY) ? null : newControl(place, changes)
    return control ?? place.closest<HTMLElement>(PART) ?? headingOf(place)
  }
  return null
}

/** Returns the first control among what was added to a place. */
function newControl(place: HTMLElement, changes: MutationRecord[]): HTMLElement | null {
  const added = changes.flatMap(({ target, addedNodes }) => (target === place ? [...addedNodes] : []))
  const parts = added.filter((each): each is HTMLElement => each instanceof HTMLElement && each.isConnected)
  return parts.flatMap((each) => (each.matches(CONTROL) ? [each] : [...each.querySelectorAll<HTMLElement>(CONTROL)]))[0] ?? null
}

const headingOf = (place: HTMLElement): HTMLElement | null => place.closest('main')?.querySelector('h1') ?? null
const isDisabled = (element: EventTarget | null): boolean => (element as HTMLButtonElement).disabled
