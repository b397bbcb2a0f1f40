import type { Context } from '../../../context/context.ts'
import type { Reader } from '../../../db/connect.ts'
import { type DeskCompanyRecord, loadDeskCompanies } from '../../../db/queries/desk-companies.ts'
import {
  listHolders,
  listPicturePlaces,
  listShared,
  type PicturePlace,
  type SharedTrace,
} from '../../../db/queries/duplicates.ts'

/** Number of companies that are named beside the one that shares something with them. */
export const mostOthers = 20

/** A shared value with the companies that have it. */
export interface SharedFacts<Trace extends SharedTrace = SharedTrace> {
  trace: Trace
  /** The other companies, the first to sign up first. */
  others: DeskCompanyRecord[]
  /** True when there are further ones. */
  more: boolean
  /** Place of the picture at each company, by its id. */
  places: Map<string, PicturePlace>
}

/** A company with everything on the page that it shares with others, the newest first. */
export interface DuplicateFacts {
  company: DeskCompanyRecord
  shares: SharedFacts[]
}

/** One page of what companies share, newest first, by the company that got it last. */
export async function loadDuplicates(
  { db }: Pick<Context, 'db'>,
  page: { limit: number; after: string | undefined },
): Promise<{ groups: DuplicateFacts[]; next: string | null }> {
  const { rows, next } = await listShared(db.read, page)
  const { shares, records } = await loadShares(db.read, rows)
  const groups = new Map<string, DuplicateFacts>()
  for (const share of shares) {
    const company = records.get(share.trace.companyId)
    if (!company) continue
    const group = groups.get(company.id) ?? { company, shares: [] }
    groups.set(company.id, group)
    group.shares.push(share)
  }
  return { groups: [...groups.values()], next }
}

/** Loads the companies that have these values: `records` by their ids. */
export async function loadShares<Trace extends SharedTrace>(
  db: Reader,
  traces: readonly Trace[],
): Promise<{ shares: SharedFacts<Trace>[]; records: Map<string, DeskCompanyRecord> }> {
  const held = await Promise.all(traces.map((trace) => loadHolders(db, trace)))
  const ids = new Set(held.flatMap(({ trace, otherIds }) => [trace.companyId, ...otherIds]))
  const records = new Map((await loadDeskCompanies(db, [...ids])).map((one) => [one.id, one]))
  const shares = held.map(({ trace, otherIds, places }) => ({
    ...{ trace, places, more: otherIds.length > mostOthers },
    others: otherIds.slice(0, mostOthers).flatMap((id) => records.get(id) ?? []),
  }))
  return { shares, records }
}

async function loadHolders<Trace extends SharedTrace>(db: Reader, trace: Trace) {
  const holders = await listHolders(db, trace, mostOthers + 2)
  const otherIds = holders.filter((id) => id !== trace.companyId)
  const ids = [trace.companyId, ...otherIds]
  const places: Map<string, PicturePlace> =
    trace.kind === 'picture' ? await listPicturePlaces(db, trace.value, ids) : new Map()
  return { trace, otherIds, places }
}
