// The modules of the page have no import cycles.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SRC = fileURLToPath(new URL('../src', import.meta.url))
const IMPORT = /^\s*(?:import|export)\b[^'"]*?from '(\.[^']+)'|^\s*import '(\.[^']+)'|import\('(\.[^']+)'\)/gm

/** Return the modules of the page with their imports, types included. */
function imports(): Map<string, string[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(ts|svelte)$/.test(path))
  const known = new Set(files)
  const resolveModule = (path: string) => [path, `${path}.ts`].find((name) => known.has(name))
  return new Map(
    files.map((file) => {
      const paths = [...readFileSync(join(SRC, file), 'utf-8').matchAll(IMPORT)].map(([, from, bare, late]) => (from ?? bare ?? late)!)
      return [file, paths.map((path) => resolveModule(join(dirname(file), path))).filter((path) => path !== undefined)]
    }),
  )
}

/** Return a path of imports from a module back to itself; null if there is none. */
function findCycle(graph: Map<string, string[]>): string[] | null {
  const visited = new Set<string>()
  const visit = (file: string, path: string[]): string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (visited.has(file)) return null
    for (const next of graph.get(file) ?? []) {
      const cycle = visit(next, [...path, file])
      if (cycle) return cycle
    }
    visited.add(file)
    return null
  }
  for (const file of graph.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return null
}

it('finds a cycle in a graph', () => {
  expect(findCycle(new Map([['a', ['b']], ['b', ['c', 'd']], ['c', []], ['d', ['b']]]))).toEqual(['b', 'd', 'b'])
})

it('the modules of the page have no import cycle, types included', () => {
  const graph = imports()
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size) // the pattern still finds imports
  expect(findCycle(graph)).toBeNull()
})
