/** The bending of the map: a thin-plate spline that takes every projected city to its place on the canvas, and the coast with it. */

const kernel = (r2) => (r2 === 0 ? 0 : r2 * Math.log(r2))

/** Solves a · x = b (several right sides) by elimination with pivots. */
function solve(a, b) {
  const n = a.length
  const m = a.map((row, i) => [...row, ...b[i]])
  for (let c = 0; c < n; c++) {
    const pivot = m.reduce((best, row, i) => (i >= c && Math.abs(row[c]) > Math.abs(m[best][c]) ? i : best), c)
    ;[m[c], m[pivot]] = [m[pivot], m[c]]
    for (let i = 0; i < n; i++) {
      if (i === c) continue
      const f = m[i][c] / m[c][c]
      for (let j = c; j < m[c].length; j++) m[i][j] -= f * m[c][j]
    }
  }
  return m.map((row, i) => row.slice(n).map((v) => v / row[i]))
}

export function warp(from, to) {
  const size = 1000 // keeps the numbers of the matrix near one
  const points = from.map(([x, y]) => [x / size, y / size])
  const n = points.length
  const matrix = points.map(([x, y]) => [...points.map(([u, v]) => kernel((x - u) ** 2 + (y - v) ** 2)), 1, x, y])
  matrix.push([...points.map(() => 1), 0, 0, 0], [...points.map((p) => p[0]), 0, 0, 0], [...points.map((p) => p[1]), 0, 0, 0])
  const weights = solve(matrix, [...to, [0, 0], [0, 0], [0, 0]])
  return ([x, y]) => {
    const terms = [...points.map(([u, v]) => kernel((x / size - u) ** 2 + (y / size - v) ** 2)), 1, x / size, y / size]
    return [0, 1].map((k) => terms.reduce((sum, t, i) => sum + t * weights[i][k], 0))
  }
}
