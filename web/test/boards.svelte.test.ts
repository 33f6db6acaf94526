// @vitest-environment page
// Every game's board shows all its scenes one after the other, forwards and backwards, as the table passes them on.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { BoardHandle, BoardModule, BoardProps } from '../src/board/board'
import { isBusy, mountInStages } from '../src/board/stages.svelte'
import type { Frame } from '../src/net/frame'
import { settings } from '../src/common/settings.svelte'
import { Words } from '../src/words/words'
import Board from '../src/board/Board.svelte'
import { sample } from './sample'
import { waitFor } from './wait_for'

const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done))
const propsOf = (frame: Frame, words: Words): BoardProps => ({ frame, words: { t: words.t, local: words.local, event: (event) => words.event(event), name: words.name, rules: () => '' }, act: () => {}, why: async () => null, reduced: true, theme: 'light', shortcuts: true, ask: false, live: true, newcomer: false, marks: [] })

type Fixture = { SCENES: Record<string, () => Frame> }

const modules = import.meta.glob<BoardModule>('../../src/boardwright/games/*/web/index.ts')
const fixtures = import.meta.glob<Fixture>('../../src/boardwright/games/*/web/fixture.ts')

settings.motion = 'reduced'
// happy-dom reports every animation that is cut short as an error of the test.
Element.prototype.animate = () => ({ cancel: () => {}, finished: Promise.resolve(), currentTime: 0 }) as unknown as Animation

it.each(Object.keys(modules))('%s shows all scenes without an error', async (path) => {
  const module = await modules[path]!()
  const allScenes = Object.entries((await fixtures[path.replace('index.ts', 'fixture.ts')]!()).SCENES)
  expect(allScenes.length).toBeGreaterThan(6)
  const scenes = sample(allScenes, 6)
  const props = $state({
    module, frame: scenes[0]![1](), words: new Words('en', []), live: true, act: () => {}, why: async () => null,
  })
  const failed: string[] = []
  const table = mount(Board, { target: document.body, props })
  flushSync()
  // The board is still being mounted in stages when the first scenes arrive.
  for (const [name, scene] of [...scenes, ...[...scenes].reverse()])
    try {
      props.frame = scene()
      flushSync()
      await nextTask()
    } catch (error) {
      failed.push(`${name}: ${String(error)}`)
    }
  expect(failed).toEqual([])
  expect(document.querySelector('.host')!.childElementCount).toBeGreaterThan(0)
  await unmount(table)
}, 60_000)

/** Return an element as text, without the numbers in ids. */
const textOf = (node: Node): string =>
  node instanceof Element
    ? `<${node.tagName} ${[...node.attributes].map(({ name, value }) => `${name}=${value.replaceAll(/\bc\d+\b/g, 'id')}`).join(' ')}>${[...node.childNodes].map(textOf).join('')}`
    : (node.nodeValue ?? '')

it.each(Object.keys(modules))('%s mounted in stages is the same as mounted at once', async (path) => {
  const module = await modules[path]!()
  const scenes = Object.values((await fixtures[path.replace('index.ts', 'fixture.ts')]!()).SCENES)
  const scene = scenes[scenes.length >> 1]!
  const mountBoard = (mountBy: (mountNow: () => BoardHandle) => BoardHandle): [HTMLElement, BoardHandle] => {
    const element = document.body.appendChild(document.createElement('div'))
    return [element, mountBy(() => module.mount(element, propsOf(scene(), new Words('en', []))))]
  }
  const [atOnce, inStages] = [mountBoard((mountNow) => mountNow()), mountBoard(mountInStages)]
  expect(textOf(inStages[0])).not.toBe(textOf(atOnce[0]))
  await waitFor(() => expect(isBusy()).toBe(false))
  await nextTask()
  expect(textOf(inStages[0])).toBe(textOf(atOnce[0]))
  for (const [element, board] of [atOnce, inStages]) {
    board.destroy()
    element.remove()
  }
}, 60_000)
