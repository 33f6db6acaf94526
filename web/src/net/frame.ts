/** The parts of a frame under the names that boards use. Their shapes come from the server: see docs/wire_protocol.md. */
import type * as wire from './wire'
import type { Value } from './values'
import type { EventOut, LegalOut, PromptOut, RefusalOut, ResultOut, SeatOut, UndoOut } from './wire'

export type { Args, Family, Value } from './values'

/** What an error says: a value or, where the rules refused something, their refusal. */
export type ErrorArgs = Record<string, Value | Refusal>

export type Refusal = RefusalOut
export type Seat = SeatOut
export type Prompt = PromptOut
/** `preview` is what the game says would happen; only its own board knows the shape. */
export type LegalAction = LegalOut
/** A private argument that this viewer may not see is null or missing. */
export type GameEvent = EventOut
export type Result = ResultOut
export type Undo = UndoOut
export type { MatchHead } from './wire'

export interface Frame extends wire.Frame {
  /** For a page that runs the rules: what the viewer knows. */
  record?: Uint8Array<ArrayBuffer>
  /** The page has made it of the viewer's own choice; the server has yet to say the same. */
  early?: true
}
