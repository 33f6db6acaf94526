/** Records in which a module's `compare` and `expect` are asked and answer; counterparts of core/machine/comparing.py and expecting.py, which
explain the fields. */
import type { Layout } from './record'

export const COMPARISON: Layout = {
  size: 1952,
  fields: {
    budget: [0, 'i8', []],
    given: [8, 'i4', []],
    alone: [12, 'i4', []],
    all_known: [16, 'i4', []],
    measured: [20, 'i4', []],
    count: [24, 'i4', []],
    ids: [28, 'i4', [32]],
    tries: [156, 'i4', [32]],
    measures: [284, 'i4', [32]],
    chances: [416, 'f8', [32]],
    points: [672, 'f8', [32]],
    gains: [928, 'f8', [32]],
    errors: [1184, 'f8', [32]],
    point_gains: [1440, 'f8', [32]],
    point_errors: [1696, 'f8', [32]],
  },
}

export const EXPECTATION: Layout = {
  size: 72,
  fields: {
    samples: [0, 'i8', []],
    chance: [8, 'i4', [8]],
    points: [40, 'i4', [8]],
  },
}
