import { expect, it } from 'vitest'
import { inOrder } from '../src/lib/choice_order'

const item = (kind: string, args: Record<string, unknown>, text: string) => ({ action: { kind, args }, text })
const texts = (items: { text: string }[]) => items.map(({ text }) => text)

it('sorts what is called by names by the names that are shown, within its kind', () => {
  const items = [item('claim', { route: 'danzig-riga' }, 'Gdańsk – Riga'), item('claim', { route: 'essen-kyiv-1' }, 'Essen – Kyïv · 1'), item('draw', {}, 'Draw'), item('station', { city: 'wien' }, 'Čáslav'), item('station', { city: 'kyiv' }, 'Cheb')]
  expect(texts(inOrder(items, 'en'))).toEqual(['Essen – Kyïv · 1', 'Gdańsk – Riga', 'Draw', 'Čáslav', 'Cheb'])
  expect(texts(inOrder(items, 'cs')).slice(3)).toEqual(['Čáslav', 'Cheb'])
})

it('leaves numbers and sets as they are', () => {
  const items = [item('keep', { kept: '2' }, 'b'), item('keep', { kept: '12' }, 'a'), item('take', { slot: 1 }, 'z'), item('take', { slot: 2 }, 'y'), item('pay', { colour: 'red', locomotives: 1 }, 'm'), item('pay', { colour: 'blue', locomotives: 0 }, 'l')]
  expect(texts(inOrder(items, 'en'))).toEqual(['b', 'a', 'z', 'y', 'm', 'l'])
})
