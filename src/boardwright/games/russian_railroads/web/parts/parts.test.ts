// @vitest-environment page
import { mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import { COLOURS, PARTS, type Gives as Amounts } from '../types'
import Gives from './Gives.svelte'
import Part from './Part.svelte'
import { SLEEPERS } from './sleepers'
import { id } from '@shell/words/text'
import { givesText, parts } from './text'

const words = { t: (id: string, args: Record<string, unknown> = {}) => `${id} ${args.n}`, name: String }

function drawn<T>(start: (target: HTMLElement) => Record<string, unknown>, look: (target: HTMLElement) => T): T {
  const target = document.createElement('div')
  const shown = start(target)
  const seen = look(target)
  void unmount(shown)
  return seen
}

describe('pictures of parts', () => {
  it.each(PARTS)('there is one of %s', (part) => {
    expect(drawn((target) => mount(Part, { target, props: { part, n: 2 } }), (target) => target.querySelector('svg'))).not.toBeNull()
  })
  it.each(COLOURS)('%s rails have their number of sleepers', (part) => {
    const sleepers = drawn((target) => mount(Part, { target, props: { part } }), (target) => target.querySelector('path[stroke-width="2.2"]')!.getAttribute('d')!)
    expect(sleepers.match(/M/g)).toHaveLength(SLEEPERS[part])
  })
  it.each(['black', 'any', 'industry', 'points', 'doublers', 'coins', 'temporary'] as const)('say how much: %s', (part) => {
    expect(drawn((target) => mount(Part, { target, props: { part, n: 3 } }), (target) => target.textContent)).toContain('3')
  })
})

describe('what something gives', () => {
  const gives: Amounts = { points: 3, industry: 0, black: 1, doublers: 2 }
  it('is told in the order of the parts, without those of which there is nothing', () => {
    expect(parts(gives)).toEqual([['black', 1], ['doublers', 2], ['points', 3]])
    expect(givesText(words, gives)).toBe('part-black 1, part-doublers 2, part-points 3')
  })
  it('is said once: pictures are silent', () => {
    const [said, silent] = drawn((target) => mount(Gives, { target, props: { gives, words } }), (target) => [target.querySelector('.unseen')!.textContent, [...target.querySelectorAll('.part')].map((each) => each.getAttribute('aria-hidden'))] as const)
    expect(said).toBe(givesText(words, gives))
    expect(silent).toEqual(['true', 'true', 'true'])
  })
})

it('writes the ids of messages with hyphens', () => expect(id('part', 'black_or_grey')).toBe('part-black-or-grey'))
