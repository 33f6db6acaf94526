/** Skylines of the areas: silhouettes in a 240 × 40 box, standing on its lower edge. Own drawings. */
import type { AreaName } from './areas'

/** `x`: left wall, `w`: width, `h`: height. */
const house = (x: number, w: number, h: number): string => `M${x} 40V${40 - h}h${w}V40z`
const gable = (x: number, w: number, h: number, roof: number): string => `M${x} 40V${40 - h}l${w / 2}-${roof}l${w / 2} ${roof}V40z`
const onion = (x: number, w: number, h: number): string =>
  `M${x} 40V${40 - h}h${w}V40zM${x - 1} ${40 - h}c-3-4 ${w / 2}-6 ${w / 2 + 0.6}-12h.8c.6 6 ${w / 2 + 3.6} 8 ${w / 2 + 0.6} 12zM${x + w / 2 - 0.6} ${28 - h}v-4h1.200v4z`
const chimney = (x: number, h: number): string => `M${x} 40l1-${h}h3.500l1 ${h}z`
const sawtooth = (x: number, teeth: number, w: number, h: number): string =>
  `M${x} 40V${40 - h}` + Array.from({ length: teeth }, () => `l${w}-${w * 0.55}v${w * 0.55}`).join('') + 'V40z'
const fir = (x: number, h: number): string => `M${x} 40l${h * 0.3}-${h}l${h * 0.3} ${h}z`
const semaphore = (x: number, h: number, up: boolean): string => `M${x} 40v-${h}h2v${h}zM${x + 2} ${42 - h}${up ? 'l11-6l1.500 3l-11.500 6.500z' : 'h13v3.500h-13z'}`
const arches = (x: number, count: number, w: number, h: number): string =>
  Array.from({ length: count }, (_, i) => `M${x + i * w} 40V${40 - h}c0-${w * 0.6} ${w - 2}-${w * 0.6} ${w - 2} 0V40z`).join('')

export const SKYLINES: Record<AreaName, string> = {
  tracks: fir(96, 20) + fir(106, 27) + fir(118, 18) + fir(128, 24) + onion(152, 10, 12) + onion(168, 14, 17) + onion(188, 10, 12) + house(148, 54, 9) + fir(210, 22) + fir(220, 28) + fir(230, 18),
  locomotives: arches(120, 6, 18, 14) + house(118, 110, 9) + chimney(150, 32) + chimney(206, 28),
  industry: sawtooth(128, 5, 14, 12) + chimney(202, 34) + chimney(212, 38) + chimney(222, 30) + house(198, 36, 14),
  auxiliary: gable(140, 34, 13, 9) + gable(176, 24, 10, 7) + house(208, 3, 20) + house(224, 3, 20) + 'M203 14h29v11h-29zM203 14l14.500-7l14.500 7z',
  order: semaphore(150, 32, true) + semaphore(172, 26, false) + gable(190, 30, 16, 8) + house(186, 38, 4) + semaphore(226, 30, true),
  engineers: house(110, 120, 15) + gable(110, 20, 17, 6) + gable(210, 20, 17, 6) + onion(160, 18, 20) + onion(138, 9, 15) + onion(190, 9, 15),
  supply: gable(132, 40, 10, 8) + gable(174, 40, 10, 8) + house(218, 12, 22) + fir(112, 22) + fir(122, 16),
}
