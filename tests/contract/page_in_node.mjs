// The rules as the page runs them, for tests (tests/contract/page_in_node.py): each line of standard input is a frame with a record and
// a list of actions to ask about; each line of standard output is the whole frame and the reasons.
//
// Arguments: what the server tells of the rules (a JSON file), the module, the game's rules.ts.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { runnerImport } from '../../web/node_modules/vite/dist/node/index.js'

const web = fileURLToPath(new URL('../../web', import.meta.url))
const vite = { root: web, configFile: false, logLevel: 'error', resolve: { alias: { '@shell': `${web}/src` } } }
const imported = async (path) => (await runnerImport(path, vite)).module

const [told, module, own] = process.argv.slice(2)
const { PageRules } = await imported(`${web}/src/rules/page_rules.ts`)
const rules = await PageRules.load(JSON.parse(readFileSync(told, 'utf8')), readFileSync(module), await imported(own))

for await (const line of createInterface({ input: process.stdin })) {
  const { frame, asked } = JSON.parse(line)
  const { view, prompt, legal } = rules.fill(frame)
  const reasons = asked.map((action) => rules.whyNot(frame.viewer, action))
  console.log(JSON.stringify({ view, prompt, legal, reasons }))
}
