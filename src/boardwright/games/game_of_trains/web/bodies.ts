/** Bodies of the eight kinds of wagon, one for each ability, in a 100 × 96 box; the plate covers 13–87 × 27–68. */
import type { Ability } from './scene'

interface Body {
  colour: string
  shape: string
  lines?: string
  light?: boolean
  windows?: string
  load?: string
}

const OPEN = 'M5 26h90l-3 46H8z'
const VAN = 'M7 72V20h86v52zM4 20q6-8 16-9h60q10 1 16 9z'
const heap = (x: number): string => `M${x - 19} 27q5-4 7-11q5 2 8-5q6 1 9 4q3 6 8 5q2 5 6 7z`

export const BODIES: Record<Ability, Body> = {
  swap_adjacent: { colour: 'blue', shape: 'M6 72V22h88v50zM3 22q5-13 17-13h60q12 0 17 13z', windows: 'M22 13h10v6H22zM38 13h10v6H38zM54 13h10v6H54zM70 13h10v6H70z' },
  swap_skip_one: { colour: 'purple', shape: 'M6 72V22h88v50zM3 22q5-13 17-13h60q12 0 17 13z', windows: 'M20 13h14v6H20zM66 13h14v6H66z', lines: 'M42 12v8M50 12v8M58 12v8' },
  move_right_2: { colour: 'orange', shape: VAN, lines: 'M10 71V24l0 0M38 13l8 5l-8 0M54 13l8 5l-8 0' },
  move_left_2: { colour: 'yellow', shape: VAN, light: true, lines: 'M90 71V24M62 13l-8 5l8 0M46 13l-8 5l8 0' },
  remove_left: { colour: 'black', shape: OPEN, load: heap(50) + heap(76) },
  remove_middle: { colour: 'red', shape: OPEN, load: heap(26) + heap(74) },
  remove_right: { colour: 'white', shape: OPEN, light: true, load: heap(24) + heap(50) },
  protect: { colour: 'green', shape: 'M7 72V22h86v50zM4 22l4-8h24V5h36v9h24l4 8z', windows: 'M37 8h8v6h-8zM55 8h8v6h-8z' },
}
