/** Makes terrain.ts: `node make/make.mjs`. Needed only after a change of layout.json or geography.mjs.
 *  Each region is a plane chart (longitude and latitude straight), bent so that its cities lie where layout.json puts them. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { warp } from '../../../../../../../web/make/warp.mjs'
import { CITIES, WINDOWS } from './geography.mjs'

const here = new URL('.', import.meta.url)
const need = createRequire(new URL('../../../../../../../web/package.json', here)) // the page's packages
const layout = JSON.parse(readFileSync(new URL('../layout.json', here), 'utf8'))
const d3 = await import(need.resolve('d3-geo'))
const atlas = need('world-atlas/land-50m.json')
const land = need('topojson-client').feature(atlas, atlas.objects.land)
const TOLERANCE = { europe: 1.6 }

function coast(region) {
  const { rect = layout.insets[region].rect, part: [west, south, east, north] } = WINDOWS[region]
  const [left, top, width, height] = rect
  const place = ([lon, lat]) => [left + ((lon - west) / (east - west)) * width, top + ((north - lat) / (north - south)) * height]
  const corners = [[left, top], [left + width, top], [left, top + height], [left + width, top + height]]
  const own = Object.keys(CITIES).filter((c) => inside(layout.cities[c], rect))
  const move = warp([...own.map((c) => place(CITIES[c])), ...corners], [...own.map((c) => layout.cities[c].slice(0, 2)), ...corners])
  const margin = 40 // beyond the frame, so that no outline runs along it
  const stretch = d3.geoTransform({ point(lon, lat) { this.stream.point(...place([lon, lat])) } })
  const clip = d3.geoIdentity().clipExtent([[left - margin, top - margin], [left + width + margin, top + height + margin]])
  const rings = collect(land, { stream: (out) => stretch.stream(clip.stream(out)) })
  return rings
    .map((ring) => simplify(ring.map(move), TOLERANCE[region] ?? 1.3))
    .filter((ring) => ring.length > 3 && area(ring) > 30 && ring.some((p) => inside(p, rect)))
    .map(path).join('')
}

function collect(geometry, projection) {
  const rings = []
  let ring = []
  d3.geoStream(geometry, projection.stream({
    polygonStart() {}, polygonEnd() {}, sphere() {}, lineStart() { ring = [] }, lineEnd() { if (ring.length) rings.push(ring) }, point(x, y) { ring.push([x, y]) },
  }))
  return rings
}

const inside = ([x, y], [left, top, width, height]) => x > left && y > top && x < left + width && y < top + height
const area = (ring) => Math.abs(ring.reduce((sum, [x, y], i) => { const [u, v] = ring[(i + 1) % ring.length]; return sum + x * v - u * y }, 0)) / 2

/** Douglas and Peucker: leaves out what is nearer than `tolerance` to the line without it. */
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

/** A path of relative whole numbers. */
function path(points) {
  const whole = points.map(([x, y]) => [Math.round(x), Math.round(y)])
  const steps = whole.slice(1).map(([x, y], i) => [x - whole[i][0], y - whole[i][1]]).filter(([dx, dy]) => dx || dy)
  return `M${whole[0].join(' ')}l${steps.flat().join(' ')}z`.replaceAll(' -', '-')
}

const parts = Object.keys(WINDOWS).map((region) => `  ${region}:\n    '${coast(region)}',`)
writeFileSync(new URL('../terrain.ts', here), `// Made by make/make.mjs from Natural Earth's coastline (public domain, package world-atlas), geography.mjs and layout.json.
import type { Region } from '../types'

export const COASTS: Record<Region, string> = {
${parts.join('\n')}
}
`)
