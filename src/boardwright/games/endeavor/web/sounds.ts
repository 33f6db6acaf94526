import type { SoundsOfEvents } from '@shell/table/sounds'

export const sounds: SoundsOfEvents = {
  drew: 'card', governs: 'card', discarded: 'card',
  built: 'wagon', occupied: 'wagon', shipped: 'wagon', attacked: 'wagon',
  paid: 'coin', linked: 'coin',
}
