/** Returns the place of a seat; seats that share a place have the best of them. */
export function placeOf(ranking: readonly (readonly number[])[], seat: number): number {
  const at = ranking.findIndex((shared) => shared.includes(seat))
  return 1 + ranking.slice(0, at).reduce((sum, { length }) => sum + length, 0)
}
