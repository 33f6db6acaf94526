// Analyses matches with the page's code, for tests (tests/contract/test_page_analysis.py): each line of standard input has a match file's
// text, the settings, and the record of its initial position; each line of standard output is the analysis.
//
// Arguments: as `loadedRules` takes them, then the module with bots.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'
import { imported, loadedRules } from './page_modules.mjs'

const rules = await loadedRules(process.argv.slice(2))
const [module] = process.argv.slice(5)
const { readMatchFile } = await imported('rules/match_file.ts')
const { PageReplay } = await imported('rules/page_replay.ts')
const { Analyst } = await imported('analysis/analyst.ts')
const { firstLook, laterLook, withFullKnowledge } = await imported('analysis/plan.ts')
const { mistakesOf, partsOf } = await imported('analysis/report.ts')

async function analyse({ text, settings, first }) {
  const replay = await PageReplay.open(await readMatchFile(text), rules, undefined, first && new Uint8Array(Buffer.from(first, 'base64')))
  const { beginning, played } = replay.course
  const { records, tables } = rules.info
  const players = JSON.parse(text).players
  const manifest = JSON.parse(readFileSync(`${module}.json`, 'utf8'))
  const analyst = await Analyst.load({ content: gunzipSync(readFileSync(module)), manifest, expected: {}, tables, records, players, beginning, played })
  const outlooks = analyst.run({ outlooks: true })
  const choices = played.map((_, at) => replay.choices(at))
  const answers = firstLook(choices, settings).map((question) => analyst.run(question))
  const decisions = () => answers.flatMap(({ compared }, at) => (compared ? [{ ...compared, at, seat: played[at].seat }] : []))
  let [suspects, budget] = [decisions(), 0]
  for (let looks = 0, next; (next = laterLook(looks, decisions(), suspects, settings)); looks++) {
    for (const question of next.asked) answers[question.at].compared = analyst.run(question).compared
    const at = new Set(next.asked.map((question) => question.at))
    ;[suspects, budget] = [decisions().filter((decision) => at.has(decision.at)), next.budget]
  }
  const expected = answers.map((answer) => answer.expected)
  const seats = played.map(({ seat }) => seat)
  const mistakes = Array.from({ length: players }, (_, seat) => mistakesOf(decisions(), seat).map(({ at }) => at))
  const full = decisions().filter(({ mistake }) => mistake).map(({ at }) => [at, analyst.run(withFullKnowledge(at, budget)).compared])
  return { full: Object.fromEntries(full), outlooks, expected, parts: partsOf(outlooks, expected, seats, replay.dealt), decisions: decisions(), mistakes }
}

for await (const line of createInterface({ input: process.stdin })) console.log(JSON.stringify(await analyse(JSON.parse(line))))
