/** The record in which a module's `compare` is asked and answers; counterpart of core/machine/comparing.py, which explains the fields. */
import type { Layout } from './record'

export const COMPARISON: Layout = {
  size: 1944,
  fields: {
    budget: [0, 'i8', []],
    given: [8, 'i4', []],
    alone: [12, 'i4', []],
    measured: [16, 'i4', []],
    count: [20, 'i4', []],
    ids: [24, 'i4', [32]],
    tries: [152, 'i4', [32]],
    measures: [280, 'i4', [32]],
    chances: [408, 'f8', [32]],
    points: [664, 'f8', [32]],
    gains: [920, 'f8', [32]],
    errors: [1176, 'f8', [32]],
    point_gains: [1432, 'f8', [32]],
    point_errors: [1688, 'f8', [32]],
  },
}
