import { maxClosedAlong, type QuoteForm } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { notFound } from '../../../core/errors.ts'
import type { Reader } from '../../../db/connect.ts'
import { findFacts } from '../../../db/queries/company-facts.ts'
import { type DeskCompanyRecord, findDeskCompany } from '../../../db/queries/desk-companies.ts'
import { findAnyPortfolio, type PortfolioRecord } from '../../../db/queries/portfolios.ts'
import { findAnyQuote, findReport, listOthers, type ReportRecord } from '../../../db/queries/reports.ts'
import { findRequest } from '../../../db/queries/requests.ts'
import type { RequestRow } from '../../../db/request-schema.ts'

/** The reported thing and its owner: a company, or for a request a homeowner. */
export interface Reported {
  company?: DeskCompanyRecord | undefined
  project?: PortfolioRecord | undefined
  request?: RequestRow | undefined
  /** Texts that the owner typed into it. */
  texts: string[]
}

export interface SeenReported extends Reported {
  report: ReportRecord
  others: ReportRecord[]
}

/** Loads a report with its thing, and other open reports about the same thing. Throws `not-found`. */
export async function loadReport({ db }: Pick<Context, 'db'>, id: string): Promise<SeenReported> {
  const report = await findReport(db.read, id)
  if (!report) throw notFound('reportGone')
  const others = await listOthers(db.read, report, maxClosedAlong)
  return { report, others, ...(await findReported(db.read, report)) }
}

/** Finds the thing a report is about. */
export async function findReported(db: Reader, report: ReportRecord): Promise<Reported> {
  const { companyId, portfolioId, requestId, quoteId } = report
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
  const request = await findRequest(db, requestId ?? '')
  return { request, texts: given([request?.city, request?.locality, request?.notes]) }
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
