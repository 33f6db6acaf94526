// @vitest-environment page
// A long name is shortened before its ending, which distinguishes equal names.
import { mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import SeatName from '../src/board/SeatName.svelte'

it.each([
  ['Planner 2', ['Planner', ' 2']],
  ['Graditelj trasa 12', ['Graditelj trasa', ' 12']],
  ['Anna-Maria2', ['Anna-Maria', '2']],
  ['Maximilian B.', ['Maximilian', ' B.']],
  ['Ana', ['Ana']],
  ['7', ['7']],
])('shortens %s before its end', (name, parts) => {
  const component = mount(SeatName, { target: document.body, props: { name } })
  const whole = document.querySelector<HTMLElement>('.seat-name')!
  expect([...whole.children].map((each) => each.textContent)).toEqual(parts)
  expect([whole.textContent, whole.title]).toEqual([name, name])
  void unmount(component)
})
