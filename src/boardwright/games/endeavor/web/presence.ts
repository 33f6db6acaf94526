/** Discs that a player lacks for a card; 0: enough; null: no card to take. */
export type Lack = number | null

export const missingDiscs = (value: number | null, presence: number): Lack => (value === null ? null : Math.max(0, value - presence))
