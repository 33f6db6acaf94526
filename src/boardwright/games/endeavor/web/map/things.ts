/** Things on the map by key: `city:london`, `track:africa`, `deck:europe`, `link:paris-venice`, `region:india`. */
import type { Spot } from '@shell/board/arrow_keys'
import type { Deck, Region, View } from '../types'
import { CARD, CITY, cityAt, deckAt, linkAt, rectOf, SPACE, spaceAt, TOKEN, trackBox, type Box } from './geometry'

export type Kind = 'city' | 'track' | 'deck' | 'link'
export interface Thing { key: string; kind: Kind; id: string; box: Box }

const TARGET_SIZE = 84 // width of a target: 42 px on a phone at initial zoom
const square = ({ x, y }: { x: number; y: number }, side: number): Box => ({ x: x - side / 2, y: y - side / 2, width: side, height: side })

/** Returns all things in reading order: region by region, then the links. */
export function things(view: View): Thing[] {
  const thing = (kind: Kind, id: string, box: Box): Thing => ({ key: `${kind}:${id}`, kind, id, box })
  const list: Thing[] = []
  for (const [region, { lane }] of Object.entries(view.regions) as [Region, View['regions'][Region]][]) {
    if (lane.length) list.push(thing('track', region, trackBox(region, lane.length)))
    for (const [deck, data] of Object.entries(view.decks)) if (data.region === region) list.push(thing('deck', deck, { ...deckAt(deck as Deck), ...CARD }))
    for (const [city, data] of Object.entries(view.cities)) if (data.region === region) list.push(thing('city', city, square(cityAt(city), TARGET_SIZE)))
  }
  for (const [link, { a, b }] of Object.entries(view.links)) list.push(thing('link', link, square(linkAt(link, a, b), TOKEN + 4)))
  return list
}

/** Returns the option offered on a thing, such as `occupy:london`; null if there is none. */
export function optionOf({ kind, id }: Thing, options: ReadonlySet<string>): string | null {
  const kinds = { city: ['occupy', 'attack'], track: ['ship'], deck: ['draw'], link: [] }[kind]
  return kinds.map((kind) => `${kind}:${id}`).find((key) => options.has(key)) ?? null
}

export const spot = ({ key, box }: Thing): Spot => ({ key, x: box.x + box.width / 2, y: box.y + box.height / 2 })

/** Returns where a thing is on the canvas; also takes `region:india` and `space:africa:3` (spaces from 1). */
export function boxOf(key: string, view: View): Box | null {
  const [kind, id = '', space] = key.split(':')
  if (kind === 'region') return id in view.regions ? rectOf(id as Region) : null
  if (kind === 'space') {
    const lane = view.regions[id as Region]?.lane
    return lane?.length ? square(spaceAt(id as Region, Number(space) - 1, lane.length), 2 * SPACE) : null
  }
  const thing = things(view).find((thing) => thing.key === key)
  return thing ? (kind === 'city' ? square(cityAt(id), 2 * CITY) : thing.box) : null
}
