/**
 * The frame for what is not itself the answer to a press, such as the log and the list of choices. It follows one picture later, so that
 * the answer is there sooner; another viewer's at once, because the former one's may show what is hidden now (decision 100).
 */
import type { Frame } from '../net/frame'

export class LaterFrame {
  private followed = $state.raw<Frame | null>(null)
  private waits = false
  readonly frame = $derived.by(() => {
    const now = this.now()
    return now && this.followed?.viewer === now.viewer ? this.followed : now
  })

  /** Called while a component is initialised. */
  constructor(private readonly now: () => Frame | null) {
    $effect(() => {
      if (!now() || this.waits) return
      this.waits = true
      // In the second picture: a task between both would delay the first.
      requestAnimationFrame(() => requestAnimationFrame(this.follow))
    })
  }

  private follow = (): void => {
    this.waits = false
    this.followed = this.now()
  }
}
