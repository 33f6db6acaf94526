// Writes the page's texts about events, for tests (tests/contract/test_sentences.py): each line of standard input has a `viewer`, its
// `events`, the ranges that it has `read` at once, the `language` and the players' `names`; each line of standard output has the
// `sentences` of the log and the summaries, and the `briefs`: each short line with the text that it stands for.
//
// Arguments: the game's folder, the folder of the words of all games.
import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { imported } from './page_modules.mjs'

const [game, shell] = process.argv.slice(2)
const { messagesOf, Words } = await imported('words/words.ts')
const { cachedTexts, chipsOf, groupChapters } = await imported('story/log.ts')
const own = `${game}/web/story.ts`
const { story } = existsSync(own) ? await imported(own) : { story: {} }

const files = (code) => [`${game}/words/${code}.ftl`, `${game}/words/all.ftl`, `${shell}/${code}.ftl`].filter(existsSync)

for await (const line of createInterface({ input: process.stdin })) {
  const { viewer, events, read, language, names } = JSON.parse(line)
  const words = new Words(language, [messagesOf(language, files(language).map((path) => readFileSync(path, 'utf8')))], names)
  const list = groupChapters(events, story, cachedTexts(words), null)
  const texts = list.flatMap(({ heading, lines }) => [...(heading === null ? [] : [heading]), ...lines.map(({ text }) => text)])
  const chips = read.flatMap(([since, until]) => chipsOf({ viewer, events: events.filter(({ n }) => n < until), since }, story, words))
  console.log(JSON.stringify({ sentences: [...texts, ...chips.map(({ text }) => text)], briefs: chips.map(({ brief, text }) => [brief, text]) }))
}
