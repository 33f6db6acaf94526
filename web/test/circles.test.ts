import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const IMPORT = /^\s*(?:import|export)\b[^'"]*?from '(\.[^']+)'|^\s*import '(\.[^']+)'|import\('(\.[^']+)'\)/gm

/** The modules of the page, each with what it imports: types, too. */
function imports(): Map<string, string[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(ts|svelte)$/.test(path))
  const known = new Set(files)
  const found = (path: string) => [path, `${path}.ts`].find((name) => known.has(name))
  return new Map(
    files.map((file) => {
      const paths = [...readFileSync(join(SRC, file), 'utf-8').matchAll(IMPORT)].map(([, from, bare, late]) => (from ?? bare ?? late)!)
      return [file, paths.map((path) => found(join(dirname(file), path))).filter((path) => path !== undefined)]
    }),
  )
}

/** A way from a module back to itself; null: there is none. */
function circle(graph: Map<string, string[]>): string[] | null {
  const done = new Set<string>()
  const visit = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const found = visit(next, [...way, file])
      if (found) return found
    }
    done.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const found = visit(file, [])
    if (found) return found
  }
  return null
}

it('finds a circle', () => {
  expect(circle(new Map([['a', ['b']], ['b', ['c', 'd']], ['c', []], ['d', ['b']]]))).toEqual(['b', 'd', 'b'])
})

it('has no circle of modules, types included', () => {
  const graph = imports()
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size) // the pattern still finds imports
  expect(circle(graph)).toBeNull()
})
