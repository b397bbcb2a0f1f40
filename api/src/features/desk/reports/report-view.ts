import { maxReportsShown, type QuoteForm } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { notFound } from '../../../core/errors.ts'
import type { Reader } from '../../../db/engines/connect.ts'
import { findFacts } from '../../../db/queries/companies/company-facts.ts'
import { type DeskCompanyRecord, findDeskCompany } from '../../../db/queries/desk/desk-companies.ts'
import {
  findAnyQuote,
  findOpenReports,
  findReport,
  listClosedAbout,
  listOpenAbout,
  type OpenReports,
  type ReportedThing,
  type ReportRecord,
  thingOf,
} from '../../../db/queries/desk/reports.ts'
import { listThingPictures, type SmallPicture } from '../../../db/queries/desk/thing-pictures.ts'
import {
  findReportedEntry,
  listEntryPictures,
  type ReportedEntry,
} from '../../../db/queries/houses/house-reports.ts'
import { findAnyPortfolio, type PortfolioRecord } from '../../../db/queries/portfolios/portfolios.ts'
import { findRequest } from '../../../db/queries/requests/requests.ts'
import type { RequestRow } from '../../../db/tables/request-schema.ts'

/** The reported thing and its owner: a company, for a request a homeowner, for an entry the family of its house. */
export interface Reported {
  company?: DeskCompanyRecord | undefined
  project?: PortfolioRecord | undefined
  request?: RequestRow | undefined
  entry?: ReportedEntry | undefined
  /** Texts that the owner typed into it. */
  texts: string[]
}

export interface SeenReported extends Reported {
  report: ReportRecord
  picture: SmallPicture | undefined
  /** Open reports about the thing, or those that were closed at once; the longest waiting first. */
  all: ReportRecord[]
  /** Sums of the reports that are open about the thing now. */
  open: OpenReports | undefined
  /** Ids of the pictures of an entry, while a report about it is open. */
  pictureIds: string[]
}

/** Loads the thing of a report with all reports about it that are open, or were closed with it. Throws `not-found`. */
export async function loadReport({ db }: Pick<Context, 'db'>, id: string): Promise<SeenReported> {
  const report = await findReport(db.read, id)
  if (!report) throw notFound('reportGone')
  const thing = thingOf(report)
  const all =
    report.closedAt === null
      ? await listOpenAbout(db.read, thing, maxReportsShown)
      : await listClosedAbout(db.read, thing, report.closedAt, maxReportsShown)
  const open = await findOpenReports(db.read, thing)
  const reported = await findReported(db.read, report)
  const picture = (await listThingPictures(db.read, [id])).get(id)
  const isOpen = report.closedAt === null
  const { houseId, entryId } = report
  const pictures =
    isOpen && houseId !== null && entryId !== null
      ? await listEntryPictures(db.read, { houseId, entryId })
      : []
  const pictureIds = pictures.map((one) => one.id)
  return { report: all[0] ?? report, picture, all, open, ...reported, pictureIds }
}

/** Names what is open about a thing, for an act to say what it has seen; '' when nothing is. */
export function nameOpen(open: OpenReports | undefined): string {
  return open ? `${open.reports}.${open.acts}.${open.newest}` : ''
}

/** Finds the thing a report is about. */
export async function findReported(db: Reader, report: ReportRecord): Promise<Reported> {
  const { companyId, portfolioId, requestId, quoteId, houseId, entryId } = report
  if (companyId !== null) {
    const company = await findDeskCompany(db, companyId)
    const facts = await findFacts(db, companyId)
    return { company, texts: given([facts?.about, facts?.workingHours, company?.contact.officeAddress]) }
  }
  if (portfolioId !== null) {
    const project = await findAnyPortfolio(db, portfolioId)
    const company = project && (await findDeskCompany(db, project.companyId))
    return { company, project, texts: given([project?.content]) }
  }
  if (quoteId !== null) {
    const quote = await findAnyQuote(db, quoteId)
    const company = quote && (await findDeskCompany(db, quote.companyId))
    return { company, texts: quote ? textsOfQuote(JSON.parse(quote.body) as TypedInQuote) : [] }
  }
  if (houseId !== null && entryId !== null) {
    const entry = await findReportedEntry(db, { houseId, entryId })
    // Once the reports are closed the desk has no reason to read it.
    return { entry, texts: report.closedAt === null ? given([entry?.place, entry?.entry.text]) : [] }
  }
  const request = await findRequest(db, requestId ?? '')
  return { request, texts: given([request?.locality, request?.notes]) }
}

/** The thing of a report, with the company whose hiding hides it; null for a request, an entry, and a thing that is gone. */
export async function ownedThing(
  db: Reader,
  report: ReportRecord,
): Promise<ReportedThing & { companyId: string | null }> {
  const thing = thingOf(report)
  const { company } = await findReported(db, report)
  return { ...thing, companyId: company?.id ?? null }
}

/** Texts of a company in a quote of either kind. */
interface TypedInQuote {
  terms: Pick<QuoteForm['terms'], 'notes' | 'changes' | 'stages'>
  extras?: { item: string }[]
  alternates?: { item: string }[]
  discount?: { word: string } | null
}

function textsOfQuote({ terms, extras = [], alternates = [], discount }: TypedInQuote): string[] {
  const items = [...extras, ...alternates].map(({ item }) => item)
  return given([
    terms.notes,
    terms.changes,
    ...items,
    discount?.word,
    ...terms.stages.map(({ stage }) => stage),
  ])
}

function given(texts: (string | null | undefined)[]): string[] {
  return texts.filter((text) => text !== undefined && text !== null && text !== '') as string[]
}
