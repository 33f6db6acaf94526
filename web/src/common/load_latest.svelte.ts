/**
 * Calls `load` again whenever state that it reads has changed, such as the reader's language, and passes the latest result to `take`. Older
 * results are ignored, and all after the component was destroyed. Call it while a component is initialised.
 */
export function loadLatest<T>(load: () => Promise<T> | false | null | undefined, take: (found: T) => void, fail?: (error: unknown) => void): void {
  $effect(() => {
    let wanted = true
    const loading = load()
    if (loading) void loading.then((found) => wanted && take(found), fail && ((error) => wanted && fail(error)))
    return () => (wanted = false)
  })
}
