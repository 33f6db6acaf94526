/** Parts of a frame under the names that boards use; see docs/wire_protocol.md. */
import type * as wire from './wire'
import type { Value } from './values'
import type { EventOut, LegalOut, PromptOut, RefusalOut, ResultOut, SeatOut, UndoOut } from './wire'

export type { Args, Family, Value } from './values'

/** Arguments of an error: values or, if the rules refused something, their refusal. */
export type ErrorArgs = Record<string, Value | Refusal>

export type Refusal = RefusalOut
export type Seat = SeatOut
export type Prompt = PromptOut
/** `preview` is specific to the game; only its board knows the type. */
export type LegalAction = LegalOut
/** A private argument hidden from this viewer is null or missing. */
export type GameEvent = EventOut
export type Result = ResultOut
export type Undo = UndoOut
export type { MatchHead } from './wire'

export interface Frame extends wire.Frame {
  /** The viewer's knowledge, for a page that runs the rules. */
  record?: Uint8Array<ArrayBuffer>
  /** Set on a frame computed by the page from the viewer's own choice, until the server confirms it. */
  early?: true
}
