/** Solid signs in a 24 × 24 box, one style: tracks, actions, decks. `line` is drawn with a stroke of 2.2. Own drawings. */
import type { IconDrawing } from '@shell/look/icons'

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
/** A star or rose: `points` points, alternately far out and near. */
const star = (x: number, y: number, far: number, near: number, points: number): string => {
  const corners = Array.from({ length: 2 * points }, (_, i) => {
    const [r, turn] = [i % 2 ? near : far, (Math.PI * i) / points]
    return `${(x + r * Math.sin(turn)).toFixed(1)} ${(y - r * Math.cos(turn)).toFixed(1)}`
  })
  return `M${corners.join('L')}z`
}

/** The outline of a trade token, and of what lies on it. */
export const TOKEN = { edge: 'M7.500 1h9L23 7.500v9L16.500 23h-9L1 16.500v-9z', plate: 'M8.500 3.500h7l5 5v7l-5 5h-7l-5-5v-7z' }

export const SIGNS = {
  // the four tracks: an anvil, a lyre, coins, a pair of scales
  industry: { fill: 'M1.500 6H6v-.5h16.500v3.200c-3.200.3-5.600 1.600-6.300 4v2.300l3.300 3.200V21h-13v-2.800l3.300-3.200v-2.300C5 12.500 2 10.500 1.500 6z' },
  culture: { fill: 'M3.500 2.500h3c-.9 3.400-2 6-2 8.500c0 3.800 3.200 6.300 6 6.800v-15h3v15c2.800-.5 6-3 6-6.800c0-2.500-1.100-5.100-2-8.500h3c.8 2.600 2 5.300 2 8.500c0 4.800-3.500 8.200-7.500 9.300V22h-6v-1.700C5 19.200 1.500 15.800 1.500 11c0-3.200 1.200-5.900 2-8.500zM6.500 6.500h11v2.200h-11z' },
  finance: { fill: disc(8.5, 14.5, 7) + 'M8.500 10.800l3.400 3.700l-3.400 3.700l-3.400-3.700z' + 'M10.300 6.200a7 7 0 1 1 6.600 9.300c.5-4.600-2.200-8.300-6.600-9.300z' },
  politics: { fill: 'M10.800 1.500h2.400V4l7.800 1v2l.5.2l2 7.300c0 4.300-7.500 4.300-7.500 0l2.100-7.500l-4.900-.6V19h4.300v2.800H6.500V19h4.300V6.400l-4.900.6L8 14.500c0 4.300-7.500 4.300-7.500 0l2-7.300L3 7V5l7.800-1zM4.300 9.200l-1.700 5h3.300zM19.700 9.200l-1.700 5h3.300z' },
  glory: { fill: star(12, 12, 11.5, 5, 5) },
  // actions: a ship, a flag, crossed swords, a card that is drawn, a disc that comes back, a house
  ship: { fill: 'M11 1.500h1.500V4c4 1.500 5.500 6.500 3.500 10.500h-3.500V17H22c-.8 3-2.500 5-4.500 5.500H6C4 22 2.500 19.500 2 17h9v-2.500H4.500C8.500 12 10.300 8 11 4zM18 6c3 2 4 5.500 3 8.500h-3c1-3 1-6 0-8.500z' },
  occupy: { fill: 'M4 1.500h2.600v1.800c5-2.300 8.400 2.500 15.400.2l-3 5.500l3 5.500c-7 2.300-10.400-2.500-15.400-.2v8.200H4z' },
  attack: { fill: 'M2 1.500l4.500.8L17 12.800l2.200-2.200l1.900 1.900l-2.300 2.300l3.700 3.700l-3.200 3.200l-3.700-3.700L13.300 20.300l-1.900-1.900l2.200-2.200L3 5.700zM22 1.500l-1 4.200l-5 5l-2.900-2.900l4.400-5.500zM8.800 12.200l2.900 2.900l-1.300 1.300l2.200 2.200l-1.900 1.900l-2.300-2.300l-3.700 3.700l-3.200-3.200l3.700-3.700l-2.300-2.300l1.900-1.900l2.200 2.200z' },
  draw: { fill: 'M4.500 3H14a2 2 0 0 1 2 2v2.500h-2.600l-5.900 6.300v6.700h-3a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM16.200 9.500l6.300 7h-3.700v5.500h-5.200v-5.500H9.900z' },
  payment: { fill: disc(16, 8, 6.5) + 'M16 11a3 3 0 1 1 .01-6a3 3 0 1 1-.01 6z', line: 'M3.500 8c-.5 7 3 11.500 10 11.500M10 15.500l4.500 4l-4.500 3.500' },
  build: { fill: 'M12 1.500l11 9h-3v11.500h-6V15h-4v7H4V10.500H1z' },
  // pieces: a disc, a token
  disc: { fill: disc(12, 12, 10.5) + disc(12, 12, 8) + disc(12, 12, 5) },
  token: { fill: TOKEN.edge + TOKEN.plate + disc(12, 12, 4) },
  // decks: a crown, a shackle, a mask, a stepped pyramid, a palm, a fir, an elephant, a pagoda
  europe: { fill: 'M2 6l5.500 5L12 3l4.500 8L22 6l-2 11.500H4zM4 19h16v2.500H4z' },
  slavery: { fill: disc(6.5, 12, 5.5) + 'M6.500 14.800a2.800 2.800 0 1 1 .01-5.600a2.800 2.800 0 1 1-.01 5.600z' + disc(17.5, 12, 5.5) + 'M17.500 14.800a2.800 2.800 0 1 1 .01-5.600a2.800 2.800 0 1 1-.01 5.600zM9.500 10.700h5v2.600h-5z' },
  africa: { fill: 'M12 1C6 1 4.500 5 4.500 9.500C4.500 16 8 23 12 23s7.500-7 7.500-13.500C19.500 5 18 1 12 1zM6.800 8.700l4 1.300l-.5 2l-3.500-1.300zM17.200 8.700l-4 1.300l.5 2l3.500-1.300zM9.500 17h5l-1 2.500h-3zM11.300 11h1.400l.8 4h-3z' },
  south_america: { fill: 'M9 3h6v4h3v4.500h3V16h2.500v5h-9v-6h-5v6h-9v-5H3v-4.500h3V7h3z' },
  caribbean: { fill: 'M12.500 8.500c1.800 4 2 9 .8 13.500h-3.500c1.500-4.500 1.700-9 .7-13C7 8.500 4 10 2.500 14C1 9 4 5.500 8.500 6C7 4.200 5 3.500 3 4c2-3.200 7-2.700 9 1c1.500-3.800 6-5 9-2.200c-2.500 0-4.300 1-5.500 2.900c4.500-.8 7.500 2.300 6.800 7.300c-1.800-3.200-5.300-4.800-9.800-4.500z' },
  north_america: { fill: 'M12 1l5.500 6.500H15l5 5.500h-3l5 6h-8.300V23h-3.400v-4H2l5-6H4l5-5.500H6.500z' },
  india: { fill: 'M2 21V10c0-5 4-7 8.500-7c5 0 10.500 2.500 11.500 8.500l.5 5c.2 2.300-3.500 2.300-3.300 0l-.3-2.500c-.6 1.300-1.700 2-2.900 2.200V21h-4v-4.500H7V21zM15 7.300a1.200 1.200 0 1 0 .01 2.400a1.200 1.200 0 1 0-.01-2.400z' },
  far_east: { fill: 'M11 .5h2v3c2 2 4.500 2.700 7 2.700v2.600h-2.500v2.700c1.300 1 3 1.500 5 1.500v2.800h-3V23h-5v-4.500h-5V23h-5v-7.200h-3V13c2 0 3.700-.5 5-1.500V8.800H4V6.200c2.500 0 5-.7 7-2.700zM9 8.800v2.700h6V8.800z' },
  // a hat with a plume, broken shackles
  governor: { fill: 'M1 12.500C2 10 5 9 6 7c1.500-4.500 4-6 7-5.500c2.300-1.500 6-1.800 8.500.5c-1.800-.2-3.200.3-4 1.500c1.200 2.500 1.500 5.500 5.500 9c-6.500 2-15.500 2-22 0zM6.500 15h11c.3 3-1 5-2.700 6l5.200 2H4l5.200-2c-1.700-1-3-3-2.700-6z' },
  abolition: { fill: 'M6.500 6.500a5.500 5.500 0 1 0 5.300 7H8.900a2.800 2.800 0 1 1-.2-3.300h3A5.500 5.500 0 0 0 6.500 6.500zM17.500 6.500a5.500 5.500 0 0 0-4.300 2.100l2 1.700a2.800 2.800 0 1 1 0 3.600l-2.200 1.500a5.500 5.500 0 1 0 4.500-8.900zM11.300 1.500h1.800v4h-1.800zM7 2.500l1.700-.7l1.500 3.400l-1.600.7zM16.800 1.800l1.600.7l-1.500 3.400l-1.600-.7z' },
} satisfies Record<string, IconDrawing>
export type SignName = keyof typeof SIGNS
