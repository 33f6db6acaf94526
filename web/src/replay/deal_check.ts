/** Checks whether a match was dealt as promised: recomputes everything from the match file and from what the page has stored. */
import { contributionOf, identityOf, promiseDigest, seatingOf, type Contribution } from '../rules/deal'
import { loadPageRules } from '../rules/load'
import { readMatchFile } from '../rules/match_file'
import type { Deal, DealChair, MatchFile } from '../rules/match_file_types'
import { PageReplay } from '../rules/page_replay'
import { ApiError, type Api } from '../net/api'
import type { Frame } from '../net/frame'
import { readAllDeals, isSamePromise, readDeal, type StoredDeal } from '../gathering/shares'

/** `nothing`: a person's chair that neither pledged nor gave; null: a bot's. */
export type ShownContribution = Contribution | 'nothing'

export interface DealReport {
  commitment: string
  /** Digest of all that the table showed before the deal. */
  promise: string
  /**
   * Whether it is the deal that this page stored. `after`: no player had pledged, so it does not show that the server did not choose;
   * `unknown`: this page stored nothing.
   */
  promised: 'same' | 'after' | 'other' | 'unknown'
  /** Contribution of each seat. */
  shares: ShownContribution[]
  /** Whether a pledge or share of this page was not counted. */
  leftOut: boolean
  /** Whether the file names other people on the seats than the match does. */
  otherSeats: boolean
  /** Number of decisions replayed from the seed; null: the rules for that are missing. */
  replayed: number | null
  /** Whether the replay leads to the result shown. */
  sameEnd: boolean
}

type Shown = Pick<Frame, 'match' | 'result' | 'seats'>

/**
 * Checks a deal. Null: the file has no deal; `gone`: it has none, though this page was promised one. Rejects with ApiError `broken_record`
 * if it is wrong, and with RulesFailed or BadModule.
 */
export async function checkDeal(text: string, frame: Shown, server: Pick<Api, 'rules' | 'rulesModule'>): Promise<DealReport | 'gone' | null> {
  const file = await readMatchFile(text)
  if (!file) throw new ApiError('broken_record', { at: 'deal', reason: 'other' })
  if (!file.deal) return isPromised(readDeal(frame.match.id)) ? 'gone' : null
  const { deal } = file
  const seating = await seatingOf(deal, file.seed)
  const stored = storedDeal(deal, frame.match.id)
  const replay = await playedAgain(file, server)
  return {
    commitment: deal.commitment,
    promise: await promiseDigest(deal),
    promised: promisedHere(deal, stored),
    shares: seating.map((chair) => shownContribution(deal.chairs[chair]!)),
    leftOut: isLeftOut(deal, stored, frame),
    otherSeats: frame.seats.some(({ kind, name }, seat) => kind === 'person' && name !== file.seats?.[seat]?.name),
    replayed: replay?.decisions ?? null,
    sameEnd: !replay || endOf(replay.frame(replay.decisions, Number.MAX_SAFE_INTEGER)) === endOf(frame),
  }
}

const shownContribution = (chair: DealChair): ShownContribution => contributionOf(chair) ?? (chair.kind === 'person' ? 'nothing' : null)
const isPromised = ({ shares, promised }: StoredDeal): boolean => promised !== undefined || Object.keys(shares).length > 0

async function playedAgain(file: MatchFile, server: Pick<Api, 'rules' | 'rulesModule'>): Promise<PageReplay | null> {
  const rules = await loadPageRules(file.game, server)
  return rules && PageReplay.open(file, rules)
}

const endOf = ({ result }: Pick<Frame, 'result'>): string => JSON.stringify([result?.ranking, result?.scores])

function promisedHere({ commitment, order, chairs }: Deal, { promised }: StoredDeal): DealReport['promised'] {
  if (!promised) return 'unknown'
  const pledges = chairs.map(({ pledge }) => pledge)
  if (!isSamePromise(promised, { commitment, order, pledges, who: chairs.map(identityOf) })) return 'other'
  return pledges.some((pledge) => pledge !== null) ? 'same' : 'after'
}

/** Returns what this page stored about the deal. A file has no match id, so the commitment identifies the deal. */
function storedDeal({ commitment }: Deal, id: string): StoredDeal {
  const stored = readDeal(id)
  return stored.promised ? stored : (readAllDeals().find(({ promised }) => promised?.commitment === commitment) ?? stored)
}

/** Returns whether a pledged share of the table is missing, or none counted though a player here sat at the table and had pledged. */
function isLeftOut({ chairs }: Deal, { shares, promised }: StoredDeal, { seats }: Shown): boolean {
  const counted = (share: string): boolean => chairs.some((chair) => chair.share === share)
  const ours = Object.entries(shares)
  if (ours.some(([pledge, share]) => promised?.pledges.includes(pledge) && !counted(share))) return true
  const sat = seats.some(({ yours }) => yours) || promised?.pledges.every((pledge) => pledge === null)
  return ours.length > 0 && !!sat && !ours.some(([, share]) => counted(share))
}
