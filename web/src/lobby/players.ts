/** Possible numbers of players of a game. Separate from `start`, because the rules of match files need it without a page. */
import type { Args } from '../net/frame'
import type { GameInfo } from '../net/api'

/** Returns the numbers of players that the chosen options allow. */
export function playersWith(game: Pick<GameInfo, 'players' | 'options'>, options: Args): number[] {
  const bounds = Object.entries(game.options).map(([name, option]) => option.players[String(options[name] ?? option.default)])
  return game.players.filter((count) => bounds.every((bound) => !bound || (bound[0] <= count && count <= bound[1])))
}
