/** The parts of a frame under the names that boards use. Their shapes come from the server: see docs/wire_protocol.md. */
import type * as wire from './wire'
import type { Value } from './values'
import type { EventOut, LegalOut, PromptOut, RefusalOut, ResultOut, SeatOut, UndoOut } from './wire'

export type { Args, Family, Value } from './values'

/** An error's arguments: values or, if the rules refused something, their refusal. */
export type ErrorArgs = Record<string, Value | Refusal>

export type Refusal = RefusalOut
export type Seat = SeatOut
export type Prompt = PromptOut
/** `preview` is the game's own; only its board knows the shape. */
export type LegalAction = LegalOut
/** A private argument hidden from this viewer is null or missing. */
export type GameEvent = EventOut
export type Result = ResultOut
export type Undo = UndoOut
export type { MatchHead } from './wire'

export interface Frame extends wire.Frame {
  /** For a page that runs the rules: the viewer's knowledge. */
  record?: Uint8Array<ArrayBuffer>
  /** Computed by the page from the viewer's own choice; the server has yet to confirm it. */
  early?: true
}
