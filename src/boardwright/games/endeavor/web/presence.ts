/** How many discs somebody lacks for a card; 0: enough; null: there is no card to be had. */
export type Lack = number | null

export const missing = (value: number | null, presence: number): Lack => (value === null ? null : Math.max(0, value - presence))
