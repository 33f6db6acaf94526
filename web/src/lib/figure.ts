/** Pictures for the rules out of Svelte components, which get the words. */
import { mount, unmount, type Component } from 'svelte'
import type { BoardWords, Figure } from './board'

export function figure<Props extends Record<string, unknown>>(name: string, drawing: Component<Props & { words: BoardWords }>, props: Props = {} as Props): Figure {
  return {
    name,
    draw(element, words) {
      const drawn = mount(drawing, { target: element, props: { ...props, words } })
      return () => void unmount(drawn)
    },
  }
}
