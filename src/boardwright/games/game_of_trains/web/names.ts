// Generated: run `python docs/generate.py` after changing src/boardwright/games/game_of_trains/{components,state,actions,events}.py.

export const ABILITIES = ['swap_adjacent', 'swap_skip_one', 'move_right_2', 'move_left_2', 'remove_left', 'remove_middle', 'remove_right', 'protect'] as const
export type Ability = (typeof ABILITIES)[number]
export const PHASES = ['setup_keep', 'setup_replace', 'turn', 'replace', 'target', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** The declared fields as plain data: the base of views and positions. */
export interface Fields {
  turn: number
  phase: Phase
  active: number
  first: number
  using: number | null
  winner: number | null
  trains: ((number | null)[])[]
  locks: ((number | null)[])[]
  hands: ((number | null)[])[]
  refused: ((number | null)[])[]
  row: number[]
  discard: (number | null)[]
  draw: (number | null)[]
}
