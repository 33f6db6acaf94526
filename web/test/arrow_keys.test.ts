// Arrow keys reach every spot of the main board of Russian Railroads on a laptop, where they once led in circles.
import { expect, it } from 'vitest'
import { nextSpot, type Spot } from '../src/board/arrow_keys'

/** The middle of every spot. */
const BOARD = `
  white_2 94 234, white_1 241 234, natural_2 94 289, natural_1 241 289, brown_2 94 344, brown_1 241 344, grey_2 94 400,
  grey_1 241 400, black_2 94 455, black_1 241 455, any_2 94 510, black_or_grey 241 510, locomotive_1 436 234,
  locomotive_2 436 274, locomotive_3 436 315, industry_1 645 234, industry_2 645 274, industry_3 645 315, doubler 824 234,
  coins 824 274, temporary 824 315, first 397 503, second 527 503, engineer_outer 583 655, engineer_inner 708 655,
  hire 834 655, supply_locomotive_1 623 404, supply_locomotive_2 652 404, supply_locomotive_3 682 404,
  supply_locomotive_4 712 404, supply_locomotive_5 741 404, supply_locomotive_6 781 403, supply_locomotive_7 821 404,
  supply_locomotive_8 851 404, supply_locomotive_9 880 404, supply_doublers 634 451, supply_factory_2 683 451,
  supply_card_four_actions 704 489, supply_card_engineer 848 489, supply_card_factory 673 523,
  supply_card_black_worker 773 523, supply_card_locomotive 852 523`
const spots: Spot[] = BOARD.trim().split(/,\s+/).map((line) => {
  const [key, x, y] = line.split(' ')
  return { key: key!, x: Number(x), y: Number(y) }
})
const KEYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const MAX_PRESSES = 20

/** Return the number of presses with the most direct key each time, and none twice at one spot; null if no key is left. */
function keysTo(goal: Spot, start: Spot): number | null {
  const pressed = new Set<string>()
  let here = start
  for (let count = 0; count <= MAX_PRESSES; count += 1) {
    if (here === goal) return count
    const directness = ([dx, dy]: [number, number]) => dx * (goal.x - here.x) + dy * (goal.y - here.y)
    const key = Object.keys(KEYS).sort((a, b) => directness(KEYS[b]!) - directness(KEYS[a]!)).find((each) => !pressed.has(`${here.key} ${each}`))
    if (!key) return null
    pressed.add(`${here.key} ${key}`)
    here = nextSpot(spots, here.key, key) ?? here
  }
  return null
}

it('the most direct keys lead from every spot to every other', () => {
  const unreached = spots.flatMap((start) => spots.filter((goal) => keysTo(goal, start) === null).map((goal) => `${start.key} to ${goal.key}`))
  expect(unreached).toEqual([])
})
it('an arrow key leads far to the side only if nothing lies ahead', () => {
  const threeSpots = [{ key: 'here', x: 0, y: 0 }, { key: 'ahead', x: 40, y: 0 }, { key: 'below', x: 5, y: 16 }]
  expect(nextSpot(threeSpots, 'here', 'ArrowRight')!.key).toBe('ahead') // although “below” costs less
  expect(nextSpot(threeSpots.slice(0, 1).concat(threeSpots[2]!), 'here', 'ArrowRight')!.key).toBe('below')
  expect(nextSpot(threeSpots, 'here', 'ArrowLeft')).toBeNull()
})
