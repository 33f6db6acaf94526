import type { SoundsOfEvents } from '@shell/table/sounds'

export const sounds: SoundsOfEvents = {
  drew: 'card', drew_setup: 'card', paired: 'card',
  placed: 'wagon', swapped: 'wagon', moved: 'wagon', refilled: 'wagon',
}
