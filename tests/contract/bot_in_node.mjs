// Runs the page's bots, for tests (tests/contract/test_page_bots.py): each line of standard input has the name of a bot, the parts of a
// mixed one (or null), a seat with its record, and the ids of its choices; each line of standard output has the id that the bot chose or,
// with the layout of its report, its best candidates with reasons.
//
// Arguments: the server's description of the rules (a JSON file), the module with bots.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'
import { imported } from './page_modules.mjs'

const [description, module] = process.argv.slice(2)
const { PageBot } = await imported('rules/page_bot.ts')
const { tables, records } = JSON.parse(readFileSync(description, 'utf8'))
const parts = { content: gunzipSync(readFileSync(module)), manifest: JSON.parse(readFileSync(`${module}.json`, 'utf8')), expected: {}, tables, moves: records.moves }
const bots = new Map()

for await (const line of createInterface({ input: process.stdin })) {
  const { name, mixed, seat, record, ids, budget, decision } = JSON.parse(line)
  const kind = `${name} ${!!decision}`
  if (!bots.has(kind)) bots.set(kind, await PageBot.load({ name, mixed, budget, decision, ...parts }))
  const bytes = Buffer.from(record, 'base64')
  if (decision) console.log(JSON.stringify({ candidates: bots.get(kind).advise(bytes, seat, ids) }))
  else console.log(JSON.stringify({ chosen: bots.get(kind).choose(bytes, seat, ids) }))
}
