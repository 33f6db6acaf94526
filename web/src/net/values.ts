/** Values in messages of the server, used by `wire.ts` and `frame.ts`. */

export type Value = string | number | boolean | null
export type Args = Record<string, Value>

/** Legal actions of one kind, one for each combination of argument values; `first`: number of the first. */
export interface Family {
  kind: string
  args: [name: string, values: (string | number)[]][]
  first: number
}
