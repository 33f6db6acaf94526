/**
 * Returns the turn order of the next round (fact sheet 5.9, R19): claimed places go to their claimants, all other players keep their order.
 */
export function nextOrder(order: readonly number[], claims: readonly (number | null)[]): number[] {
  const [first = null, second = null] = claims
  if (first === null && second === order[0]) return [...order] // the first place is unclaimed: a first player who claims the second stays first
  const rest = order.filter((seat) => seat !== first && seat !== second)
  const next = first === null ? rest : [first, ...rest]
  return second === null ? next : [next[0]!, second, ...next.slice(1)]
}
