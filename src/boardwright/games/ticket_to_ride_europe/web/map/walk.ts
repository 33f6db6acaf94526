export { neighbour, type Spot } from '@shell/board/walk'
