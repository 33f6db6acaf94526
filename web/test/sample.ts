/** The cases of a test: `make prove` takes every one, `make test` one in `step`. */
export const sample = <Case>(every: readonly Case[], step: number): Case[] =>
  every.filter((_, n) => n % step === 0 || process.env.BOARDWRIGHT_PROVE === '1')
