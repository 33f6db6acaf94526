// @vitest-environment page
// The graph of an analysis draws its landmarks.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import Graph from '../src/analysis/Graph.svelte'

it('marks several landmarks of one decision', async () => {
  const marks = [3, 3, 5].map((at, i) => ({ at, short: '', text: `landmark ${i}` }))
  const props = { count: 5, at: 0, label: '', describe: () => '', format: String, onseek() {}, onpeek() {} }
  const component = mount(Graph, { target: document.body, props: { ...props, marks, lines: [[0, 1, 2, 3, 4, 5]], scale: { low: 0, high: 5, lines: [0, 5] } } })
  flushSync()
  expect([...document.querySelectorAll('.round title')].map((each) => each.textContent)).toEqual(['landmark 0', 'landmark 1', 'landmark 2'])
  await unmount(component)
})
