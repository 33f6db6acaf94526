/** Viewport of the map of Europe. */
import { View as Window } from '@shell/board/pan/view.svelte'
import { HEIGHT, WIDTH } from './board'

export class View extends Window {
  constructor() {
    super({ width: WIDTH, height: HEIGHT, middle: 0.46 })
  }
}
