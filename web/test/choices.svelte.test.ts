// @vitest-environment page
/** The list of choices names what is not possible where a reader asks for it: there may be hundreds of such actions. */
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import type { Frame, Refusal } from '../src/net/frame'
import Choices from '../src/table/Choices.svelte'
import { Words } from '../src/words/words'

let leave = () => {}
afterEach(() => leave())

function show() {
  const named: string[] = []
  const words = new Words('en', [])
  words.action = ({ kind, args }) => {
    named.push(`${kind} ${args.n}`)
    return `${kind} ${args.n}`
  }
  const numbers = Array.from({ length: 100 }, (_, n) => n)
  const frame = {
    version: 1, decisions: 0, prompt: { id: 'turn', args: {}, families: ['take'] },
    space: [{ kind: 'take', first: 0, args: [['n', numbers]] }],
    legal: [{ id: 3, kind: 'take', args: { n: 3 } }, { id: 4, kind: 'take', args: { n: 4 } }],
  } as unknown as Frame
  const target = document.createElement('div')
  document.body.append(target)
  words.refusal = ({ id }) => id
  const asked: ((refusal: Refusal) => void)[] = []
  const given = $state({ frame, words, act: () => {}, why: () => new Promise<Refusal>((resolve) => asked.push(resolve)) })
  const shown = mount(Choices, { target, props: given })
  flushSync()
  leave = () => {
    void unmount(shown)
    target.remove()
  }
  const closed = () => [...target.querySelectorAll('.closed')].map((each) => each.textContent!.trim())
  const filter = (text: string) => {
    const input = target.querySelector('input')!
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
  }
  const open = () => {
    const details = target.querySelector('details')!
    details.open = true
    details.dispatchEvent(new Event('toggle'))
    return tick()
  }
  /** Asks why this one of the impossible choices is impossible. */
  const ask = (i: number) => target.querySelectorAll<HTMLElement>('.closed')[i]!.click()
  const answer = async (i: number, id: string) => {
    asked[i]!({ id, args: {}, section: null })
    await tick()
    await tick()
    flushSync()
  }
  const answers = () => [...target.querySelectorAll('.answer')].flatMap((each) => each.textContent!.trim() || [])
  return { target, given, named, closed, filter, open, ask, answer, answers, count: () => target.querySelector('summary span')!.textContent }
}

it('says how many are not possible, and names only those that are', () => {
  const { named, closed, count } = show()
  expect(count()).toBe('(98)')
  expect(closed()).toEqual([])
  expect(new Set(named)).toEqual(new Set(['take 3', 'take 4']))
})

it('names them when they are opened', async () => {
  const { closed, open } = show()
  await open()
  expect(closed().slice(0, 4)).toEqual(['take 0', 'take 1', 'take 2', 'take 5'])
  expect(closed()).toHaveLength(60)
})

it('counts those that fit what a reader looks for', () => {
  const { filter, count } = show()
  filter('7')
  expect(count()).toBe('(19)') // 7, 17 … 97, and 70 … 79
})

it('says why some are impossible, in whatever order the answers come', async () => {
  const { open, ask, answer, answers } = show()
  await open()
  ask(0)
  ask(1)
  await answer(1, 'second')
  await answer(0, 'first')
  expect(answers()).toEqual(['first', 'second'])
})

it('says nothing about another position or to another viewer', async () => {
  const { given, open, ask, answer, answers } = show()
  await open()
  for (const [i, change] of [{ version: 2 }, { decisions: 1 }, { viewer: 1 }].entries()) {
    ask(0)
    given.frame = { ...given.frame, ...change }
    flushSync()
    await answer(i, 'late')
    expect(answers()).toEqual([])
  }
})
