// Plays a match without a server with the page's code, for tests (tests/contract/test_page_matches.py): each line of standard input is a
// list of calls of methods; each line of standard output has their values or errors.
//
// Arguments: as `loadedRules` takes them, and the module with bots.
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { gunzipSync } from 'node:zlib'
import { imported, loadedRules } from './page_modules.mjs'

const [description, module, own, bots] = process.argv.slice(2)
const rules = await loadedRules([description, module, own])
const { PageBot } = await imported('rules/page_bot.ts')
const { LocalMatch } = await imported('local/local_match.ts')
const { newMatch } = await imported('local/new_match.ts')
const { PageReplay } = await imported('rules/page_replay.ts')
const { MatchFileWriter } = await imported('local/match_file_writer.ts')

let match, written

const calls = {
  /** `from`: the number of decisions of the current match at whose position the new one begins; null: the rules set it up. */
  async begin({ wish, seed, begun, from = null }) {
    const position = from === null ? null : (await PageReplay.open(await calls.file(), rules)).position(from)
    const created = await newMatch(wish, rules, position, begun, seed)
    return calls.open({ ...created, begun })
  },
  async open({ file, begun, curtain, start }) {
    match = new LocalMatch('local-test', file, rules, { begun, curtain, start })
    written = new MatchFileWriter(file)
    return written.content
  },
  act: ({ seat, action, id, version }) => match.act(seat, action, id, version),
  bot: ({ seat, action }) => match.actAsBot(seat, action, match.version),
  undo: ({ seat, turn }) => match.undo(seat, turn),
  askBack: ({ seat }) => match.askBack(seat),
  letBotPlay: ({ seat, level }) => match.letBotPlay(seat, level),
  hint: ({ seat }) => match.hint(seat),
  whyNot: ({ seat, action }) => match.whyNot(seat, action),
  frame({ seen, waiting }) {
    const { record, ...frame } = match.frame(seen, waiting)
    return { ...frame, ...(record && { record: Buffer.from(record).toString('base64') }) }
  },
  /** Bots play all seats, to the end or for `most` decisions. */
  async play({ parts, most }) {
    const bot = await botOf(parts)
    const { state } = match
    for (let i = 0; i < most && !state.over; i += 1) {
      const [seat] = state.actors
      const { record, ids } = state.match.choices(seat)
      state.play(seat, bot.choose(record, seat, ids))
    }
    return state.over
  },
  async file() {
    await written.update(match.state)
    return written.content
  },
}

/** The bot of a level; `parts`: its name and the parts of a mixed one. */
async function botOf(parts) {
  const { tables, records } = rules.info
  const manifest = JSON.parse(readFileSync(`${bots}.json`, 'utf8'))
  return PageBot.load({ ...parts, content: gunzipSync(readFileSync(bots)), manifest, expected: {}, tables, moves: records.moves })
}

const answer = async ({ call, ...given }) => {
  try {
    return { value: (await calls[call](given)) ?? null }
  } catch (error) {
    return { error: error.id ?? `${error.stack}` }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const answers = []
  for (const call of JSON.parse(line)) answers.push(await answer(call))
  console.log(JSON.stringify({ answers }))
}
