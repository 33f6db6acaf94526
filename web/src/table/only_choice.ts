/** Makes the only possible choice automatically, if the setting is on. A choice that was undone is not made again. */
import type { Frame, LegalAction } from '../net/frame'

export class OnlyChoice {
  /** Number of decisions at the last automatic choice. */
  private asked = -1

  /** Returns the automatic choice on a frame that asks its viewer; null: the player chooses. */
  choiceFor({ decisions, early, legal }: Pick<Frame, 'decisions' | 'early' | 'legal'>): LegalAction | null {
    if (early) return null // the server may disagree
    const goesOn = decisions > this.asked
    this.asked = decisions
    return goesOn && legal.length === 1 ? legal[0]! : null
  }
}
