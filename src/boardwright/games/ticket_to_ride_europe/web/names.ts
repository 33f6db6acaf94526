// Generated: run `python docs/generate.py` after changing src/boardwright/games/ticket_to_ride_europe/{components,state,actions,events}.py.

export const CARDS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive'] as const
export type Card = (typeof CARDS)[number]
export const CITY_IDS = [
  'amsterdam', 'angora', 'athina', 'barcelona', 'berlin', 'brest', 'brindisi', 'bruxelles', 'bucuresti', 'budapest', 'cadiz', 'constantinople', 'danzig',
  'dieppe', 'edinburgh', 'erzurum', 'essen', 'frankfurt', 'kharkov', 'kobenhavn', 'kyiv', 'lisboa', 'london', 'madrid', 'marseille', 'moskva', 'munchen',
  'palermo', 'pamplona', 'paris', 'petrograd', 'riga', 'roma', 'rostov', 'sarajevo', 'sevastopol', 'smolensk', 'smyrna', 'sochi', 'sofia', 'stockholm',
  'venezia', 'warszawa', 'wien', 'wilno', 'zagrab', 'zurich',
] as const
export type City = (typeof CITY_IDS)[number]
export const PHASES = ['start_tickets', 'turn', 'second_card', 'pay', 'tunnel', 'tickets', 'over'] as const
export type Phase = (typeof PHASES)[number]
export const ROUTE_IDS = [
  'amsterdam-bruxelles', 'amsterdam-essen', 'amsterdam-frankfurt', 'amsterdam-london', 'angora-constantinople', 'angora-erzurum', 'angora-smyrna',
  'athina-brindisi', 'athina-sarajevo', 'athina-smyrna', 'athina-sofia', 'barcelona-madrid', 'barcelona-marseille', 'barcelona-pamplona', 'berlin-danzig',
  'berlin-essen', 'berlin-frankfurt-1', 'berlin-frankfurt-2', 'berlin-warszawa-1', 'berlin-warszawa-2', 'berlin-wien', 'brest-dieppe', 'brest-pamplona',
  'brest-paris', 'brindisi-palermo', 'brindisi-roma', 'bruxelles-dieppe', 'bruxelles-frankfurt', 'bruxelles-paris-1', 'bruxelles-paris-2', 'bucuresti-budapest',
  'bucuresti-constantinople', 'bucuresti-kyiv', 'bucuresti-sevastopol', 'bucuresti-sofia', 'budapest-kyiv', 'budapest-sarajevo', 'budapest-wien-1',
  'budapest-wien-2', 'budapest-zagrab', 'cadiz-lisboa', 'cadiz-madrid', 'constantinople-sevastopol', 'constantinople-smyrna', 'constantinople-sofia',
  'danzig-riga', 'danzig-warszawa', 'dieppe-london-1', 'dieppe-london-2', 'dieppe-paris', 'edinburgh-london-1', 'edinburgh-london-2', 'erzurum-sevastopol',
  'erzurum-sochi', 'essen-frankfurt', 'essen-kobenhavn-1', 'essen-kobenhavn-2', 'frankfurt-munchen', 'frankfurt-paris-1', 'frankfurt-paris-2', 'kharkov-kyiv',
  'kharkov-moskva', 'kharkov-rostov', 'kobenhavn-stockholm-1', 'kobenhavn-stockholm-2', 'kyiv-smolensk', 'kyiv-warszawa', 'kyiv-wilno', 'lisboa-madrid',
  'madrid-pamplona-1', 'madrid-pamplona-2', 'marseille-pamplona', 'marseille-paris', 'marseille-roma', 'marseille-zurich', 'moskva-petrograd',
  'moskva-smolensk', 'munchen-venezia', 'munchen-wien', 'munchen-zurich', 'palermo-roma', 'palermo-smyrna', 'pamplona-paris-1', 'pamplona-paris-2',
  'paris-zurich', 'petrograd-riga', 'petrograd-stockholm', 'petrograd-wilno', 'riga-wilno', 'roma-venezia', 'rostov-sevastopol', 'rostov-sochi',
  'sarajevo-sofia', 'sarajevo-zagrab', 'sevastopol-sochi', 'smolensk-wilno', 'venezia-zagrab', 'venezia-zurich', 'warszawa-wien', 'warszawa-wilno',
  'wien-zagrab',
] as const
export type Route = (typeof ROUTE_IDS)[number]
export const SUBSETS = ['1', '2', '3', '4', '12', '13', '14', '23', '24', '34', '123', '124', '134', '234', '1234'] as const
export type Subset = (typeof SUBSETS)[number]
export const TICKET_IDS = [
  'athina-edinburgh', 'brest-petrograd', 'cadiz-stockholm', 'danzig-lisboa', 'erzurum-kobenhavn', 'moskva-palermo', 'amsterdam-pamplona', 'amsterdam-wilno',
  'angora-athina', 'angora-kharkov', 'athina-wilno', 'barcelona-bruxelles', 'barcelona-munchen', 'berlin-bucuresti', 'berlin-london', 'berlin-moskva',
  'berlin-roma', 'brest-marseille', 'brest-venezia', 'brindisi-zagrab', 'brindisi-zurich', 'bruxelles-danzig', 'bucuresti-riga', 'budapest-sofia',
  'budapest-zurich', 'constantinople-palermo', 'constantinople-venezia', 'dieppe-madrid', 'edinburgh-paris', 'erzurum-rostov', 'essen-kyiv', 'essen-marseille',
  'frankfurt-kobenhavn', 'frankfurt-smolensk', 'kyiv-petrograd', 'kyiv-sochi', 'london-wien', 'madrid-zurich', 'paris-wien', 'paris-zagrab', 'roma-smyrna',
  'rostov-smolensk', 'sarajevo-sevastopol', 'smolensk-warszawa', 'smyrna-sofia', 'stockholm-wien',
] as const
export type Ticket = (typeof TICKET_IDS)[number]

/** The declared fields as plain data: the base of views and positions. */
export interface Fields {
  turn: number
  active: number
  first: number
  hands: Partial<Record<Card, number>>[]
  known: Partial<Record<Card, number>>[]
  blind: Partial<Record<Card, number>>[]
  row: (Card | null)[]
  taken: number
  deck: Partial<Record<Card, number>>
  discard: Partial<Record<Card, number>>
  earlier: Partial<Record<Card, number>>[][]
  shown: {
    seat: number
    draws: number
    card: Card
    cards: number
  }[]
  trains: number[]
  stations: number[]
  points: number[]
  owners: Partial<Record<Route, number>>
  built: Partial<Record<City, number>>
  laid: {
    route: Route
    colour: Card
    cards: number
    locomotives: number
    revealed: Card[]
  } | null
  tickets: {
    ticket: Ticket | null
    draw: number
  }[][]
  offered: ((Ticket | null)[])[]
  dropped: ((Ticket | null)[])[]
  returned: ({
    ticket: Ticket
    seat: number
    draw: number
  } | null)[]
  draws: number
  last_round: {
    seat: number
    turns_left: number
  } | null
  passes: number
}
