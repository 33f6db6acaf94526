// The rules as the page runs them, for tests (tests/contract/page_in_node.py): each line of standard input is a frame with a record, a
// list of actions to ask about, and one of actions to foresee; each line of standard output is the whole frame, the reasons, and the
// frames that these actions lead to (null: that is not certain).
//
// Arguments: as `loadedRules` takes them.
import { createInterface } from 'node:readline'
import { loadedRules } from './page_modules.mjs'

const rules = await loadedRules(process.argv.slice(2))

for await (const line of createInterface({ input: process.stdin })) {
  const { frame, asked, chosen } = JSON.parse(line)
  const whole = rules.fill({ ...frame, record: Buffer.from(frame.record, 'base64') })
  const reasons = asked.map((action) => rules.whyNot(frame.viewer, action))
  const found = chosen.map((action) => rules.foresee(whole, action))
  const foreseen = found.map((each) => each && { ...each, record: Buffer.from(each.record).toString('base64') })
  const { view, prompt, legal } = whole
  console.log(JSON.stringify({ view, prompt, legal, reasons, foreseen }))
}
