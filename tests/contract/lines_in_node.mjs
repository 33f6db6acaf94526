// What pages tell of events, for tests (tests/contract/test_sentences.py): each line of standard input says what somebody has heard
// (`viewer`, the `events`, the numbers `since` of first events after their choices) in which `language` with which `names`; each line of
// standard output is the list of lines that a page makes of it.
//
// Arguments: the game's folder, the folder of the words of all games.
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { imported } from './page_modules.mjs'

const [game, shell] = process.argv.slice(2)
const { bundleOf, Words } = await imported('lib/words.ts')
const { chapters, chipsOf, textMaker } = await imported('lib/log.ts')
const own = `${game}/web/story.ts`
const { story } = existsSync(own) ? await imported(own) : { story: {} }

const files = (code) => [`${game}/words/${code}.ftl`, `${game}/words/all.ftl`, `${shell}/${code}.ftl`].filter(existsSync)

for await (const line of createInterface({ input: process.stdin })) {
  const { viewer, events, since, language, names } = JSON.parse(line)
  const words = new Words(language, [bundleOf(language, files(language).map((path) => readFileSync(path, 'utf8')))], names)
  const told = chapters(events, story, textMaker(words), null).flatMap(({ heading, lines }) => [...(heading === null ? [] : [heading]), ...lines.map(({ text }) => text)])
  const chips = since.flatMap((from) => {
    const next = events.findIndex(({ n, args }) => n > from && args.seat === viewer)
    const heard = next < 0 ? events : events.slice(0, next)
    return chipsOf({ viewer, events: heard, since: from }, story, words)
  })
  console.log(JSON.stringify({ sentences: [...told, ...chips.map(({ text }) => text)], briefs: chips.map(({ brief }) => brief) }))
}
