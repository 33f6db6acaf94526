/** Transitions for discs that arrive and tokens that leave, in units of the drawing. `still`: without animation. */
interface Options { still: boolean }
const easeOut = (t: number): number => 1 - (1 - t) ** 3

export const arrive = (_node: Element, { still }: Options) => ({
  duration: still ? 0 : 420, easing: easeOut,
  css: (t: number, u: number) => `transform: translate(0, ${-46 * u}px) scale(${1 + 0.5 * u}); opacity: ${Math.min(1, 2 * t)}`,
})
export const depart = (_node: Element, { still }: Options) => ({
  duration: still ? 0 : 380, easing: easeOut,
  css: (t: number, u: number) => `transform: translate(0, ${-40 * u}px) scale(${1 - 0.3 * u}); opacity: ${t}`,
})
