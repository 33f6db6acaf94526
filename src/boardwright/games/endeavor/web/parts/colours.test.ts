// Signs on the colours of decks and tracks are readable by day and by night. (Each has a sign of its own, too: parts.test.ts.)
import { readFileSync } from 'node:fs'
import { contrast } from '@shell/../test/colour_vision'
import { expect, it } from 'vitest'
import { DECKS, TRACKS } from '../types'
import { id } from '@shell/words/text'

const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8')
const colours = (name: string): string[] => new RegExp(`--${name}: ([^;]+);`).exec(css)![1]!.match(/#[0-9a-f]{6}/g)!

it.each([...DECKS.map((deck) => id('deck', deck)), ...TRACKS])('the sign on %s has enough contrast by day and by night', (name) => {
  for (const ground of colours(name)) for (const ink of colours(`${name}-ink`)) expect(contrast(ground, ink)).toBeGreaterThanOrEqual(4.5)
})
