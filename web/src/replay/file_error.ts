/** Why a page without a server cannot open a match file, in the words of a server. */
import { ApiError, type Api } from '../net/api'
import { FORMAT, readMatchFile } from '../rules/match_file'

/** Returns the error of a file that the page cannot replay. */
export async function fileError(text: string, site: Pick<Api, 'games' | 'rules'>): Promise<ApiError> {
  const head = headOf(text)
  if (!head) return broken('format', 'no_json')
  const { format, game, ruleset } = head
  if (format !== FORMAT) return broken('format', 'value', format, FORMAT)
  const games = (await site.games()).map(({ id }) => id)
  if (!games.includes(String(game))) return broken('game', 'unknown_game', game, games.join(', '))
  const known = (await site.rules(String(game)))?.manifest.ruleset
  if (known !== undefined && ruleset !== `${known}`) return broken('ruleset', 'ruleset', ruleset, `${known}`)
  const file = await readMatchFile(text)
  if (!file) return broken('file', 'other')
  return new ApiError(file.position === null ? 'no_server' : 'position_unread')
}

function headOf(text: string): Record<string, unknown> | null {
  try {
    const file: unknown = JSON.parse(text)
    return typeof file === 'object' ? (file as Record<string, unknown> | null) : null
  } catch {
    return null
  }
}

const broken = (at: string, reason: string, value: unknown = '', expected = ''): ApiError =>
  new ApiError('broken_record', { at, reason, value: String(value).slice(0, QUOTED), expected })

/** Maximum number of characters of a file that an error quotes. */
const QUOTED = 60
