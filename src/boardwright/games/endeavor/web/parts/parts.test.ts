// @vitest-environment page
// Small drawings: there is one of everything, and what they say is said.
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

function drawn<P extends Record<string, unknown>, T>(part: Component<P>, props: P, look: (target: HTMLElement) => T): T {
  const target = document.createElement('div')
  const shown = mount(part, { target, props })
  const seen = look(target)
  void unmount(shown)
  return seen
}
const paths = (target: HTMLElement): string => [...target.querySelectorAll('path')].map((path) => path.getAttribute('d')).join()

describe('pictures', () => {
  it('no two tokens look alike', () => {
    const pictures = [...TOKENS, 'glory' as const].map((token) => drawn(TokenIcon, { token }, paths))
    expect(new Set(pictures).size).toBe(9)
  })
  it('no two seats have the same pattern and shape on their discs', () => {
    const pictures = SEAT_SIGNS.map((_, seat) => drawn(Disc, { seat }, paths))
    expect(new Set(pictures).size).toBe(5)
    expect(new Set(SEAT_SIGNS.map(({ pattern }) => MARKS[pattern].d)).size).toBe(5)
  })
  it.each([...ACTIONS, 'build' as const])('there is one of %s', (action) => expect(drawn(ActionIcon, { action }, paths)).toContain(SIGNS[action].fill))
  it('each deck has a sign of its own', () => expect(new Set(DECKS.map((deck) => SIGNS[deck].fill)).size).toBe(DECKS.length))
  it('each building has a picture of its own', () => expect(new Set(BUILDINGS.map((building) => FACADES[building])).size).toBe(16))
})

describe('a building', () => {
  const tile = (building: (typeof BUILDINGS)[number], props = {}) => ({ building, data: BUILDING_TABLE[building], name: 'Name', ...props })
  it('shows its level, its name and how many are left', () => expect(drawn(BuildingTile, tile('docks', { stock: 2 }), (t) => t.textContent!.replace(/\s+/g, ' ').trim())).toBe('3Name×2 +'))
  it('has a space for a disc only if it can be activated, and a disc only if one lies there', () => {
    const seen = (target: HTMLElement) => [target.querySelectorAll('.space').length, target.querySelectorAll('.disc').length]
    expect(drawn(BuildingTile, tile('bank'), seen)).toEqual([0, 0])
    expect(drawn(BuildingTile, tile('market', { seat: 1 }), seen)).toEqual([1, 0])
    expect(drawn(BuildingTile, tile('market', { seat: 1, manned: true }), seen)).toEqual([1, 1])
  })
  it('tells “or” from “and”', () => {
    const join = (target: HTMLElement) => target.querySelector('.join')?.textContent
    expect([drawn(BuildingTile, tile('fortress'), join), drawn(BuildingTile, tile('docks'), join)]).toEqual(['/', '+'])
  })
})

describe('a card', () => {
  const seen = (card: string, props = {}) => drawn(CardFace, { card: CARD_TABLE[card]!, ...props }, (t) => ({ text: t.textContent!.replace(/\s+/g, ''), plates: t.querySelectorAll('.plate').length, seal: t.querySelector('.seal') !== null }))
  it('shows its value, each icon, and glory as a number', () => {
    expect(seen('africa_5')).toEqual({ text: '52', plates: 4, seal: false })
    expect(seen('europe_4')).toEqual({ text: '45', plates: 0, seal: false })
  })
  it('shows a seal instead of a value on a governor’s', () => expect(seen('africa_governor')).toEqual({ text: '1', plates: 3, seal: true }))
  it('shows what it costs when it is laid aside, and nothing that it no longer gives', () => expect(seen('slavery_3', { aside: true })).toEqual({ text: '3−1', plates: 0, seal: false }))
})

describe('words', () => {
  const words = { t: (message: string) => message, name: String }
  it('tell icons in the order of the tracks, without those of which there is none', () => {
    expect(icons({ glory: 1, politics: 2, industry: 0, culture: 1 })).toEqual([['culture', 1], ['politics', 2], ['glory', 1]])
    expect(iconsText({ culture: 1, glory: 2 }, words)).toBe('track-culture 1, board-glory 2')
  })
  it('break in the middle where a word is very long, and only there', () =>
    expect(['Brodogradilište', 'Бродоградилиште', 'Колонијална кућа', 'Cartographer', 'Verslunarhús'].map(breakable)).toEqual(['Brodogra\u00addilište', 'Бродогра\u00adдилиште', 'Колонијална кућа', 'Cartographer', 'Verslunarhús']))
  it('have ids with hyphens', () => expect(id('card', 'far_east_5')).toBe('card-far-east-5'))
})
