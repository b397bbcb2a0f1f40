import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine, openOldDatabase } from '../../../test/databases.ts'
import type { Database, Writer } from '../database.ts'
import { migrateTo, migrateToLatest } from '../migrate.ts'
import { setPosition } from '../queries/companies.ts'
import { movePortfolio } from '../queries/portfolio-order.ts'
import { listPortfolioPage } from '../queries/portfolios.ts'

const before = '009-company-contact'
const step = '010-portfolio-order'
const companies = ['0190f000-0000-7000-8000-000000000001', '0190f000-0000-7000-8000-000000000002'] as const
const idOf = (number: number) => `0190f000-0000-7000-8000-00000000010${number}`
/** Portfolios by company; stored in another order than that of their ids. */
const owned = [
  { number: 3, companyId: companies[0] },
  { number: 1, companyId: companies[0] },
  { number: 2, companyId: companies[1] },
]
const tables = ['portfolios', 'portfolio_cities', 'portfolio_building_types', 'portfolio_city_types']
const dependents = ['images', 'idempotency_keys']

type Row = Record<string, unknown>

describeOnEachEngine('a database of the version before portfolios were ordered', (_open, engine) => {
  async function openOld(): Promise<Database> {
    const db = await openOldDatabase(engine, before)
    await db.write(async (trx) => {
      for (const [at, id] of companies.entries()) {
        await sql`insert into accounts values (${id}, ${id}, ${id}, 'hash', 'Company', 1, 1)`.execute(trx)
        await sql`insert into companies (id, account_id, name, position, position_key, search_text, unlisted, created_at, updated_at)
          values (${id}, ${id}, 'A Company', ${at}, ${at}, 'a company', 0, 1, 1)`.execute(trx)
      }
      for (const { number, companyId } of owned) {
        const position = companies.indexOf(companyId)
        const [id, key] = [idOf(number), `${number}`]
        const texts = ['facebook_link', 'twitter_link', 'linkedin_link', 'instagram_link', 'tiktok_link']
        const columns = Object.entries({
          ...{ id, company_id: companyId, position_key: position, title: `House ${key}`, content: 'x' },
          ...Object.fromEntries(texts.map((name) => [name, `https://example.com/${name}`])),
          ...{
            address: 'Lahore',
            phone: '1',
            email: 'e',
            website: 'w',
            magazine_link: 'm',
            publication: 'p',
          },
          ...{ price: '100-120', created_at: number, updated_at: 10 + number },
        })
        await sql`insert into portfolios (${sql.join(columns.map(([name]) => sql.ref(name)))})
          values (${sql.join(columns.map(([, value]) => value))})`.execute(trx)
        const link = sql`${id}, ${position}, ${companyId}`
        await sql`insert into portfolio_cities (portfolio_id, position_key, company_id, city_id)
          values (${link}, 3)`.execute(trx)
        await sql`insert into portfolio_building_types (portfolio_id, position_key, company_id, building_type_id)
          values (${link}, 5)`.execute(trx)
        await sql`insert into portfolio_city_types (portfolio_id, position_key, company_id, city_id, building_type_id, price)
          values (${link}, 3, 5, '100-120')`.execute(trx)
        await sql`insert into images (id, portfolio_id, file, width, height, position, created_at)
          values (${idOf(number)}, ${id}, 'file', 4, 3, 0, 1)`.execute(trx)
        await sql`insert into idempotency_keys (company_id, key, fingerprint, portfolio_id, created_at)
          values (${companyId}, ${key}, ${'f'.repeat(64)}, ${id}, 1)`.execute(trx)
      }
    })
    return db
  }

  async function readAll(db: Database): Promise<Record<string, Row[]>> {
    const read: Record<string, Row[]> = {}
    for (const table of [...tables, ...dependents]) {
      const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db.read)
      const names = rows.map((row) => JSON.stringify(Object.entries(row).sort()))
      read[table] = rows.toSorted((a, b) =>
        (names[rows.indexOf(a)] ?? '').localeCompare(names[rows.indexOf(b)] ?? ''),
      )
    }
    return read
  }

  // Plain SQL: today's code uses columns of later migrations.
  const hide = (trx: Writer, id: string) =>
    sql`update portfolios set hidden = 1 where id = ${id}`.execute(trx)

  const listOf = async (db: Database, company: string) =>
    (await listPortfolioPage(db.read, { company, limit: 9 })).rows.map(({ id }) => id)

  it('keeps every row, all shown, and each company’s order by age', async () => {
    const db = await openOld()
    const old = await readAll(db)
    expect(await migrateTo(db, step)).toEqual([step])
    const now = await readAll(db)
    for (const table of [...tables, ...dependents]) {
      expect(now[table]).toHaveLength(3)
      const placed = tables.includes(table) ? { hidden: 0, place: expect.any(Number) } : {}
      expect(now[table]).toEqual(
        expect.arrayContaining(old[table]?.map((row) => ({ ...row, ...placed })) ?? []),
      )
    }
    // Today's code reads columns of later migrations.
    await migrateToLatest(db)
    expect(await listOf(db, companies[0])).toEqual([idOf(1), idOf(3)])
    expect(await listOf(db, companies[1])).toEqual([idOf(2)])
  })

  it('has links that follow their portfolio, and tables that still refer to it', async () => {
    const db = await openOld()
    await migrateTo(db, step)
    const [companyId] = companies
    const places = async () => {
      const values = await Promise.all(
        tables.map(async (table) => {
          const id = sql.ref(table === 'portfolios' ? 'id' : 'portfolio_id')
          const { rows } = await sql<Row>`select position_key, hidden, place from ${sql.table(table)}
            where ${id} = ${idOf(3)}`.execute(db.read)
          return rows[0]
        }),
      )
      for (const value of values) expect(value).toEqual(values[0])
      return values[0]
    }
    await db.write(async (trx) => {
      await movePortfolio(trx, { id: idOf(3), companyId, side: 'before', other: idOf(1) })
      await hide(trx, idOf(3))
      await setPosition(trx, companyId, 7)
    })
    expect(await places()).toEqual({ positionKey: 7, hidden: 1, place: 0 })
    await expect(
      db.write((trx) =>
        sql`update portfolio_cities set hidden = 0 where portfolio_id = ${idOf(3)}`.execute(trx),
      ),
    ).rejects.toThrow(/foreign key/i)
    await expect(
      db.write((trx) => sql`update portfolios set place = 1 where company_id = ${companyId}`.execute(trx)),
    ).rejects.toThrow(/unique/i)
    await db.write((trx) => sql`delete from portfolios where id = ${idOf(3)}`.execute(trx))
    for (const rows of Object.values(await readAll(db))) expect(rows).toHaveLength(2)
  })

  it('goes back as it was', async () => {
    const db = await openOld()
    const old = await readAll(db)
    await migrateTo(db, step)
    const [companyId] = companies
    await db.write(async (trx) => {
      await movePortfolio(trx, { id: idOf(3), companyId, side: 'before', other: idOf(1) })
      await hide(trx, idOf(3))
    })
    expect(await migrateTo(db, before)).toEqual([step])
    expect(await readAll(db)).toEqual(old)
    await db.write((trx) =>
      sql`update companies set position = 7, position_key = 7 where id = ${companyId}`.execute(trx),
    )
    const { rows } = await sql`select 1 from portfolio_city_types where position_key = 7`.execute(db.read)
    expect(rows).toHaveLength(2)
    expect(await migrateTo(db, step)).toEqual([step])
  })
})
