// The rails' colours are distinguishable with colour blindness, and text on them is readable. Sleepers repeat the distinction.
import { readFileSync } from 'node:fs'
import { colourDistance, contrast, VISIONS } from '@shell/../test/colour_vision'
import { describe, expect, it } from 'vitest'
import { COLOURS } from '../types'
import { SLEEPERS } from './sleepers'

const css = readFileSync(new URL('./colours.css', import.meta.url), 'utf8')
const colour = (name: string): string => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(css)![1]!

describe('rails', () => {
  it.each(Object.keys(VISIONS))('have distinguishable colours with %s vision', (eyes) => {
    COLOURS.forEach((a, i) => {
      for (const b of COLOURS.slice(i + 1)) expect(colourDistance(colour(`rail-${a}`), colour(`rail-${b}`), eyes), `${a} and ${b}`).toBeGreaterThan(0.1)
    })
  })
  it.each(COLOURS)('have enough contrast with their track (%s)', (name) => expect(contrast(colour(`rail-${name}`), colour(`rail-${name}-ink`))).toBeGreaterThanOrEqual(4.5))
  it('have different numbers of sleepers', () => expect(new Set(Object.values(SLEEPERS)).size).toBe(COLOURS.length))
})

it.each(['turquoise', 'soot'])('signs on %s have enough contrast', (name) => expect(contrast(colour(name), colour(`${name}-ink`))).toBeGreaterThanOrEqual(4.5))
