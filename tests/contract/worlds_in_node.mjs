// Guesses worlds for trials with the page's code, for tests (tests/contract/page_in_node.py): each line of standard input has a record, its
// viewer and a seed; each line of standard output has a consistent world, the viewer's knowledge of it, and the choices of each actor.
//
// Arguments: as `loadedRules` takes them.
import { createInterface } from 'node:readline'
import { imported, loadedRules } from './page_modules.mjs'

const rules = await (await loadedRules(process.argv.slice(2))).copy()
const { knownTo, worldOf } = await imported('rules/world.ts')
const { PageMatch } = await imported('rules/page_match.ts')
const text = (bytes) => Buffer.from(bytes).toString('base64')

for await (const line of createInterface({ input: process.stdin })) {
  const { viewer, record, seed } = JSON.parse(line)
  const left = [...seed]
  const world = worldOf(rules, Buffer.from(record, 'base64'), viewer, (count) => Uint8Array.from(left.splice(0, count)))
  const known = text(knownTo(rules, world, viewer))
  const match = new PageMatch(rules)
  match.record = world
  const choices = Object.fromEntries(match.actors.map((seat) => [seat, match.choices(seat).ids]))
  console.log(JSON.stringify({ world: text(world), known, actors: match.actors, choices }))
}
