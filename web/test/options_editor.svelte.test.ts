// @vitest-environment page
// The editor of a match's options: its values fit their controls in every language, and can be chosen.
import { flushSync, mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../src/net/api'
import OptionsEditor from '../src/lobby/OptionsEditor.svelte'
import { messagesOf, Words, type Language } from '../src/words/words'

const texts = import.meta.glob('../../src/boardwright/games/*/words/??.ftl', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const tables = import.meta.glob('../../src/boardwright/games/*/game.toml', { query: '?raw', import: 'default', eager: true }) as Record<string, string>
const LONGEST = 24 // letters of 16 px in a select that is 239 px wide

/** Return the options of game.toml. */
function optionsOf(game: string): GameInfo['options'] {
  const toml = tables[`../../src/boardwright/games/${game}/game.toml`]!
  const rows = [...toml.matchAll(/^\[options\.(\w+)\].*\ndefault = (.*)\nvalues = (.*)$/gm)]
  return Object.fromEntries(rows.map(([, name, usual, values]) => [name!, { default: JSON.parse(usual!), values: JSON.parse(values!) }])) as GameInfo['options']
}

function showEditor(game: string, language: Language) {
  const words = new Words(language, [messagesOf(language, [texts[`../../src/boardwright/games/${game}/words/${language}.ftl`]!])])
  const info = { options: optionsOf(game) } as GameInfo
  const options = $state(Object.fromEntries(Object.entries(info.options).map(([name, each]) => [name, each.default as string])))
  const component = mount(OptionsEditor, { target: document.body, props: { game: info, words, get options() { return options }, set options(_) {} } })
  flushSync()
  return { options, close: () => void unmount(component) }
}

const cases = Object.keys(texts).map((path) => [path.split('/')[5]!, path.slice(-6, -4) as Language] as const)

describe('the options of a match', () => {
  it.each(cases)('of %s (%s) fit their controls', (game, language) => {
    const { close } = showEditor(game, language)
    const texts = [...document.querySelectorAll('option, .switch span')].map((each) => each.textContent!.trim())
    expect(texts).toHaveLength(Object.values(optionsOf(game)).flatMap(({ values }) => values).length)
    expect(texts.length).toBeGreaterThan(1)
    expect([...document.querySelectorAll('option')].map((each) => each.textContent!.trim()).filter((text) => text.length > LONGEST)).toEqual([])
    close()
  })
  it('can be chosen as radio buttons', () => {
    const { options, close } = showEditor('russian_railroads', 'en')
    const radio = [...document.querySelectorAll<HTMLInputElement>('.wordy input')].find((each) => each.parentElement!.textContent!.includes('only part'))!
    expect([options.question_cards, document.querySelector<HTMLInputElement>('.wordy input:checked')!.value]).toEqual(['complete', 'complete'])
    radio.click()
    flushSync()
    expect(options.question_cards).toBe('partial')
    close()
  })
})
