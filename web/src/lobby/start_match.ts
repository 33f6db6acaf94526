/** Starts matches: in one click against a bot, or with chosen seats. */
import { isStatic } from '../common/site'
import { isLocal } from '../local/ids'
import { ApiError, type GameInfo, type NewMatch, type SeatWish } from '../net/api'
import type { Args, Frame } from '../net/frame'
import { drawShare, storeDeal } from '../gathering/shares'
import { address, navigate, unlessLeft } from '../common/route.svelte'
import { settings } from '../common/settings.svelte'
import { api } from '../common/shell.svelte'
import { preloadTable } from './preload_table'
import { isReadyHere } from './compile_progress.svelte'
import { playersWith } from './players'

/** Whether the game has a bot of that name. */
export const hasBot = (game: GameInfo, name: string): boolean => [...game.levels, ...game.styles].includes(name)

/** Returns the default opponent: the last one here, or the easiest. */
export function defaultOpponent(game: GameInfo): string {
  const last = settings.opponents[game.id]
  return last && hasBot(game, last) ? last : (game.levels[0] ?? 'random')
}

export const defaultOptions = (game: GameInfo): NewMatch['options'] =>
  Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, option.default]))

export const defaultSeats = (game: GameInfo): SeatWish[] => [
  { kind: 'person', name: settings.name },
  ...Array.from({ length: botsNeeded(game) }, (): SeatWish => ({ kind: 'bot', level: defaultOpponent(game) })),
]

/** Returns how many bots a single player needs. */
export const botsNeeded = (game: GameInfo): number => Math.max(1, Math.min(...playersWith(game, {})) - 1)

/** Whether new matches are kept on this device: by the reader's setting, or because there is no server. */
export const keepsMatchesHere = (): boolean => isStatic() || settings.here

/**
 * Creates the match and opens it. A player without a name is called by the number of the seat, in each reader's language. `here`: keeps it
 * on this device only; this also happens while the server is unreachable.
 */
export function startMatch(wish: NewMatch, here = keepsMatchesHere()): Promise<void> {
  const started = createAndOpen(wish, here)
  starting = started.catch(() => {}).finally(() => (starting = null))
  return started
}

let starting: Promise<void> | null = null

/** Resolves when the match is created or has failed; null: none is being created. */
export const startingMatch = (): Promise<void> | null => starting

async function createAndOpen(wish: NewMatch, here: boolean): Promise<void> {
  if (here && !isReadyHere(wish.game, wish.seats.some((seat) => seat.kind === 'bot'))) throw new ApiError('not_ready_here')
  const openAddress = unlessLeft(navigate)
  preloadTable(wish.game, here)
  const seats = wish.seats.map((seat): SeatWish => (seat.kind === 'bot' ? seat : { ...seat, name: seat.name?.trim() || null }))
  const full = { ...wish, seats, pause: settings.pause, curtain: settings.curtain }
  const id = here ? (await api.newMatchHere(full)).id : await createOnServer(full).catch((error) => createWithoutServer(full, error))
  const [bot] = seats.filter((seat) => seat.kind === 'bot')
  if (bot) settings.opponents[wish.game] = bot.level
  settings.played[wish.game] = Date.now()
  openAddress(address.table(id))
}

/** Creates a match on the server; if a person plays, with a share of the deal. */
async function createOnServer(wish: NewMatch): Promise<string> {
  const { share, pledge } = await drawShare()
  const added = wish.seats.some((seat) => seat.kind === 'person') ? { share } : {}
  const { id, commitment } = await api.newMatch({ ...wish, ...added })
  storeDeal(id, { shares: added.share ? { [pledge]: share } : {}, promised: { commitment, order: 'listed', pledges: wish.seats.map(() => null) } })
  return id
}

/** Creates the match on this device if the server is unreachable; one from a position is started by `startFromPosition`. */
async function createWithoutServer(wish: NewMatch, error: unknown): Promise<string> {
  if (wish.start || !(error instanceof ApiError) || error.id !== 'unreachable') throw error
  return (await api.newMatchHere(wish)).id
}

export const playNow = (game: GameInfo): Promise<void> =>
  startMatch({ game: game.id, seats: defaultSeats(game), options: defaultOptions(game) })

/**
 * Returns the level next to a bot's, easier (-1) or harder (1), if there is one. A bot without a level counts as between the two hardest.
 */
export function neighbourLevel(game: GameInfo, bot: string, by: -1 | 1): string | null {
  const { levels } = game
  const at = levels.indexOf(bot)
  return levels[at >= 0 ? at + by : levels.length + (by < 0 ? -2 : -1)] ?? null
}

/** Starts a match with the same players and options; `bots`: returns the bot that replaces a bot (default: itself). */
export const playAgain = (frame: Frame, bots: (bot: string) => string = (bot) => bot): Promise<void> =>
  startMatch(
    {
      game: frame.match.game,
      seats: frame.seats.map((seat) =>
        seat.kind === 'person' ? { kind: 'person', name: seat.name } : { kind: 'bot', level: bots(seat.level ?? 'random') },
      ),
      options: frame.match.options as NewMatch['options'],
      rated: frame.match.rated,
    },
    isLocal(frame.match.id),
  )
