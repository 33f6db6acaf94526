/** Simulations of colour blindness, for tests of colours. */

type Triple = [number, number, number]
const times = (matrix: number[][], v: Triple): Triple => matrix.map((row) => row[0]! * v[0] + row[1]! * v[1] + row[2]! * v[2]) as Triple

// Machado, Oliveira and Fernandes 2009, severity 1.0, on linear sRGB
export const VISIONS: Record<string, number[][]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
}
// Ottosson's Oklab: its distances are roughly perceptual; 0.02 is just noticeable side by side.
const CONES = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]]
const OKLAB = [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]]

const linear = (hex: string): Triple =>
  [1, 3, 5].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Triple
const toOklab = (hex: string, eyes: number[][]): Triple =>
  times(OKLAB, times(CONES, times(eyes, linear(hex)).map(clamp) as Triple).map(Math.cbrt) as Triple)
const clamp = (c: number): number => Math.min(1, Math.max(0, c))
const luminance = (hex: string, eyes: string): number => times(VISIONS[eyes]!, linear(hex)).reduce((sum, c, i) => sum + clamp(c) * [0.2126, 0.7152, 0.0722][i]!, 0)
/** Return the WCAG contrast of two colours under a kind of colour blindness. */
export const contrast = (a: string, b: string, eyes = 'usual'): number => {
  const [low, high] = [luminance(a, eyes), luminance(b, eyes)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

/** Return the Oklab distance of two colours under a kind of colour blindness. */
export function colourDistance(a: string, b: string, eyes: string): number {
  const [p, q] = [toOklab(a, VISIONS[eyes]!), toOklab(b, VISIONS[eyes]!)]
  return Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])
}

// The matrices back from Oklab.
const FROM_OKLAB = [[1, 0.3963377774, 0.2158037573], [1, -0.1055613458, -0.0638541728], [1, -0.0894841775, -1.291485548]]
const FROM_CONES = [[4.0767416621, -3.3077115913, 0.2309699292], [-1.2684380046, 2.6097574011, -0.3413193965], [-0.0041960863, -0.7034186147, 1.707614701]]
/** Return the colour of CSS `color-mix(in oklab, a share, b)`; `share` is from 0 to 1. */
export function mixColours(a: string, share: number, b: string): string {
  const [p, q] = [toOklab(a, VISIONS.usual!), toOklab(b, VISIONS.usual!)]
  const cones = times(FROM_OKLAB, p.map((value, i) => share * value + (1 - share) * q[i]!) as Triple).map((c) => c ** 3) as Triple
  const bytes = times(FROM_CONES, cones).map(clamp).map((c) => Math.round(255 * (c <= 0.0031308 ? 12.92 * c : 1.055 * c ** (1 / 2.4) - 0.055)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
