import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { fillMarks } from '../../test/desk-tables.ts'
import { fillPayments } from '../../test/payment-tables.ts'
import { accountOf, addCompany, addPortfolio, newImage, testNow } from '../../test/rows.ts'
import { newId } from '../core/secrets/ids.ts'
import type { Database, Writer } from './engines/connect.ts'
import { deleteAccount } from './queries/accounts/accounts.ts'
import { findEmailChange, replaceEmailChange } from './queries/accounts/email-changes.ts'
import { findCompany, setPosition } from './queries/companies/companies.ts'
import { positionMissing } from './schema.ts'

const writing = (db: Database, work: (trx: Writer) => Promise<unknown>) => expect(db.write(work)).rejects

describeOnEachEngine('the schema', (open) => {
  it('knows three roles, and a place that agrees with its key', async () => {
    const db = await open()
    const id = await addCompany(db)
    const change = (table: 'accounts' | 'companies', column: string) =>
      writing(db, (trx) => sql`update ${sql.table(table)} set ${sql.ref(column)} = 5`.execute(trx))
    await change('accounts', 'role').toThrow(/check/i)
    for (const column of ['position', 'positionKey', 'imageWidth', 'unlisted']) {
      await change('companies', column).toThrow(/check/i)
    }
    expect((await findCompany(db.read, id))?.position).toBeNull()
  })

  it('has one account for each address, whatever its case', async () => {
    const db = await open()
    await addCompany(db, { email: 'Office@Example.com' })
    await writing(db, async (trx) => {
      const row = await trx.selectFrom('accounts').selectAll().executeTakeFirstOrThrow()
      await trx
        .insertInto('accounts')
        .values({ ...row, id: newId() })
        .execute()
    }).toThrow(/unique/i)
    await writing(db, async (trx) => {
      const row = await trx.selectFrom('companies').selectAll().executeTakeFirstOrThrow()
      await trx
        .insertInto('companies')
        .values({ ...row, id: newId() })
        .execute()
    }).toThrow(/unique/i)
  })

  it('refuses an eleventh image and two in one place', async () => {
    const db = await open()
    const company = await addCompany(db)
    const images = Array.from({ length: 10 }, () => newImage())
    const portfolioId = await addPortfolio(db, company, { images })
    const add = (position: number) =>
      writing(db, (trx) =>
        trx
          .insertInto('images')
          .values({ ...newImage(), portfolioId, position, createdAt: testNow })
          .execute(),
      )
    await add(10).toThrow(/check/i)
    await add(9).toThrow(/unique/i)
    await add(-1).toThrow(/check/i)
    await expect(addPortfolio(db, company, { images: [...images, newImage()] })).rejects.toThrow()
  })

  it('refuses links to missing rows', async () => {
    const db = await open()
    const company = await addCompany(db)
    await expect(addCompany(db, { categoryIds: [99] })).rejects.toThrow(/foreign key/i)
    await expect(addPortfolio(db, company, { cityIds: [9999] })).rejects.toThrow(/foreign key/i)
    await expect(addPortfolio(db, company, { buildingTypeIds: [10] })).rejects.toThrow(/foreign key/i)
    await writing(db, (trx) =>
      trx
        .insertInto('images')
        .values({ ...newImage(), portfolioId: newId(), position: 0, createdAt: 1 })
        .execute(),
    ).toThrow(/foreign key/i)
  })

  it('refuses what no row may hold', async () => {
    const db = await open()
    const company = await addCompany(db)
    await addPortfolio(db, company)
    await db.write(async (trx) => {
      await fillMarks(trx, company, 'paper')
      await fillPayments(trx, company, 'slip')
    })
    const set = (table: string, values: string, where = '1 = 1') =>
      db.write((trx) =>
        sql`update ${sql.table(table)} set ${sql.raw(values)} where ${sql.raw(where)}`.execute(trx),
      )
    for (const [table, ...all] of [
      ['cities', "name_ur = ''"],
      ['portfolios', "title = ''", "content = ''", 'draft = 1', 'restricted = 1'],
      ['companies', 'restricted = 1'],
      ['marks', "renamed_from = ''"],
      ['payments', 'said_paid_at = 3', 'said_paid_at = null', "language = 'fr'"],
    ] as const) {
      for (const values of all) await expect(set(table, values), values).rejects.toThrow(/check/i)
    }
    for (const [table, column, most, where] of [
      ['portfolios', 'title', 400],
      ['marks', 'renamed_from', 200],
      ['payments', 'payer_address', 400],
      ['payments', 'seller_name', 400],
      ['payments', 'slip_file', 80, 'said_paid_at is not null'],
    ] as const) {
      const text = (length: number) => `${column} = '${'x'.repeat(length)}'`
      await expect(set(table, text(most + 1), where), column).rejects.toThrow(/check/i)
      await set(table, text(most), where)
    }
    await set('portfolios', "draft = 1, hidden = 1, title = '', content = ''")
  })

  it('keeps the links of a portfolio where it stands', async () => {
    const db = await open()
    const company = await addCompany(db)
    const given = { cityIds: [3], buildingTypeIds: [1] }
    const id = await addPortfolio(db, company, given)
    await addPortfolio(db, company, given)
    const links = ['portfolioCities', 'portfolioBuildingTypes', 'portfolioCityTypes'] as const
    await db.write((trx) =>
      trx.updateTable('portfolios').set({ hidden: 1, place: 5 }).where('id', '=', id).execute(),
    )
    for (const table of links) {
      const moved = await db.read
        .selectFrom(table)
        .select(['hidden', 'place'])
        .where('portfolioId', '=', id)
        .execute()
      expect(moved, table).toEqual([{ hidden: 1, place: 5 }])
      await writing(db, (trx) => trx.updateTable(table).set({ hidden: 0 }).execute()).toThrow(/foreign key/i)
    }
    await writing(db, (trx) => trx.updateTable('portfolios').set({ place: 6 }).execute()).toThrow(/unique/i)
  })

  it('moves and removes everything of a company with it', async () => {
    const db = await open()
    const company = await addCompany(db, { categoryIds: [4, 6] })
    await addPortfolio(db, company, { cityIds: [3], buildingTypeIds: [1, 2], images: [newImage()] })
    const keys = async () => {
      const tables = ['companyCategories', 'companySearchParts', 'portfolios'] as const
      const links = ['portfolioCities', 'portfolioBuildingTypes'] as const
      const found = await Promise.all(
        [...tables, ...links].map((table) => db.read.selectFrom(table).select('positionKey').execute()),
      )
      return new Set(found.flat().map((row) => row.positionKey))
    }
    expect(await keys()).toEqual(new Set([positionMissing]))
    await db.write((trx) => setPosition(trx, company, 7))
    expect(await keys()).toEqual(new Set([7]))
    expect((await findCompany(db.read, company))?.position).toBe(7)

    const accountId = await accountOf(db, company)
    await db.write(async (trx) => replaceEmailChange(trx, await changeOf(db, company)))
    expect(await db.write((trx) => deleteAccount(trx, accountId))).toBe(true)
    expect(await findCompany(db.read, company)).toBeUndefined()
    expect(await keys()).toEqual(new Set())
    expect(await db.read.selectFrom('images').selectAll().execute()).toEqual([])
    expect(await findEmailChange(db.read, accountId)).toBeUndefined()
  })
})

/** A change of a company's address that waits. */
async function changeOf(db: Database, company: string) {
  return {
    accountId: await accountOf(db, company),
    newEmail: 'new@example.com',
    tokenHash: 'b'.repeat(64),
    sessionHash: 'c'.repeat(64),
    mailId: 'one',
    changedAt: null,
    createdAt: 1,
    expiresAt: 9,
  }
}
