import { newId } from '../src/core/ids.ts'
import type { Database } from '../src/db/connect.ts'
import { createCompany, type NewCompany } from '../src/db/queries/companies.ts'
import type { NewImage } from '../src/db/queries/images.ts'
import { insertPortfolio, type NewPortfolioRecord } from '../src/db/queries/portfolios.ts'

export const testNow = Date.UTC(2026, 10, 21)

/** Stores a company, past the API; returns its id. */
export async function addCompany(db: Database, given: Partial<NewCompany> = {}): Promise<string> {
  const id = given.id ?? newId()
  const defaults = { name: 'A Company', email: `${id}@example.com`, passwordHash: 'hash', categoryIds: [4] }
  const outcome = await db.write((trx) => createCompany(trx, { id, ...defaults, now: testNow, ...given }))
  if (outcome !== 'created') throw new Error(outcome)
  return id
}

/** Stores a portfolio, past the API; returns its id. */
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

/** An image row to insert; there is no file behind it. */
export function newImage(given: Partial<NewImage> = {}): NewImage {
  return { id: newId(), file: newId(), width: 1600, height: 1200, ...given }
}
