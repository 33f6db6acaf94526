/** Areas of the main board and their spaces. Ids that are not in use now are skipped. */
import type { Colour, Place, View } from '../types'

/** Sidings of the track area: a colour of rails and its spaces. */
export const SIDINGS: readonly { colour: Colour | 'any'; places: readonly Place[] }[] = [
  { colour: 'white', places: ['white_2', 'white_1'] },
  { colour: 'natural', places: ['natural_2', 'natural_1'] },
  { colour: 'brown', places: ['brown_2', 'brown_1'] },
  { colour: 'grey', places: ['grey_2', 'grey_1'] },
  { colour: 'black', places: ['black_2', 'black_1'] },
  { colour: 'any', places: ['any_2', 'black_or_grey'] },
]

export const AREAS = {
  locomotives: ['locomotive_1', 'locomotive_2', 'locomotive_3'],
  industry: ['industry_1', 'industry_2', 'industry_3'],
  auxiliary: ['doubler', 'coins', 'temporary'],
  order: ['first', 'second', 'last_round'],
} as const satisfies Record<string, readonly Place[]>
export type AreaName = 'tracks' | keyof typeof AREAS | 'engineers' | 'supply'

/** Places of the engineers' row from the hire space on; places further away are named by their engineer. */
export const ROW_PLACES: readonly Place[] = ['hire', 'engineer_inner', 'engineer_outer']

/** Returns the area of a place. */
export function areaOf(place: Place): AreaName {
  if (SIDINGS.some(({ places }) => places.includes(place))) return 'tracks'
  const area = (Object.keys(AREAS) as (keyof typeof AREAS)[]).find((name) => (AREAS[name] as readonly Place[]).includes(place))
  return area ?? 'engineers'
}

export const openPlaces = (view: View, places: readonly Place[]): Place[] => places.filter((place) => view.spaces[place]?.open)
