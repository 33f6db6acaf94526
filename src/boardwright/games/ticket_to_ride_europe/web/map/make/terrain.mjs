/** terrain.ts: land, lakes, rivers, hachures and graticule as path strings in half units of the canvas. */
import { LAKES, RANGES, RIVERS } from './geography.mjs'
import { warp } from '../../../../../../../web/make/warp.mjs'

const MARGIN = 60 // beyond the frame, so that no outline runs along it

export function terrainSource(layout, atlas, topojson, d3) {
  const bend = bender(layout, d3)
  const land = topojson.feature(atlas, atlas.objects.land)
  const rings = []
  for (const shape of bend.project(land)) for (const ring of shape) rings.push(ring)
  const coast = rings
    .map((ring) => simplify(ring.map(bend.move), 0.55))
    .filter((ring) => ring.length > 4 && area(ring) > 14 && ring.some(inside(layout, MARGIN)))
  const lines = (list) => list.map(({ line }) => smooth(line.map(bend.place), 3)).filter((l) => l.some(inside(layout, 0)))
  const parts = {
    LAND: coast.map((ring) => path(ring, true)).join(''),
    LAKES: LAKES.map(({ line }) => smooth([...line, line[0]].map(bend.place), 2)).filter((l) => l.some(inside(layout, 0))).map((l) => path(l, true)).join(''),
    RIVERS: lines(RIVERS).map((l) => path(simplify(l, 0.5), false)).join(''),
    HACHURES: RANGES.flatMap(({ line, height }) => hachures(smooth(line.map(bend.place), 4), height)).filter((l) => l.every(inside(layout, 0))).map((l) => path(l, false)).join(''),
    GRATICULE: graticule(bend, layout).map((l) => path(simplify(l, 0.4), false)).join(''),
  }
  return `// Made by make/make.mjs from Natural Earth's coastline (public domain, package world-atlas), geography.mjs and layout.json.
// Paths in half units of the canvas: draw them in a group scaled by 0.5.
${Object.entries(parts).map(([name, d]) => `export const ${name} =\n  '${d}'`).join('\n')}
`
}

/** Projection and bending together: \`place\` for a point on the globe, \`project\` (clipped, not bent) and \`move\` for shapes. */
export function bender(layout, d3) {
  const { parallels, centre } = layout.projection
  const projection = d3.geoConicConformal().parallels(parallels).rotate([-centre[0], 0]).center([0, centre[1]]).scale(1000).translate([0, 0]).precision(0.1)
  const raw = layout.cities.map((c) => projection([c.lon, c.lat]))
  const [xs, ys] = [raw.map((p) => p[0]), raw.map((p) => p[1])]
  const scale = (0.92 * layout.width) / (Math.max(...xs) - Math.min(...xs)) // the cities span 0.04 to 0.96 of the width
  projection.scale(1000 * scale).translate([0.04 * layout.width - Math.min(...xs) * scale, 40 - Math.min(...ys) * scale])
  const move = warp(layout.cities.map((c) => projection([c.lon, c.lat])), layout.cities.map((c) => [c.x, c.y]))
  const clipped = d3.geoConicConformal().parallels(parallels).rotate([-centre[0], 0]).center([0, centre[1]]).scale(projection.scale()).translate(projection.translate()).precision(0.1)
    .clipExtent([[-2.5 * MARGIN, -2.5 * MARGIN], [layout.width + 2.5 * MARGIN, layout.height + 2.5 * MARGIN]])
  return { move, place: (p) => move(projection(p)), project: (geometry) => collect(geometry, clipped, d3) }
}

/** The rings of a projected shape, as d3 streams them. */
function collect(geometry, projection, d3) {
  const shapes = []
  let ring = null
  const sink = {
    polygonStart() { shapes.push([]) }, polygonEnd() {},
    lineStart() { ring = [] }, lineEnd() { if (shapes.length) shapes.at(-1).push(ring) },
    point(x, y) { ring.push([x, y]) }, sphere() {},
  }
  d3.geoStream(geometry, projection.stream(sink))
  return shapes
}

const inside = (layout, margin) => ([x, y]) => x > -margin && y > -margin && x < layout.width + margin && y < layout.height + margin
const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => { const [u, v] = ring[(i + 1) % ring.length]; return sum + x * v - u * y }, 0)) / 2

/** Douglas and Peucker: leaves out what is nearer than \`tolerance\` to the line without it. */
function simplify(points, tolerance) {
  if (points.length < 3) return points
  const [a, b] = [points[0], points.at(-1)]
  let [worst, far] = [0, 0]
  points.forEach((p, i) => { const d = distance(p, a, b); if (d > worst) [worst, far] = [d, i] })
  if (worst <= tolerance) return [a, b]
  return [...simplify(points.slice(0, far + 1), tolerance).slice(0, -1), ...simplify(points.slice(far), tolerance)]
}
function distance([x, y], [ax, ay], [bx, by]) {
  const [dx, dy] = [bx - ax, by - ay]
  const t = dx || dy ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))) : 0
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** Chaikin's corner cutting. */
function smooth(points, times) {
  for (; times > 0; times--)
    points = [points[0], ...points.slice(1).flatMap(([x, y], i) => { const [u, v] = points[i]; return [[u * 0.75 + x * 0.25, v * 0.75 + y * 0.25], [u * 0.25 + x * 0.75, v * 0.25 + y * 0.75]] }), points.at(-1)]
  return points
}

/** Strokes down both sides of a ridge, longest in its middle; the light comes from the north-west, so that side is shorter. */
function hachures(line, height) {
  const total = line.slice(1).reduce((sum, p, i) => sum + Math.hypot(p[0] - line[i][0], p[1] - line[i][1]), 0)
  const strokes = []
  let [at, next, count] = [0, 3, 0]
  for (let i = 1; i < line.length; i++) {
    const [[ax, ay], [bx, by]] = [line[i - 1], line[i]]
    const d = Math.hypot(bx - ax, by - ay)
    for (; next <= at + d; next += 4.6, count++) {
      const t = (next - at) / d
      const [x, y, nx, ny] = [ax + (bx - ax) * t, ay + (by - ay) * t, -(by - ay) / d, (bx - ax) / d]
      const swell = Math.sin((Math.PI * next) / total) ** 0.6
      const uneven = 0.75 + 0.25 * Math.sin(count * 2.4) + 0.12 * Math.sin(count * 5.3)
      for (const side of [-1, 1]) {
        const lit = (nx + ny) * side < 0
        const length = 13 * height * swell * uneven * (lit ? 0.6 : 1)
        if (length > 1.5) strokes.push([[x + nx * side * 1.2, y + ny * side * 1.2], [x + side * (nx * length + 0.12 * length), y + side * ny * length]])
      }
    }
    at += d
  }
  return strokes
}

function graticule(bend, layout) {
  const lines = []
  const [west, east, south, north] = [-30, 70, 28, 72]
  const add = (points) => { // only what lies in sight
    let run = []
    for (const p of points) inside(layout, 20)(p) ? run.push(p) : (run.length > 1 && lines.push(run), (run = []))
    if (run.length > 1) lines.push(run)
  }
  for (let lon = west; lon <= east; lon += 5) add(Array.from({ length: (north - south) * 2 }, (_, i) => bend.place([lon, south + i / 2])))
  for (let lat = south + 2; lat <= north; lat += 5) add(Array.from({ length: east - west }, (_, i) => bend.place([west + i, lat])))
  return lines
}

/** A path of relative whole numbers, in half units. */
function path(points, closed) {
  const whole = points.map(([x, y]) => [Math.round(2 * x), Math.round(2 * y)])
  const steps = whole.slice(1).map(([x, y], i) => [x - whole[i][0], y - whole[i][1]]).filter(([dx, dy]) => dx || dy)
  if (!steps.length) return ''
  return `M${whole[0].join(' ')}l${steps.flat().join(' ')}`.replaceAll(' -', '-') + (closed ? 'z' : '')
}
