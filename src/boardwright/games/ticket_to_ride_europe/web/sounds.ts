import type { Sound, SoundsOfEvents } from '@shell/table/sounds'
import type { Frame } from '@shell/net/frame'
import { alone, finished } from './done'

const claimed = (now: Frame, before: Frame): readonly Sound[] => (alone(now) && finished(before, now).length ? ['wagon', 'done'] : ['wagon'])

export const sounds: SoundsOfEvents = {
  took: 'card', drew: 'card', revealed: 'card', kept_tickets: 'card',
  claimed, built_station: 'wagon',
}
