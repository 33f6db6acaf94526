/** Lines on the canvas, and the points along them. */
export interface Point {
  x: number
  y: number
}
export interface Line {
  points: readonly Point[]
  /** Lengths between the points. */
  steps: readonly number[]
}
/** The two control points of a cubic curve. */
export type Curve = readonly [number, number, number, number]

const STEPS = 60

const lineOf = (points: readonly Point[]): Line => ({ points, steps: points.slice(1).map((q, i) => Math.hypot(q.x - points[i]!.x, q.y - points[i]!.y)) })

/** Returns the line from a to b, moved sideways by `offset`. */
export function straight(a: Point, b: Point, offset: number): Line {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const [nx, ny] = [(-(b.y - a.y) / length) * offset, ((b.x - a.x) / length) * offset]
  return lineOf([{ x: a.x + nx, y: a.y + ny }, { x: b.x + nx, y: b.y + ny }])
}

/** Returns the curve from a to b, moved sideways by `offset`. */
export function curved(a: Point, b: Point, [px, py, qx, qy]: Curve, offset: number): Line {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS
    const [c0, c1, c2, c3] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
    const [d0, d1, d2] = [(1 - t) ** 2, 2 * t * (1 - t), t * t]
    const [dx, dy] = [d0 * (px - a.x) + d1 * (qx - px) + d2 * (b.x - qx), d0 * (py - a.y) + d1 * (qy - py) + d2 * (b.y - qy)]
    const length = Math.hypot(dx, dy)
    return { x: c0 * a.x + c1 * px + c2 * qx + c3 * b.x - (dy / length) * offset, y: c0 * a.y + c1 * py + c2 * qy + c3 * b.y + (dx / length) * offset }
  })
  return lineOf(points)
}

export const lengthOf = ({ steps }: Line): number => steps.reduce((sum, step) => sum + step, 0)

/** Returns the point at a distance from the start, and the direction there in degrees. */
export function along({ points, steps }: Line, distance: number): Point & { angle: number } {
  let [left, i] = [distance, 0]
  while (left > steps[i]! && i < steps.length - 1) left -= steps[i++]!
  const [p, q, step] = [points[i]!, points[i + 1]!, steps[i]!]
  return { x: p.x + ((q.x - p.x) * left) / step, y: p.y + ((q.y - p.y) * left) / step, angle: (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI }
}
