/** Whether a match was dealt as it was promised: the page computes everything again, from the match file and what it has kept. */
import { addedBy, seatingOf, who, type Added, type Deal } from '../rules/deal'
import { loadPageRules } from '../rules/load'
import { readMatchFile, type MatchFile } from '../rules/match_file'
import { PageReplay } from '../rules/page_replay'
import type { Api } from './api'
import type { Frame } from './frame'
import { allKeptDeals, isSame, keptDeal, type KeptDeal } from './shares'

export interface DealReport {
  commitment: string
  /** Whether it is the deal that this page was promised; unknown: it was promised none. */
  promised: 'same' | 'other' | 'unknown'
  /** By seat what it added. */
  shares: Added[]
  /** Something that this page gave was not counted. */
  leftOut: boolean
  /** How many decisions were played again from the seed; null: there are no rules for that here. */
  replayed: number | null
  /** Whether that leads to the end that is shown. */
  sameEnd: boolean
}

/** Null: the file has no deal. Rejects with ApiError `broken_record` where something does not hold, and with RulesFailed or BadModule. */
export async function checkDeal(text: string, frame: Pick<Frame, 'match' | 'result'>, server: Pick<Api, 'rules' | 'rulesModule'>): Promise<DealReport | null> {
  const file = await readMatchFile(text)
  if (!file?.deal) return null
  const { deal } = file
  const seating = await seatingOf(deal, file.seed)
  const kept = keptOf(deal, frame.match.id)
  const replay = await playedAgain(file, server)
  return {
    commitment: deal.commitment,
    promised: promisedHere(deal, kept),
    shares: seating.map((chair) => addedBy(deal.chairs[chair]!)),
    leftOut: isLeftOut(deal, kept),
    replayed: replay?.decisions ?? null,
    sameEnd: !replay || endOf(replay.frame(replay.decisions, Number.MAX_SAFE_INTEGER)) === endOf(frame),
  }
}

async function playedAgain(file: MatchFile, server: Pick<Api, 'rules' | 'rulesModule'>): Promise<PageReplay | null> {
  const rules = await loadPageRules(file.game, server)
  return rules && PageReplay.open(file, rules)
}

const endOf = ({ result }: Pick<Frame, 'result'>): string => JSON.stringify([result?.ranking, result?.scores])

function promisedHere({ commitment, order, chairs }: Deal, { promised }: KeptDeal): DealReport['promised'] {
  if (!promised) return 'unknown'
  return isSame(promised, { commitment, order, pledges: chairs.map(({ pledge }) => pledge), who: chairs.map(who) }) ? 'same' : 'other'
}

/** What this page kept of the deal. A file knows nothing of the match's id: then it is the deal with this commitment. */
function keptOf({ commitment }: Deal, id: string): KeptDeal {
  const kept = keptDeal(id)
  return kept.promised ? kept : (allKeptDeals().find(({ promised }) => promised?.commitment === commitment) ?? kept)
}

function isLeftOut({ chairs }: Deal, { shares, promised }: KeptDeal): boolean {
  if (!promised) return false
  const atTable = promised.pledges.some((pledge) => pledge !== null)
  const given = Object.entries(shares).filter(([pledge]) => !atTable || promised.pledges.includes(pledge))
  return given.some(([, share]) => !chairs.some((chair) => chair.share === share))
}
