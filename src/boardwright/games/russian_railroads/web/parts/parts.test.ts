// @vitest-environment page
// Small drawings of Russian Railroads: every part has a picture, and amounts are told once.
import { mount, unmount } from 'svelte'
import { describe, expect, it } from 'vitest'
import { COLOURS, PARTS, type Gives as Amounts } from '../types'
import Gives from './Gives.svelte'
import Part from './Part.svelte'
import { SLEEPERS } from './sleepers'
import { id } from '@shell/words/text'
import { givesText, parts } from './text'

const words = { t: (id: string, args: Record<string, unknown> = {}) => `${id} ${args.n}`, name: String }

function renderPart<T>(mountPart: (target: HTMLElement) => Record<string, unknown>, read: (target: HTMLElement) => T): T {
  const target = document.createElement('div')
  const component = mountPart(target)
  const value = read(target)
  void unmount(component)
  return value
}

describe('pictures of parts', () => {
  it.each(PARTS)('include one of %s', (part) => {
    expect(renderPart((target) => mount(Part, { target, props: { part, n: 2 } }), (target) => target.querySelector('svg'))).not.toBeNull()
  })
  it.each(COLOURS)('show the number of sleepers of %s rails', (part) => {
    const sleepers = renderPart((target) => mount(Part, { target, props: { part } }), (target) => target.querySelector('path[stroke-width="2.2"]')!.getAttribute('d')!)
    expect(sleepers.match(/M/g)).toHaveLength(SLEEPERS[part])
  })
  it.each(['black', 'any', 'industry', 'points', 'doublers', 'coins', 'temporary'] as const)('show the amount: %s', (part) => {
    expect(renderPart((target) => mount(Part, { target, props: { part, n: 3 } }), (target) => target.textContent)).toContain('3')
  })
})

describe('the text of what a space gives', () => {
  const gives: Amounts = { points: 3, industry: 0, black: 1, doublers: 2 }
  it('names the amounts in the order of the parts, without those that are zero', () => {
    expect(parts(gives)).toEqual([['black', 1], ['doublers', 2], ['points', 3]])
    expect(givesText(words, gives)).toBe('part-black 1, part-doublers 2, part-points 3')
  })
  it('is read once: the pictures are hidden from screen readers', () => {
    const [spokenText, ariaHidden] = renderPart((target) => mount(Gives, { target, props: { gives, words } }), (target) => [target.querySelector('.unseen')!.textContent, [...target.querySelectorAll('.part')].map((each) => each.getAttribute('aria-hidden'))] as const)
    expect(spokenText).toBe(givesText(words, gives))
    expect(ariaHidden).toEqual(['true', 'true', 'true'])
  })
})

it('message ids are written with hyphens', () => expect(id('part', 'black_or_grey')).toBe('part-black-or-grey'))
