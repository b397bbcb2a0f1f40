import { Readable } from 'node:stream'
import { fallbackName } from '@tameer/contract'
import { makeZip } from 'client-zip'
import type { Context } from '../../context/context.ts'
import { notSignedIn } from '../../core/errors.ts'
import type { PortfolioPlace } from '../../db/portfolio-search/index.ts'
import { findEmailChange, listEmailUndos } from '../../db/queries/accounts/email-changes.ts'
import {
  findAccountTimes,
  findOwnCompany,
  type OwnCompany,
} from '../../db/queries/accounts/email-confirmations.ts'
import { listSessionsOf } from '../../db/queries/accounts/sessions.ts'
import { listCities } from '../../db/queries/companies/catalogue.ts'
import { listVisitsSince } from '../../db/queries/companies/visits.ts'
import { listMarksOf } from '../../db/queries/marks/marks.ts'
import { listPayments } from '../../db/queries/payments/payments.ts'
import { listPortfolioPage, type PortfolioRecord } from '../../db/queries/portfolios/portfolios.ts'
import {
  findInvited,
  type InvitationKey,
  listInvitationPage,
} from '../../db/queries/requests/company-invitations.ts'
import { findDraft } from '../../db/queries/requests/quote-drafts.ts'
import { listQuotes } from '../../db/queries/requests/quotes.ts'
import { listQuestionsFor } from '../../db/queries/requests/request-questions.ts'
import { accountWords } from '../../words/account-words.ts'
import {
  type ExportedInvitation,
  exportedAccount,
  exportedInvitation,
  exportedMark,
  exportedPayment,
  exportedPortfolio,
  pictureName,
} from './export-presenter.ts'

/** Portfolios in memory at a time. */
const pageSize = 50
/** More payments than a company makes in its life. */
const mostPayments = 10_000

interface Entry {
  name: string
  input: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>
  lastModified: Date
}

/**
 * Returns everything stored about a company as a zip stream. At most a few portfolios and one picture are in memory at
 * a time. Throws `not-signed-in` when the account has just been deleted.
 */
export async function exportOwnAccount(context: Context, companyId: string): Promise<Readable> {
  const company = await findOwnCompany(context.db.read, companyId)
  if (!company) throw notSignedIn()
  // The web stream type and Node's differ only in name.
  const zip = makeZip(entries(context, company)) as Parameters<typeof Readable.fromWeb>[0]
  return Readable.fromWeb(zip)
}

async function* entries(context: Context, company: OwnCompany): AsyncGenerator<Entry> {
  const now = new Date(context.clock())
  const times = await findAccountTimes(context.db.read, company.id)
  const sessions = await listSessionsOf(context.db.read, company.accountId, {
    now: context.clock(),
    idleSince: 0,
  })
  yield { name: 'read-me.txt', input: accountWords[company.language].exportReadMe, lastModified: now }
  const city = (await listCities(context.db.read)).find(({ id }) => id === company.cityId)?.name
  const change = await findEmailChange(context.db.read, company.accountId)
  const undos = await listEmailUndos(context.db.read, company.accountId)
  const visits = await listVisitsSince(context.db.read, company.id, '')
  const account = exportedAccount(company, { sessions, city, times, change, undos, visits })
  yield { name: 'account.json', input: json(account), lastModified: now }
  yield { name: 'portfolios.json', input: portfolioList(context, company.id), lastModified: now }
  yield { name: 'requests.json', input: invitationList(context, company.id), lastModified: now }
  const payments = await listPayments(context.db.read, { companyId: company.id }, mostPayments)
  const paid = payments.map((payment) => exportedPayment(payment))
  yield { name: 'payments.json', input: json(paid), lastModified: now }
  const marks = await listMarksOf(context.db.read, company.id)
  yield { name: 'marks.json', input: json(marks.map(exportedMark)), lastModified: now }
  const documents = [
    ...marks.map(({ documentFile, enteredAt }) => [documentFile, enteredAt] as const),
    ...payments.map(({ slipFile, saidPaidAt }) => [slipFile, saidPaidAt ?? 0] as const),
  ]
  for (const [file, storedAt] of documents) {
    const bytes = file === null ? undefined : await context.images.read(file)
    if (bytes) {
      yield {
        name: `documents/${file}`,
        input: new Uint8Array(bytes),
        lastModified: new Date(storedAt),
      }
    }
  }
  if (company.image) {
    const input = await readPicture(context, company.image.file)
    if (input) yield { name: 'pictures/logo.jpg', input, lastModified: now }
  }
  for await (const portfolio of eachPortfolio(context, company.id)) {
    for (const image of portfolio.images) {
      const input = await readPicture(context, image.file)
      if (input)
        yield { name: pictureName(portfolio, image), input, lastModified: new Date(portfolio.updatedAt) }
    }
  }
}

async function* portfolioList(context: Context, companyId: string): AsyncGenerator<string> {
  yield* jsonList(eachPortfolio(context, companyId), exportedPortfolio)
}

async function* invitationList(context: Context, companyId: string): AsyncGenerator<string> {
  yield* jsonList(eachInvitation(context, companyId), exportedInvitation)
}

async function* jsonList<Row>(
  rows: AsyncIterable<Row>,
  present: (row: Row) => unknown,
): AsyncGenerator<string> {
  let before = '[\n'
  for await (const row of rows) {
    yield before + json(present(row))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* eachInvitation({ db }: Context, companyId: string): AsyncGenerator<ExportedInvitation> {
  let after: InvitationKey | undefined
  do {
    const { rows, next } = await listInvitationPage(db.read, { companyId, limit: pageSize, after })
    for (const { id } of rows) {
      const invited = await findInvited(db.read, { id, companyId })
      if (!invited) continue
      const questions = await listQuestionsFor(db.read, { requestId: invited.request.id, companyId })
      yield {
        ...invited,
        questions: questions.filter((question) => question.companyId === companyId),
        draft: await findDraft(db.read, id),
        quotes: await listQuotes(db.read, id),
      }
    }
    after = next ?? undefined
  } while (after)
}

async function* eachPortfolio(context: Context, company: string): AsyncGenerator<PortfolioRecord> {
  let after: PortfolioPlace | undefined
  do {
    const question = { company, viewer: company, hidden: 'yes', limit: pageSize, after } as const
    const { rows, next } = await listPortfolioPage(context.db.read, question)
    yield* rows
    after = next ?? undefined
  } while (after)
}

/** Reads the largest stored size of a picture. Returns undefined when it was replaced meanwhile. */
async function readPicture({ images }: Context, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await images.read(fallbackName(file))
  return bytes && new Uint8Array(bytes)
}

function json(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
}
