// Log texts of this game's events, and the cards they are about.

export const story = {
  headings: new Set(['won_deal']),
  places: ({ kind, args }) => (['played', 'exchanged', 'turned_up'].includes(kind) && args.card ? [args.card] : []),
  aim: ({ args }) => (args.card ? [args.card] : []),
}
