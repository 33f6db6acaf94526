/** The viewer of what everybody may see; as in core/machine/state.py. */
export const SPECTATOR = -1
