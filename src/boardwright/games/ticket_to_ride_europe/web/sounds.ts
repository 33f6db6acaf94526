import type { Sound, SoundsOfEvents } from '@shell/table/sounds'
import type { Frame } from '@shell/net/frame'
import { isAlone, completedTickets } from './news'

const claimed = (now: Frame, before: Frame): readonly Sound[] => (isAlone(now) && completedTickets(before, now).length ? ['wagon', 'done'] : ['wagon'])

export const sounds: SoundsOfEvents = {
  took: 'card', drew: 'card', revealed: 'card', kept_tickets: 'card',
  claimed, built_station: 'wagon',
}
