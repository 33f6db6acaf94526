/** The turn order that the claims make for the next round (fact sheet 5.9, R19): the claimed places to those who claimed them, all others as they stood. */
export function nextOrder(order: readonly number[], claims: readonly (number | null)[]): number[] {
  const [first = null, second = null] = claims
  if (first === null && second === order[0]) return [...order] // who is first and alone claims the second place stays first
  const rest = order.filter((seat) => seat !== first && seat !== second)
  const next = first === null ? rest : [first, ...rest]
  return second === null ? next : [next[0]!, second, ...next.slice(1)]
}
