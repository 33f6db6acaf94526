/** Return the cases to test: all of them in `make prove`, one in `step` in `make test`. */
export const sample = <Case>(cases: readonly Case[], step: number): Case[] =>
  cases.filter((_, n) => n % step === 0 || process.env.BOARDWRIGHT_PROVE === '1')
