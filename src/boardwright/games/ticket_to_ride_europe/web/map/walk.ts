export { neighbour, type Spot } from '@shell/lib/walk'
