// @vitest-environment page
// Small drawings of Endeavor: every part has a picture of its own, and shows its name and numbers.
import { SEAT_SIGNS } from '@shell/look/seats'
import { mount, unmount, type Component } from 'svelte'
import { describe, expect, it } from 'vitest'
import { BUILDING_TABLE, CARD_TABLE } from '../map/scenes'
import { ACTIONS, BUILDINGS, DECKS, TOKENS } from '../types'
import ActionIcon from './ActionIcon.svelte'
import BuildingTile from './BuildingTile.svelte'
import CardFace from './CardFace.svelte'
import Disc from './Disc.svelte'
import { FACADES } from './facades'
import { MARKS } from './marks'
import { SIGNS } from './signs'
import { id } from '@shell/words/text'
import { breakable, icons, iconsText } from './text'
import TokenIcon from './TokenIcon.svelte'

function renderPart<P extends Record<string, unknown>, T>(part: Component<P>, props: P, read: (target: HTMLElement) => T): T {
  const target = document.createElement('div')
  const component = mount(part, { target, props })
  const value = read(target)
  void unmount(component)
  return value
}
const pathsOf = (target: HTMLElement): string => [...target.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()

describe('the pictures', () => {
  it('differ between all tokens', () => {
    const pictures = [...TOKENS, 'glory' as const].map((token) => renderPart(TokenIcon, { token }, pathsOf))
    expect(new Set(pictures).size).toBe(9)
  })
  it('differ between the discs of all seats, in pattern and shape', () => {
    const pictures = SEAT_SIGNS.map((_, seat) => renderPart(Disc, { seat }, pathsOf))
    expect(new Set(pictures).size).toBe(5)
    expect(new Set(SEAT_SIGNS.map(({ pattern }) => MARKS[pattern].d)).size).toBe(5)
  })
  it.each([...ACTIONS, 'build' as const])('include one of %s', (action) => expect(renderPart(ActionIcon, { action }, pathsOf)).toContain(SIGNS[action].fill))
  it('include a sign for each deck', () => expect(new Set(DECKS.map((deck) => SIGNS[deck].fill)).size).toBe(DECKS.length))
  it('include one for each building', () => expect(new Set(BUILDINGS.map((building) => FACADES[building])).size).toBe(16))
})

describe('a building', () => {
  const tile = (building: (typeof BUILDINGS)[number], props = {}) => ({ building, data: BUILDING_TABLE[building], name: 'Name', ...props })
  it('shows its level, its name and the number left', () => expect(renderPart(BuildingTile, tile('docks', { stock: 2 }), (t) => t.textContent!.replace(/\s+/g, ' ').trim())).toBe('3Name×2 +'))
  it('has a disc space only if it can be activated, and a disc only if it is manned', () => {
    const countDiscs = (target: HTMLElement) => [target.querySelectorAll('.space').length, target.querySelectorAll('.disc').length]
    expect(renderPart(BuildingTile, tile('bank'), countDiscs)).toEqual([0, 0])
    expect(renderPart(BuildingTile, tile('market', { seat: 1 }), countDiscs)).toEqual([1, 0])
    expect(renderPart(BuildingTile, tile('market', { seat: 1, manned: true }), countDiscs)).toEqual([1, 1])
  })
  it('marks “or” and “and” differently', () => {
    const join = (target: HTMLElement) => target.querySelector('.join')?.textContent
    expect([renderPart(BuildingTile, tile('fortress'), join), renderPart(BuildingTile, tile('docks'), join)]).toEqual(['/', '+'])
  })
})

describe('a card', () => {
  const cardFacts = (card: string, props = {}) => renderPart(CardFace, { card: CARD_TABLE[card]!, ...props }, (t) => ({ text: t.textContent!.replace(/\s+/g, ''), plates: t.querySelectorAll('.plate').length, seal: t.querySelector('.seal') !== null }))
  it('shows its value, each icon, and glory as a number', () => {
    expect(cardFacts('africa_5')).toEqual({ text: '52', plates: 4, seal: false })
    expect(cardFacts('europe_4')).toEqual({ text: '45', plates: 0, seal: false })
  })
  it('shows a seal instead of a value if it is a governor’s', () => expect(cardFacts('africa_governor')).toEqual({ text: '1', plates: 3, seal: true }))
  it('shows its cost when it is laid aside, and not what it no longer gives', () => expect(cardFacts('slavery_3', { aside: true })).toEqual({ text: '3−1', plates: 0, seal: false }))
})

describe('the texts of parts', () => {
  const words = { t: (message: string) => message, name: String }
  it('name icons in the order of the tracks, without those that are zero', () => {
    expect(icons({ glory: 1, politics: 2, industry: 0, culture: 1 })).toEqual([['culture', 1], ['politics', 2], ['glory', 1]])
    expect(iconsText({ culture: 1, glory: 2 }, words)).toBe('track-culture 1, board-glory 2')
  })
  it('break only very long words, in the middle', () =>
    expect(['Brodogradilište', 'Бродоградилиште', 'Колонијална кућа', 'Cartographer', 'Verslunarhús'].map(breakable)).toEqual(['Brodogra\u00addilište', 'Бродогра\u00adдилиште', 'Колонијална кућа', 'Cartographer', 'Verslunarhús']))
  it('have message ids with hyphens', () => expect(id('card', 'far_east_5')).toBe('card-far-east-5'))
})
