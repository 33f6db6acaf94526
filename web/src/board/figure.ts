/** Figures for the rulebook, from Svelte components. */
import { mount, unmount, type Component } from 'svelte'
import type { Figure } from './board'

/** Returns a figure drawn by a component, which gets the words besides its props. */
export const figure = <Props extends Record<string, any>>(name: string, drawing: Component<Props>, props?: Omit<NoInfer<Props>, 'words'>): Figure => ({
  name,
  draw(element, words) {
    const drawn = mount(drawing, { target: element, props: { ...props, words } as unknown as Props })
    return () => void unmount(drawn)
  },
})
