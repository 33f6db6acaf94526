/** Suppresses sliding while the board changes its size: true at first and for a moment after `size` changed. */
export class Resizing {
  now = $state(true)

  constructor(size: () => number) {
    const watched = $derived.by(size)
    $effect(() => {
      void watched
      this.now = true
      let later = requestAnimationFrame(() => (later = requestAnimationFrame(() => (this.now = false))))
      return () => cancelAnimationFrame(later)
    })
  }
}
