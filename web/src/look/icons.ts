/**
 * Icon set: own drawings in a 24 × 24 box with a stroke of 2, legible at 20 px. `fill` is drawn solid, `line` as a stroke; `holes`: nested
 * outlines of `fill` form holes.
 */
export interface IconDrawing {
  fill?: string
  line?: string
  holes?: boolean
}

const box = (x: number, y: number, w: number): string => `M${x} ${y}h${w}v${w}h-${w}z`
const cross = (x: number, y: number, r: number): string =>
  `M${x - r} ${y - r}l${2 * r} ${2 * r}M${x + r} ${y - r}l-${2 * r} ${2 * r}`

/** Three wagons in a row, one of them crossed out. */
const remove = (at: number): IconDrawing => ({
  fill: [4, 12, 20].filter((x) => x !== at).map((x) => box(x - 2, 10.5, 4)).join(''),
  line: cross(at, 12.5, 3) + 'M1 20h22',
})

export const ICONS = {
  // Game of Trains: the abilities
  swap_adjacent: { fill: box(4, 15, 5) + box(15, 15, 5), line: 'M6.5 11c0-6 11-6 11 0M3.5 8.5l3 3l3-3M14.5 8.5l3 3l3-3' },
  swap_skip_one: { fill: box(2, 16, 4) + box(18, 16, 4), line: 'M4 12c0-9 16-9 16 0M1.5 9.5l2.5 3l3-2.5M22.5 9.5l-2.5 3l-3-2.5M11 16h2v4h-2z' },
  move_right_2: { fill: box(2, 16, 4), line: 'M4 12c0-9 16-9 16 0M22.5 9.5l-2.5 3l-3-2.5M11 16v4M15 16v4' },
  move_left_2: { fill: box(18, 16, 4), line: 'M20 12c0-9-16-9-16 0M1.5 9.5l2.5 3l3-2.5M13 16v4M9 16v4' },
  remove_left: remove(4),
  remove_middle: remove(12),
  remove_right: remove(20),
  protect: { fill: 'M5 11h14v9H5z', line: 'M8 11V8a4 4 0 0 1 8 0v3' },

  // Things on a table
  lock: { fill: 'M5 11h14v9H5z', line: 'M8 11V8a4 4 0 0 1 8 0v3' },
  lock_open: { line: 'M5 11h14v9H5zM8 11V7a4 4 0 0 1 7.5-2' },
  swap: { line: 'M4 8h15M15 4l4 4l-4 4M20 16H5M9 12l-4 4l4 4' },
  move: { line: 'M4 17c0-12 13-12 13-2M13 12l4 4l4-4' },
  remove: { line: cross(12, 12, 6) },
  draw: { line: 'M6 3h9v13H6zM19 7v13h-9M10.5 6v6M8 9.5l2.5 2.5l2.5-2.5' },
  discard: { line: 'M4 12v8h16v-8M12 4v10M8 10l4 4l4-4' },
  train: { fill: 'M3 10h9v6H3z', line: 'M12 16h9M12 10h9v6M14 10V5h6v5M5 10V6M7 19.5h.01M12 19.5h.01M17 19.5h.01' },
  signal: { fill: 'M7 5l9-2v4l-9 1z', line: 'M17 3v18M13 21h8' },
  trophy: { line: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H4c0 4 1 5 3.5 5M17 6h3c0 4-1 5-3.5 5M12 15v4M8 20h8' },

  // The shell
  settings: { line: 'M4 7h8M18 7h2M4 17h2M12 17h8M15 4.5v5M9 14.5v5' },
  help: { line: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5h.01M12 21a9 9 0 1 0 0-18a9 9 0 1 0 0 18' },
  bell: { line: 'M6 16v-5.5a6 6 0 0 1 12 0V16l1.5 2.5h-15zM10 21.5h4' },
  bell_on: { fill: 'M6 16v-5.5a6 6 0 0 1 12 0V16l1.5 2.5h-15z', line: 'M10 21.5h4' },
  bulb: { line: 'M9 17.5c0-3-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5-3 8zM9.5 21h5' },
  fork: { line: 'M7 21v-5c0-5 10-4 10-11M7 16V3M13.5 8L17 4.5L20.5 8M3.5 6.5L7 3l3.5 3.5' },
  book: { line: 'M12 6c-2-1.5-5-2-8.5-2v14c3.5 0 6.5.5 8.5 2c2-1.5 5-2 8.5-2V4c-3.5 0-6.5.5-8.5 2zM12 6v14' },
  info: { line: 'M12 11v5.5M12 7.5h.01M12 21a9 9 0 1 0 0-18a9 9 0 1 0 0 18' },
  warning: { line: 'M12 4l9 16H3zM12 10v4M12 17h.01' },
  log: { line: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01' },
  again: { line: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15' },
  undo: { line: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4' },
  check: { line: 'M5 12.5l4.5 4.5L19 7' },
  close: { line: cross(12, 12, 6) },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  whole: { line: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5' },
  play: { fill: 'M8 5l11 7l-11 7z' },
  pause: { fill: 'M7 5h3v14H7zM14 5h3v14h-3z' },
  first: { fill: 'M18 6v12l-9-6z', line: 'M6 6v12' },
  last: { fill: 'M6 6v12l9-6z', line: 'M18 6v12' },
  step_back: { line: 'M15 5l-7 7l7 7' },
  step_forward: { line: 'M9 5l7 7l-7 7' },
  chevron_down: { line: 'M5 9l7 7l7-7' },
  chevron_up: { line: 'M5 15l7-7l7 7' },
  chart: { line: 'M4 4v16h16M7.5 15.5l4-5l3.5 3l5-7' },
  onward: { line: 'M4 7v10M4 12h15M13.5 6.5l5.5 5.5l-5.5 5.5' },
  back: { line: 'M20 12H5M11 6l-6 6l6 6' },
  download: { line: 'M12 4v11M7 10.5l5 5l5-5M4 20h16' },
  open: { line: 'M3 19V5h6l2 3h9v11zM12 17v-5M9.5 14l2.5-2.5l2.5 2.5' },
  trash: { line: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5' },
  person: { line: 'M12 12a4 4 0 1 0 0-8a4 4 0 1 0 0 8M4.5 20.5c0-7 15-7 15 0' },
  learn: { line: 'M2 9l10-5l10 5l-10 5zM6 11.5V16c3 3 9 3 12 0v-4.5M22 9v6' },
  bot: { line: 'M5 9h14v10H5zM12 9V5M12 4h.01M9 13.5h.01M15 13.5h.01M2.5 13v3M21.5 13v3' },
  flag: { line: 'M6 21V4M6 5h12l-3 4l3 4H6' },
  eye: { line: 'M2 12c5-8 15-8 20 0c-5 8-15 8-20 0M12 14.5a2.5 2.5 0 1 0 0-5a2.5 2.5 0 1 0 0 5' },
  curtain: { line: 'M3 4h18M5 4v16h5c1-5 1-11 0-16M19 4v16h-5c-1-5-1-11 0-16' },
  sun: { line: 'M12 16a4 4 0 1 0 0-8a4 4 0 1 0 0 8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M5 19l1.4-1.4M17.6 6.4L19 5' },
  moon: { line: 'M19.5 14.5A8.5 8.5 0 1 1 9.5 4.5a7 7 0 0 0 10 10z' },
  language: { line: 'M12 21a9 9 0 1 0 0-18a9 9 0 1 0 0 18M3.5 12h17M12 3c-5 5-5 13 0 18c5-5 5-13 0-18' },
  clock: { line: 'M12 21a9 9 0 1 0 0-18a9 9 0 1 0 0 18M12 7v5l3.5 2' },
  suitcase: { line: 'M3 8h18v11H3zM9 8V5h6v3M3 13h18' },
  hourglass: { line: 'M6 3h12M6 21h12M7.5 3c0 5 3 6 4.5 9c-1.5 3-4.5 4-4.5 9M16.5 3c0 5-3 6-4.5 9c1.5 3 4.5 4 4.5 9' },
  link: { line: 'M3 12a13 13 0 0 1 18 0M6.5 15.5a8 8 0 0 1 11 0M12 19.5h.01' },
  chain: { line: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1' },
  link_off: { line: 'M3 12a13 13 0 0 1 18 0M6.5 15.5a8 8 0 0 1 11 0M12 19.5h.01M4 3l16 18' },
  keyboard: { line: 'M2.5 6h19v12h-19zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M7 14h10' },
  friends: { line: 'M9 11.5a3.7 3.7 0 1 0 0-7.5a3.7 3.7 0 1 0 0 7.5M2.5 20c0-7 13-7 13 0M16 4.5a3.7 3.7 0 0 1 0 7M18.5 15c2 1 3 2.5 3 5' },
  device: { line: 'M7 2.5h10v19H7zM11 18.5h2' },
  mail: { line: 'M3 6h18v12H3zM3.5 7l8.5 6l8.5-6' },
  talk: { line: 'M4 5h16v11H11l-4.5 4v-4H4zM8 9h8M8 12h5' },
  send: { line: 'M4 12L20 4l-5 16l-4-7zM11 13l9-9' },
  share: { line: 'M12 15V3.5M8 7.5l4-4l4 4M7 11H5v9.5h14V11h-2' },
  qr: { line: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v6h-6' },
  menu: { line: 'M4 7h16M4 12h16M4 17h16' },
} satisfies Record<string, IconDrawing>

export type IconName = keyof typeof ICONS
