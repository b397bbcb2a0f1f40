import { Readable } from 'node:stream'
import { fallbackName } from '@tameer/contract'
import { exportReadMe } from '@tameer/words/en/account'
import { makeZip } from 'client-zip'
import type { Context } from '../../context/context.ts'
import { notSignedIn } from '../../core/errors.ts'
import { listCities } from '../../db/queries/catalogue.ts'
import { findAccountTimes, findOwnCompany, type OwnCompany } from '../../db/queries/email-confirmations.ts'
import { listPortfolioPage, type PortfolioKey, type PortfolioRecord } from '../../db/queries/portfolios.ts'
import { listSessionsOf } from '../../db/queries/sessions.ts'
import { exportedAccount, exportedPortfolio, pictureName } from './export-presenter.ts'

/** Portfolios held in memory at a time. */
const pageSize = 50

interface Entry {
  name: string
  input: string | Uint8Array<ArrayBuffer> | AsyncIterable<string>
  lastModified: Date
}

/**
 * Everything stored of a company as a zip, streamed: at no time more than a few portfolios and one picture are in memory.
 * Throws `not-signed-in` when the account has just been deleted.
 */
export async function exportOwnAccount(context: Context, companyId: string): Promise<Readable> {
  const company = await findOwnCompany(context.db.read, companyId)
  if (!company) throw notSignedIn()
  // The web's stream type and Node's differ in name only.
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
  yield { name: 'read-me.txt', input: exportReadMe, lastModified: now }
  const city = (await listCities(context.db.read)).find(({ id }) => id === company.cityId)?.name
  const account = exportedAccount(company, sessions, city, times)
  yield { name: 'account.json', input: json(account), lastModified: now }
  yield { name: 'portfolios.json', input: portfolioList(context, company.id), lastModified: now }
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
  let before = '[\n'
  for await (const portfolio of eachPortfolio(context, companyId)) {
    yield before + json(exportedPortfolio(portfolio))
    before = ',\n'
  }
  yield before === '[\n' ? '[]\n' : '\n]\n'
}

async function* eachPortfolio(context: Context, company: string): AsyncGenerator<PortfolioRecord> {
  let after: PortfolioKey | undefined
  do {
    const question = { company, viewer: company, limit: pageSize, after }
    const { rows, next } = await listPortfolioPage(context.db.read, question)
    yield* rows
    after = next ?? undefined
  } while (after)
}

/** The largest stored size of a picture; undefined when it was replaced meanwhile. */
async function readPicture({ images }: Context, file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await images.read(fallbackName(file))
  return bytes && new Uint8Array(bytes)
}

function json(value: unknown): string {
  return JSON.stringify(value, undefined, 2)
}
