// Replays match files with the page's code, for tests (tests/contract/page_in_node.py): each line of standard input has a match file's
// text and the frames that are wanted; each line of standard output has the status, and the records, frames and turns.
//
// Arguments: as `loadedRules` takes them.
import { createInterface } from 'node:readline'
import { imported, loadedRules } from './page_modules.mjs'

const rules = await loadedRules(process.argv.slice(2))
const { readMatchFile } = await imported('rules/match_file.ts')
const { PageReplay } = await imported('rules/page_replay.ts')

async function replayFile({ text, wanted }) {
  const file = await readMatchFile(text)
  const replay = file && (await PageReplay.open(file, rules))
  if (!replay) return { status: 'left to the server' }
  const records = Array.from({ length: replay.decisions + 1 }, (_, k) => Buffer.from(replay.record(k)).toString('base64'))
  return { status: 'played', records, frames: wanted.map(([k, since, eyes]) => replay.frame(k, since, eyes)), turns: replay.progress() }
}

for await (const line of createInterface({ input: process.stdin })) {
  const began = performance.now()
  const result = await replayFile(JSON.parse(line)).catch(({ id, args, message }) => ({ status: id ?? message, args }))
  console.log(JSON.stringify({ ...result, milliseconds: performance.now() - began }))
}
