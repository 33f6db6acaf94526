/**
 * Returns which wagons can stay where they are: a longest ascending choice of the seven that leaves room for the missing numbers. A visual
 * aid only; the rules do not use it.
 */
export function fittingWagons(cards: readonly (number | null)[], highest = 84): boolean[] {
  const places = cards.length
  let best = 0
  let bestCount = -1
  let bestDeviation = Infinity
  for (let chosen = 0; chosen < 1 << places; chosen++) {
    let count = 0
    let deviation = 0 // distance from evenly spread numbers, to choose between results of the same length
    let last = -1
    let lastCard = 0
    let possible = true
    for (let i = 0; i < places && possible; i++) {
      if (!(chosen & (1 << i))) continue
      const card = cards[i]
      if (card == null || card - lastCard < i - last || highest - card < places - 1 - i) possible = false
      else {
        deviation += Math.abs(card - ((i + 0.5) * highest) / places)
        count += 1
        last = i
        lastCard = card
      }
    }
    if (possible && (count > bestCount || (count === bestCount && deviation < bestDeviation))) {
      best = chosen
      bestCount = count
      bestDeviation = deviation
    }
  }
  return cards.map((_, i) => (best & (1 << i)) !== 0)
}
