// The rules as the page runs them, for tests (tests/contract/page_in_node.py): each line of standard input is a frame with a record and
// a list of actions to ask about; each line of standard output is the whole frame and the reasons.
//
// Arguments: as `loadedRules` takes them.
import { createInterface } from 'node:readline'
import { loadedRules } from './page_modules.mjs'

const rules = await loadedRules(process.argv.slice(2))

for await (const line of createInterface({ input: process.stdin })) {
  const { frame, asked } = JSON.parse(line)
  const { view, prompt, legal } = rules.fill({ ...frame, record: Buffer.from(frame.record, 'base64') })
  const reasons = asked.map((action) => rules.whyNot(frame.viewer, action))
  console.log(JSON.stringify({ view, prompt, legal, reasons }))
}
