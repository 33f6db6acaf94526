// Parts shared by the board and the figures of the rules.

export function drawCard({ card, value, bonus }) {
  const signs = [make('b', { textContent: value }), make('small', { textContent: `№ ${card}` })]
  if (bonus) signs.push(make('small', { textContent: `+${bonus}` }))
  return make('span', { className: 'card' }, signs)
}

export function make(tag, properties, children = []) {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

export const styled = () => make('link', { rel: 'stylesheet', href: new URL('board.css', import.meta.url).href })
