/** The part of the rules in the page (`page_rules.ts`) that a live match uses. */
import type { Frame, Refusal } from '../net/frame'
import type { Then } from '../table/presses'

export interface RunningRules {
  digest: string
  /** Returns the frame of a binary message, with a record in place of view, prompt and legal actions. `before`: previous frame. */
  unpackFrame(message: ArrayBuffer, before: Frame | null): Frame
  /** Completes a frame with a record. */
  fill(frame: Frame): Frame
  /** Returns the frame after a legal action, with a record, from the last completed one; null: uncertain. */
  foresee(frame: Frame, action: number): Frame | null
  /** Returns a function that makes the complete frame after a press; null: impossible or uncertain. */
  foreseePress(frame: Frame, steps: readonly Then[]): (() => Frame) | null
  whyNot(seat: number, action: number): Refusal | null
  /** Erases the former viewer's knowledge. */
  forget(): void
}
