/** Makes the only possible choice without a press, for players who want that. A choice that was taken back is not made again. */
import type { Frame, LegalAction } from '../net/frame'

export class OnlyChoice {
  /** The number of decisions at the last automatic choice. */
  private asked = -1

  /** The automatic choice on a frame that asks its viewer; null: they choose themselves. */
  on({ decisions, early, legal }: Pick<Frame, 'decisions' | 'early' | 'legal'>): LegalAction | null {
    if (early) return null // the server may disagree
    const goesOn = decisions > this.asked
    this.asked = decisions
    return goesOn && legal.length === 1 ? legal[0]! : null
  }
}
