// What the page says of the deals of match files, for tests (tests/contract/test_page_deals.py): each line of standard input is a file's
// text, each line of standard output what is wrong with it.
import { createInterface } from 'node:readline'
import { imported } from './page_modules.mjs'

const { readMatchFile } = await imported('rules/match_file.ts')

for await (const line of createInterface({ input: process.stdin })) {
  const told = await readMatchFile(JSON.parse(line)).then(
    (file) => (file ? 'sound' : 'the server has to'),
    ({ args }) => args,
  )
  console.log(JSON.stringify(told))
}
