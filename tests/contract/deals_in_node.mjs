// Checks the deals of match files with the page's code, for tests (tests/contract/test_page_deals.py): each line of standard input is a
// file's text, each line of standard output the fault that was found, or 'sound'.
import { createInterface } from 'node:readline'
import { imported } from './page_modules.mjs'

const { readMatchFile } = await imported('rules/match_file.ts')

for await (const line of createInterface({ input: process.stdin })) {
  const result = await readMatchFile(JSON.parse(line)).then(
    (file) => (file ? 'sound' : 'left to the server'),
    ({ args }) => args,
  )
  console.log(JSON.stringify(result))
}
