// @vitest-environment page
// The panel of a hint: texts of the advised moves, the mark of the focused one, and closing.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Words } from '../src/words/words'
import HintPanel from '../src/table/HintPanel.svelte'

const adviceOf = (id: number, points: number | null) => ({ action: { id, kind: 'draw', args: {}, text: '', preview: null }, chance: 0.544, alike: id === 5, points, reason: { id: 'fits', args: { card: id } } })
const words = { reason: ({ args }: { args: { card: number } }) => `Wagon ${args.card} fits.` } as unknown as Words
vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') }) }))
let component: ReturnType<typeof mount>
afterEach(() => unmount(component))

function showPanel(points: number | null) {
  const hint = $state({ advised: [adviceOf(3, points), adviceOf(5, points)], marked: 0 })
  const onclose = vi.fn()
  component = mount(HintPanel, { target: document.body, props: { hint: hint as never, words, named: ({ id }) => `Draw ${id}`, onclose } })
  flushSync()
  return { hint, onclose, rows: [...document.querySelectorAll<HTMLButtonElement>('.advised')] }
}

it('shows chance, points and reason of each move, also for screen readers, and equal moves', () => {
  const { rows } = showPanel(12.4)
  expect(rows.map((row) => row.textContent?.trim())).toEqual(['Draw 3. ui-hint-chance ui-percent 54 · ui-points 12. Wagon 3 fits.ui-percent 54', 'Draw 5. ui-hint-alike · ui-points 12. Wagon 5 fits.≈'])
  expect(document.querySelector('p')!.textContent).toBe('ui-hint-chance ui-percent 54 · ui-points 12Wagon 3 fits.')
})

it('shows no points in a game without points', () => {
  const { rows } = showPanel(null)
  expect(rows[0]!.textContent).not.toContain('ui-points')
})

it('marks the focused move, and closes on Escape with any focus', () => {
  const { hint, rows, onclose } = showPanel(null)
  rows[1]!.focus()
  flushSync()
  expect([hint.marked, rows.map((row) => row.ariaPressed ?? row.getAttribute('aria-pressed'))]).toEqual([1, ['false', 'true']])
  expect(document.querySelector('p')!.textContent).toContain('Wagon 5 fits.')
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  expect(onclose).toHaveBeenCalledOnce()
})
