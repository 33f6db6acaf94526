/** Gives keyboard focus back to a control that was disabled for a moment, such as while an answer is awaited: browsers take it away. */
export function keepFocus(): () => void {
  let last: EventTarget | null = null
  const listening = new AbortController()
  const { signal } = listening
  document.addEventListener('focusin', ({ target }) => (last = target), { signal })
  document.addEventListener('focusout', ({ target }) => isDisabled(target) || (last = null), { signal }) // the reader has left it
  const watch = new MutationObserver((changes) => {
    const again = changes.find(({ target }) => target === last && !isDisabled(target))
    if (again && document.activeElement === document.body) (again.target as HTMLElement).focus({ preventScroll: true })
  })
  watch.observe(document.body, { attributeFilter: ['disabled'], subtree: true })
  return () => {
    watch.disconnect()
    listening.abort()
  }
}

const isDisabled = (element: EventTarget | null): boolean => (element as HTMLButtonElement).disabled
