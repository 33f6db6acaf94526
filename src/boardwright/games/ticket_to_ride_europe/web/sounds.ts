import type { SoundsOfEvents } from '@shell/lib/sounds'

export const sounds: SoundsOfEvents = {
  took: 'card', drew: 'card', revealed: 'card', kept_tickets: 'card',
  claimed: 'wagon', built_station: 'wagon',
}
