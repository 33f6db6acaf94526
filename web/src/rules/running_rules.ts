import type { Frame, Refusal } from '../net/frame'
import type { Then } from '../table/presses'

/** The rules in the page (`rules/page_rules.ts`), as far as they are used here. */
export interface RunningRules {
  digest: string
  /** The frame of a binary message, with a record in place of view, prompt and legal actions. `before`: that of the last one. */
  unpacked(message: ArrayBuffer, before: Frame | null): Frame
  /** The whole frame of one that has a record. */
  fill(frame: Frame): Frame
  /** The frame that a legal action leads to, with a record, from the one that was filled last; null: that is not certain. */
  foresee(frame: Frame, action: number): Frame | null
  /** What a press would lead to from there: a function that makes the whole frame; null: that is not possible, or not certain. */
  ahead(frame: Frame, wishes: readonly Then[]): (() => Frame) | null
  whyNot(seat: number, action: number): Refusal | null
  /** Forgets what the former viewer saw. */
  forget(): void
}
