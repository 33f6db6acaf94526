// Animates cards from their old to their new places. A card that was not visible comes out of a hand or the talon.

const boxOf = (element) => element?.getBoundingClientRect()

/** Returns the place of each card by name, and the places that cards come from. */
export function places(table) {
  const cards = [...table.querySelectorAll('[data-card]')].map((element) => [element.dataset.card, boxOf(element)])
  const spots = [...table.querySelectorAll('[data-spot]')].map((element) => [element.dataset.spot, boxOf(element)])
  return { cards: new Map(cards), spots: new Map(spots) }
}

export function settle(table, before) {
  for (const element of table.querySelectorAll('[data-card]')) {
    const from = before.cards.get(element.dataset.card) ?? before.spots.get(element.dataset.from)
    const to = boxOf(element)
    if (!from || !from.width || !to.width) continue
    const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2]
    if (Math.abs(x) + Math.abs(y) < 2) continue
    element.animate([{ translate: `${x}px ${y}px`, scale: Math.min(1, from.width / to.width) }, { translate: '0 0', scale: 1 }], { duration: 280, easing: 'cubic-bezier(.2, .8, .25, 1)' })
  }
}
