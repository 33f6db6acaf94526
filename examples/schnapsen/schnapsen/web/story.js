// How the log tells what happened, and which cards it is about.

export const story = {
  headings: new Set(['won_deal']),
  places: ({ kind, args }) => (['played', 'exchanged', 'turned_up'].includes(kind) && args.card ? [args.card] : []),
  aim: ({ args }) => (args.card ? [args.card] : []),
}
