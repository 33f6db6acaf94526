// @vitest-environment page
/** The list of choices names impossible actions only on demand, since there may be hundreds. */
import { flushSync, mount, tick, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import type { Frame, Refusal } from '../src/net/frame'
import Choices from '../src/table/Choices.svelte'
import { Words } from '../src/words/words'

let unmountList = () => {}
afterEach(() => unmountList())

function showChoices() {
  const namedActions: string[] = []
  const words = new Words('en', [])
  words.action = ({ kind, args }) => {
    namedActions.push(`${kind} ${args.n}`)
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
  const requests: ((refusal: Refusal) => void)[] = []
  const props = $state({ frame, words, act: () => {}, why: () => new Promise<Refusal>((resolve) => requests.push(resolve)) })
  const component = mount(Choices, { target, props: props })
  flushSync()
  unmountList = () => {
    void unmount(component)
    target.remove()
  }
  const impossibleNames = () => [...target.querySelectorAll('.closed')].map((each) => each.textContent!.trim())
  const filterBy = (text: string) => {
    const input = target.querySelector('input')!
    input.value = text
    input.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
  }
  const openDetails = () => {
    const details = target.querySelector('details')!
    details.open = true
    details.dispatchEvent(new Event('toggle'))
    return tick()
  }
  /** Ask why one of the impossible choices is impossible. */
  const askWhy = (i: number) => target.querySelectorAll<HTMLElement>('.closed')[i]!.click()
  const answerRequest = async (i: number, id: string) => {
    requests[i]!({ id, args: {}, section: null })
    await tick()
    await tick()
    flushSync()
  }
  const shownReasons = () => [...target.querySelectorAll('.answer')].flatMap((each) => each.textContent!.trim() || [])
  return { target, props, namedActions, impossibleNames, filterBy, openDetails, askWhy, answerRequest, shownReasons, count: () => target.querySelector('summary span')!.textContent }
}

it('shows the number of impossible choices, and names only the possible ones', () => {
  const { namedActions, impossibleNames, count } = showChoices()
  expect(count()).toBe('(98)')
  expect(impossibleNames()).toEqual([])
  expect(new Set(namedActions)).toEqual(new Set(['take 3', 'take 4']))
})

it('names impossible choices when they are opened', async () => {
  const { impossibleNames, openDetails } = showChoices()
  await openDetails()
  expect(impossibleNames().slice(0, 4)).toEqual(['take 0', 'take 1', 'take 2', 'take 5'])
  expect(impossibleNames()).toHaveLength(60)
})

it('counts the impossible choices that match the filter', () => {
  const { filterBy, count } = showChoices()
  filterBy('7')
  expect(count()).toBe('(19)') // 7, 17 … 97, and 70 … 79
})

it('shows reasons in the order of the choices, whatever the order of the answers', async () => {
  const { openDetails, askWhy, answerRequest, shownReasons } = showChoices()
  await openDetails()
  askWhy(0)
  askWhy(1)
  await answerRequest(1, 'second')
  await answerRequest(0, 'first')
  expect(shownReasons()).toEqual(['first', 'second'])
})

it('shows no late reason at another position or to another viewer', async () => {
  const { props, openDetails, askWhy, answerRequest, shownReasons } = showChoices()
  await openDetails()
  for (const [i, change] of [{ version: 2 }, { decisions: 1 }, { viewer: 1 }].entries()) {
    askWhy(0)
    props.frame = { ...props.frame, ...change }
    flushSync()
    await answerRequest(i, 'late')
    expect(shownReasons()).toEqual([])
  }
})
