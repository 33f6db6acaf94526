/** The setting of place names applies to cities, and to the routes and tickets named after them. */
import { expect, it } from 'vitest'
import { loadWords } from '../src/words/word_files'
import type { PlaceNames } from '../src/words/words'

const EUROPE = 'ticket_to_ride_europe'

it.each<[PlaceNames, string, string]>([
  ['printed', 'Angora – Constantinople', 'Angora'],
  ['local', 'Ankara – Istanbul', 'Ankara'],
  ['both', 'Angora – Constantinople', 'Ankara'],
])('names of places: %s', async (places, route, localName) => {
  const words = (await loadWords('en', EUROPE, { places })).withNames(['Ana'])
  const id = 'angora-constantinople'
  expect(words.t(`route-${id}`)).toBe(route)
  expect(words.action({ kind: 'claim', args: { route: id } })).toContain(route)
  expect(words.prompt({ id: 'pay_route', args: { route: id, cost: 2 } })).toContain(route)
  expect(words.event({ kind: 'gave_up', args: { seat: 0, route: id } })).toContain(route)
  expect(words.t('ticket-roma-smyrna')).toBe(places === 'local' ? 'Rome – Izmir' : 'Roma – Smyrna')
  expect(words.local('city-angora')).toBe(localName)
})

it('the setting changes nothing in other games', async () => {
  const [local, both] = await Promise.all([loadWords('cs', 'endeavor', { places: 'local' }), loadWords('cs', 'endeavor', { places: 'both' })])
  expect(both.t('title')).toBe(local.t('title'))
  expect(both.local('title')).toBe(local.t('title'))
})
