/** Buildings and cards of the figures, with the numbers of data/buildings.toml and data/cards.toml. */
import type { BuildingView, CardView, Icons } from '../types'

const NONE: Icons = { industry: 0, culture: 0, finance: 0, politics: 0, glory: 0 }
const building = (level: number, more: Partial<BuildingView>): BuildingView => ({ ...NONE, level, stock: 0, actions: [], join: null, ...more })
const card = (deck: CardView['deck'], value: number, more: Partial<CardView>): CardView => ({ ...NONE, deck, value, governor: false, abolition: false, ...more })

export const BUILDINGS = {
  market: building(1, { actions: ['draw'] }),
  shipyard: building(1, { culture: 1, actions: ['ship'] }),
  workshop: building(1, { industry: 2 }),
  guild_hall: building(2, { actions: ['ship', 'draw'], join: 'or' }),
  docks: building(3, { actions: ['occupy', 'ship'], join: 'and' }),
  parliament: building(5, { politics: 2, actions: ['payment'] }),
}
export const CARDS = {
  india_3: card('india', 3, { culture: 1, finance: 2, politics: 1 }),
  caribbean_4: card('caribbean', 4, { politics: 3, glory: 2 }),
  africa_governor: card('africa', 0, { governor: true, finance: 2, politics: 1, glory: 1 }),
  slavery_2: card('slavery', 2, { industry: 1, finance: 2 }),
  europe_5: card('europe', 5, { culture: 3, glory: 3, abolition: true }),
}
