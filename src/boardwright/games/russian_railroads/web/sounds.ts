import type { SoundsOfEvents } from '@shell/table/sounds'

export const sounds: SoundsOfEvents = {
  took_card: 'card', took_bonus: 'card', hired: 'card', used_token: 'card',
  stepped: 'wagon', took_locomotive: 'wagon', built: 'wagon', advanced: 'wagon',
  got_coins: 'coin', scored: 'coin', got_points: 'coin',
}
