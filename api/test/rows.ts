import { newId } from '../src/core/secrets/ids.ts'
import type { Database } from '../src/db/engines/connect.ts'
import { insertAccount, type NewAccount } from '../src/db/queries/accounts/accounts.ts'
import { createCompany, findCompany, type NewCompany } from '../src/db/queries/companies/companies.ts'
import type { NewImage } from '../src/db/queries/portfolios/images.ts'
import { insertPortfolio, type NewPortfolioRecord } from '../src/db/queries/portfolios/portfolios.ts'

export const testNow = Date.UTC(2026, 10, 21)

/** Stores a company, without the API; returns its id. */
export async function addCompany(db: Database, given: Partial<NewCompany> = {}): Promise<string> {
  const id = given.id ?? newId()
  const secret = { email: `${id}@example.com`, passwordHash: 'hash' }
  const defaults = { accountId: newId(), name: 'A Company', ...secret, categoryIds: [4] }
  const outcome = await db.write((trx) => createCompany(trx, { id, ...defaults, now: testNow, ...given }))
  if (outcome !== 'created') throw new Error(outcome)
  return id
}

/** Stores an account without a company, without the API; returns its id. */
export async function addAccount(db: Database, given: Partial<NewAccount> = {}): Promise<string> {
  const id = given.id ?? newId()
  const defaults = { email: `${id}@example.com`, role: 'Operator', passwordHash: 'hash' } as const
  await db.write((trx) => insertAccount(trx, { id, ...defaults, now: testNow, ...given }))
  return id
}

/** Returns the id of a company's account. */
export async function accountOf(db: Database, companyId: string): Promise<string> {
  const company = await findCompany(db.read, companyId)
  if (!company) throw new Error('no such company')
  return company.accountId
}

/** Stores a portfolio, without the API; returns its id. */
export async function addPortfolio(
  db: Database,
  companyId: string,
  given: Partial<NewPortfolioRecord> = {},
): Promise<string> {
  const id = given.id ?? newId()
  const row: NewPortfolioRecord = {
    ...{ id, companyId, cityIds: [1], buildingTypeIds: [], images: [], now: testNow },
    ...given,
    texts: { title: 'A House', content: 'With a court.', ...given.texts },
  }
  if (!(await db.write((trx) => insertPortfolio(trx, row)))) throw new Error('no such company')
  return id
}

/** Stores a company with a project, so that visitors find it; returns its id. */
export async function addShownCompany(db: Database, given: Partial<NewCompany> = {}): Promise<string> {
  const id = await addCompany(db, given)
  await addPortfolio(db, id)
  return id
}

/** Stores that many of them; returns their ids. */
export function addShownCompanies(db: Database, count: number): Promise<string[]> {
  return Promise.all(Array.from({ length: count }, () => addShownCompany(db)))
}

/** An image row to insert, without a file. */
export function newImage(given: Partial<NewImage> = {}): NewImage {
  return { id: newId(), file: newId(), width: 1600, height: 1200, ...given }
}
