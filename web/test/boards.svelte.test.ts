// @vitest-environment page
// Every game's board takes all its scenes one after the other, there and back, handed over as the table does it.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import type { BoardModule } from '../src/board/board'
import type { Frame } from '../src/net/frame'
import { settings } from '../src/common/settings.svelte'
import { Words } from '../src/words/words'
import Board from '../src/board/Board.svelte'
import { sample } from './sample'

type Fixture = { SCENES: Record<string, () => Frame> }

const modules = import.meta.glob<BoardModule>('../../src/boardwright/games/*/web/index.ts')
const fixtures = import.meta.glob<Fixture>('../../src/boardwright/games/*/web/fixture.ts')

settings.motion = 'reduced'
// happy-dom reports every animation that is cut short as an error of the test.
Element.prototype.animate = () => ({ cancel: () => {}, finished: Promise.resolve(), currentTime: 0 }) as unknown as Animation

it.each(Object.keys(modules))('%s', async (path) => {
  const module = await modules[path]!()
  const every = Object.entries((await fixtures[path.replace('index.ts', 'fixture.ts')]!()).SCENES)
  expect(every.length).toBeGreaterThan(6)
  const scenes = sample(every, 4)
  const props = $state({
    module, frame: scenes[0]![1](), words: new Words('en', []), live: true, act: () => {}, why: async () => null,
  })
  const failed: string[] = []
  const table = mount(Board, { target: document.body, props })
  flushSync()
  for (const [name, scene] of [...scenes, ...[...scenes].reverse()])
    try {
      props.frame = scene()
      flushSync()
    } catch (error) {
      failed.push(`${name}: ${String(error)}`)
    }
  expect(failed).toEqual([])
  expect(document.querySelector('.host')!.childElementCount).toBeGreaterThan(0)
  await unmount(table)
}, 60_000)
