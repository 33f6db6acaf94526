/**
 * Loads something again whenever what `load` reads has changed, such as the reader's language, and takes in what was asked for last: an
 * older answer may come later, or the component be gone. Call it while a component is initialised.
 */
export function loadLatest<T>(load: () => Promise<T> | false | null | undefined, take: (found: T) => void, fail?: (error: unknown) => void): void {
  $effect(() => {
    let wanted = true
    const loading = load()
    if (loading) void loading.then((found) => wanted && take(found), fail && ((error) => wanted && fail(error)))
    return () => (wanted = false)
  })
}
