// Match files as the page plays them again, for tests (tests/contract/page_in_node.py): each line of standard input is a match file's
// text and the decisions after which frames are wanted; each line of standard output says what came of it.
//
// Arguments: as `loadedRules` takes them.
import { createInterface } from 'node:readline'
import { imported, loadedRules } from './page_modules.mjs'

const rules = await loadedRules(process.argv.slice(2))
const { readMatchFile } = await imported('rules/match_file.ts')
const { PageReplay } = await imported('rules/page_replay.ts')

async function played({ text, wanted }) {
  const file = await readMatchFile(text)
  const replay = file && (await PageReplay.open(file, rules))
  if (!replay) return { told: 'the server has to' }
  const records = Array.from({ length: replay.decisions + 1 }, (_, k) => Buffer.from(replay.record(k)).toString('base64'))
  return { told: 'played', records, frames: wanted.map(([k, since, eyes]) => replay.frame(k, since, eyes)), turns: replay.progress() }
}

for await (const line of createInterface({ input: process.stdin })) {
  const began = performance.now()
  const found = await played(JSON.parse(line)).catch(({ id, args, message }) => ({ told: id ?? message, args }))
  console.log(JSON.stringify({ ...found, milliseconds: performance.now() - began }))
}
