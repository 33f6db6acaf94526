// @vitest-environment page
// The position of an explanation beside the thing that it explains.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import Explanation from '../src/board/Explanation.svelte'
import { choicesOn, comparedOn, placeBeside, titlesOn, type Box, type Side } from '../src/board/explanation_position'

const GROUND = { width: 1000, height: 600 }
const SIZE = { width: 200, height: 100 }
const SIDES: Side[] = ['right', 'left', 'below', 'above']
const box = (left: number, top: number, width = 40, height = 40): Box => ({ left, top, width, height })
const positionOf = (thing: Box, choices: Box[] = [], sides = SIDES) => placeBeside(SIZE, GROUND, thing, choices, sides)

describe('an explanation', () => {
  it('lies on the first side with room', () => {
    expect(positionOf(box(300, 200))).toEqual({ left: 346, top: 200 })
    expect(positionOf(box(900, 200))).toEqual({ left: 694, top: 200 })
    expect(positionOf(box(300, 200), [], ['below', 'above'])).toEqual({ left: 300, top: 246 })
    expect(positionOf(box(300, 540), [], ['below', 'above'])).toEqual({ left: 300, top: 434 })
  })

  it('does not cover choices', () => {
    expect(positionOf(box(300, 200), [box(350, 250)])).toEqual({ left: 346, top: 140 })
    expect(positionOf(box(300, 200), [box(350, 100, 40, 400)])).toEqual({ left: 94, top: 200 })
  })

  it('ignores the choice that it explains', () => {
    expect(positionOf(box(300, 200), [box(280, 180, 80, 80)])).toEqual({ left: 346, top: 200 })
  })

  it('does not cover titles, if another side allows it', () => {
    const slot = box(900, 200)
    expect(placeBeside(SIZE, GROUND, slot, [], SIDES, [box(600, 210, 150, 20)])).toEqual({ left: 794, top: 246 })
    expect(placeBeside(SIZE, GROUND, slot, [], SIDES, [box(600, 0, 400, 600)])).toEqual(positionOf(slot))
    expect(placeBeside(SIZE, GROUND, slot, [box(600, 250, 400, 40)], SIDES, [box(600, 210, 150, 20)])).toEqual({ left: 794, top: 94 })
  })

  it('does not cover compared things, if need be a little further away', () => {
    const compared = [box(300, 200), box(346, 200), box(300, 250), box(346, 250)]
    const near = placeBeside(SIZE, GROUND, compared[0]!, [], SIDES, [], compared)
    expect(near).toEqual({ left: 94, top: 200 })
    const walled = [...compared, box(90, 0, 200, 600)]
    const { left, top } = placeBeside(SIZE, GROUND, compared[0]!, [], SIDES, [], walled)
    expect(walled.some((each) => left < each.left + each.width && left + 200 > each.left && top < each.top + each.height && top + 100 > each.top)).toBe(false)
  })

  it('closes when the layout changes', () => {
    const press = vi.fn()
    const props = $state({ anchor: () => null, root: document.body, sheet: true, pinned: true, close: { label: 'x', press }, children: createRawSnippet(() => ({ render: () => '<b>text</b>' })) })
    const component = mount(Explanation, { target: document.body, props })
    flushSync()
    expect(press).not.toHaveBeenCalled()
    props.sheet = false
    flushSync()
    expect(press).toHaveBeenCalledTimes(1)
    void unmount(component)
  })

  it('finds titles, choices and compared things of a board', () => {
    const parts = ['h2', 'span', 'b', 'button', 'button', 'button', 'button'].map((name) => document.createElement(name))
    parts[1]!.dataset.title = ''
    parts[3]!.className = 'can'
    parts[4]!.dataset.steps = '2'
    parts[5]!.dataset.tab = ''
    parts[6]!.dataset.compare = ''
    for (const each of parts) each.checkVisibility = () => true
    document.body.replaceChildren(...parts)
    expect([titlesOn(document.body).length, choicesOn(document.body).length, comparedOn(document.body).length]).toEqual([2, 3, 1])
  })

  it('covers as little as possible, and stays near, if choices are all around', () => {
    const around = [box(0, 100, 1000, 90), box(0, 250, 1000, 90), box(0, 200, 290, 40), box(350, 200, 650, 40)]
    const { left, top } = positionOf(box(300, 200), around)
    expect(top >= 340 || top + SIZE.height <= 100).toBe(true)
    expect(Math.abs(left + SIZE.width / 2 - 320)).toBeLessThan(20)
  })

  it('stays on the ground even if it is larger', () => {
    const { left, top } = placeBeside({ width: 1200, height: 700 }, GROUND, box(300, 200), [], SIDES)
    expect([left, top]).toEqual([6, 6])
  })
})
