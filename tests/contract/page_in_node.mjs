// Runs the rules with the page's code, for tests (tests/contract/page_in_node.py): each line of standard input has a frame with a record,
// actions to give reasons for, and actions to foresee; each line of standard output has the whole frame, the reasons, and the
// frames after these actions (null: not certain).
//
// Arguments: as `loadedRules` takes them.
import { createInterface } from 'node:readline'
import { loadedRules } from './page_modules.mjs'

const rules = await loadedRules(process.argv.slice(2))

for await (const line of createInterface({ input: process.stdin })) {
  const { frame, asked, chosen } = JSON.parse(line)
  const whole = rules.fill({ ...frame, record: Buffer.from(frame.record, 'base64') })
  const reasons = asked.map((action) => rules.whyNot(frame.viewer, action))
  const frames = chosen.map((action) => rules.foresee(whole, action))
  const foreseen = frames.map((after) => after && { ...after, record: Buffer.from(after.record).toString('base64') })
  const { view, prompt, legal } = whole
  console.log(JSON.stringify({ view, prompt, legal, reasons, foreseen }))
}
