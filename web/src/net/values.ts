/** What messages of the server carry: `wire.ts` and `frame.ts` are made of these. */

export type Value = string | number | boolean | null
export type Args = Record<string, Value>

/** Legal actions of one kind, one for each combination of its arguments' values; `first` is the number of the first. */
export interface Family {
  kind: string
  args: [name: string, values: (string | number)[]][]
  first: number
}
