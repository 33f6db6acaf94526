/** Fair deal in a match file (boardwright.core.domain.deal): its form, and whether it holds; see docs/fair_deals.md. */
import { digest } from '../common/bytes'
import type { ErrorArgs } from '../net/frame'
import type { Deal, DealChair, FileSeat, MatchFile } from './match_file_types'
import { pledgeOf } from './pledge'

const SCHEME = 'boardwright deal 1'
/** For a match that starts from a position. */
const SCHEME_OF_POSITION = 'boardwright deal 2'
const FIELDS = ['scheme', 'commitment', 'key', 'nonce', 'ruleset', 'options', 'order', 'chairs']
const CHAIR = ['kind', 'name', 'level', 'pledge', 'share']
const DIGITS = /^[0-9a-f]{64}$/

/** Contribution of a chair: a share that was pledged first, or only given; a pledged one that never came; nothing. */
export type Contribution = 'pledged' | 'given' | 'missing' | null
export const contributionOf = ({ pledge, share }: DealChair): Contribution => (share !== null ? (pledge === null ? 'given' : 'pledged') : pledge === null ? null : 'missing')

export function isDeal(value: unknown): value is Deal {
  if (!hasExactly(value, FIELDS)) return false
  const { scheme, commitment, key, nonce, ruleset, options, order, chairs } = value
  const hasTexts = (scheme === SCHEME || scheme === SCHEME_OF_POSITION) && [commitment, key, nonce].every(isDigits) && typeof ruleset === 'string'
  return hasTexts && isTable(options) && (order === 'listed' || order === 'drawn') && Array.isArray(chairs) && chairs.every(isChair)
}

/** Returns the chair of each seat. */
export async function seatingOf({ order, chairs }: Deal, seed: string): Promise<number[]> {
  const numbers = chairs.map((_, chair) => chair)
  if (order === 'listed') return numbers
  const digests = await Promise.all(numbers.map((chair) => digest('boardwright order 1', seed, chair)))
  return numbers.sort((a, b) => (digests[a]! < digests[b]! ? -1 : 1))
}

/** Returns what is wrong as an error of a match file; null: the deal holds and leads to the file's header. */
export async function dealFault(file: MatchFile, deal: Deal): Promise<{ reason: string; args?: ErrorArgs } | null> {
  const { chairs, key, nonce, ruleset, options, scheme } = deal
  const position = file.position === null ? [] : [file.position]
  if (scheme !== (position.length ? SCHEME_OF_POSITION : SCHEME)) return { reason: 'deal_differs' }
  const commitment = await digest(scheme, key, nonce, file.game, ruleset, options, chairs.length, ...position)
  if (commitment !== deal.commitment) return { reason: 'deal_commitment' }
  for (const [i, chair] of chairs.entries()) {
    const reason = await shareFault(chairs, i)
    if (reason) return { reason, args: { chair: i + 1 } }
  }
  const seed = await digest('boardwright seed 1', deal.commitment, key, chairs.map(({ share }) => share))
  if (seed !== file.seed) return { reason: 'deal_seed' }
  if (file.players !== chairs.length || file.data !== null) return { reason: 'deal_differs' }
  const seats = (await seatingOf(deal, seed)).map((chair) => identityOf(chairs[chair]!))
  return file.seats?.every(isNamed) && JSON.stringify(file.seats.map(identityOf)) === JSON.stringify(seats) ? null : { reason: 'deal_seats' }
}

/** Returns why the share of a chair may have been chosen after seeing another; null: it was not. Same rules as in docs/fair_deals.md. */
async function shareFault(chairs: readonly DealChair[], i: number): Promise<string | null> {
  const { kind, pledge, share } = chairs[i]!
  const contribution = contributionOf(chairs[i]!)
  if (contribution && kind !== 'person') return 'deal_bot'
  if (pledge !== null && chairs.findIndex((chair) => chair.pledge === pledge) < i) return 'deal_copied'
  const isOnlyShare = chairs.every((chair) => chair.pledge === null) && chairs.findIndex((chair) => chair.kind === 'person') === i
  if (contribution === 'given' && !isOnlyShare) return 'deal_unpledged'
  return contribution === 'pledged' && pledge !== (await pledgeOf(share!)) ? 'deal_share' : null
}

/** Returns whether the deal names rules and options as the file does. If not, only the rules know whether they mean the same. */
export const namesSameRules = async ({ ruleset, options }: MatchFile, deal: Deal): Promise<boolean> =>
  ruleset === deal.ruleset && (await digest(options)) === (await digest(deal.options))

/** Returns the digest of everything the table showed before the first share. */
export const promiseDigest = ({ commitment, order, chairs }: Deal): Promise<string> =>
  digest('boardwright promise 1', commitment, order, chairs.map((chair) => [...identityOf(chair), chair.pledge]))

const isNamed = (seat: FileSeat): boolean => ['kind', 'name', 'level'].every((name) => Object.hasOwn(seat, name))

/** Returns who sits on a chair or seat. */
export const identityOf = ({ kind, name, level }: FileSeat): (string | null)[] => [kind ?? null, name ?? null, level ?? null]
const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
const hasExactly = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isTable(value) && Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name))
const isDigits = (value: unknown): boolean => typeof value === 'string' && DIGITS.test(value)
const isChair = (value: unknown): boolean =>
  hasExactly(value, CHAIR) &&
  [value.kind, value.name, value.level].every((each) => each === null || typeof each === 'string') &&
  [value.pledge, value.share].every((each) => each === null || isDigits(each))
