import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine, openOldDatabase } from '../../../test/databases.ts'
import type { Database } from '../database.ts'
import { migrateTo, migrateToLatest } from '../migrate.ts'
import { findCompany } from '../queries/companies.ts'
import { listPortfolioPage } from '../queries/portfolios.ts'

const before = '008-accounts-and-companies'
const step = '009-company-contact'
const [company, quiet] = ['0190f000-0000-7000-8000-000000000001', '0190f000-0000-7000-8000-000000000002']

const contact = {
  phone: '+923001234567',
  email: 'office@example.com',
  website: 'https://example.com',
  instagram_link: 'https://www.instagram.com/x',
}
/** Address of the newest project's house. */
const address = '5 Canal Bank, Lahore'
/** Texts of each portfolio, the newest last. The newest is not the one of the greatest id. */
const portfolios = [
  { ...contact, phone: '+924235761999', facebook_link: 'https://facebook.com/x', city: 3 },
  { ...contact, website: '', city: 3 },
  { ...contact, address: 'https://video.example/1', city: 3 },
  { ...contact, address, city: 2 },
]
const idOf = (place: number) => `0190f000-0000-7000-8000-00000000010${9 - place}`

type Row = Record<string, unknown>

describeOnEachEngine('a database of the version before contact was the company’s', (_open, engine) => {
  async function openOld(): Promise<Database> {
    const db = await openOldDatabase(engine, before)
    await db.write(async (trx) => {
      for (const id of [company, quiet]) {
        await sql`insert into accounts values (${id}, ${id}, ${id}, 'hash', 'Company', 1, 1)`.execute(trx)
        await sql`insert into companies (id, account_id, name, position, position_key, search_text, unlisted, created_at, updated_at)
          values (${id}, ${id}, 'A Company', 7, 7, 'a company', 0, 1, 1)`.execute(trx)
      }
      for (const [place, { city, ...texts }] of portfolios.entries()) {
        const columns = Object.entries({
          ...{ id: idOf(place), company_id: company, position_key: 7, title: 'House', content: 'x' },
          ...{
            facebook_link: '',
            twitter_link: '',
            linkedin_link: '',
            tiktok_link: '',
            price: '',
            address: '',
          },
          ...{ magazine_link: '', publication: '', created_at: place + 1, updated_at: place + 1 },
          ...texts,
        })
        await sql`insert into portfolios (${sql.join(columns.map(([name]) => sql.ref(name)))})
          values (${sql.join(columns.map(([, value]) => value))})`.execute(trx)
        await sql`insert into portfolio_cities (portfolio_id, position_key, company_id, city_id)
          values (${idOf(place)}, 7, ${company}, ${city})`.execute(trx)
      }
    })
    return db
  }

  async function readPortfolios(db: Database): Promise<Row[]> {
    return (await sql<Row>`select * from portfolios order by created_at`.execute(db.read)).rows
  }

  it('takes the newest portfolio’s texts for the company, and keeps differing texts of others', async () => {
    const db = await openOld()
    expect(await migrateTo(db, step)).toEqual([step])
    // Today's code reads columns of later migrations.
    await migrateToLatest(db)
    expect(await findCompany(db.read, company)).toMatchObject({
      cityId: 2,
      contact: {
        ...{ phone: contact.phone, contactEmail: contact.email, website: contact.website, whatsapp: '' },
        ...{ instagramLink: contact.instagram_link, officeAddress: '', facebookLink: '' },
      },
    })
    expect(await findCompany(db.read, quiet)).toMatchObject({ cityId: null, contact: { phone: '' } })
    const empty = { phone: '', email: '', website: '', instagramLink: '', address: '', facebookLink: '' }
    expect(await readPortfolios(db)).toMatchObject([
      { ...empty, phone: '+924235761999', facebookLink: 'https://facebook.com/x' },
      empty,
      { ...empty, address: 'https://video.example/1' },
      { ...empty, address },
    ])
  })

  it('shows its own texts, and the company’s in place of missing ones', async () => {
    const db = await openOld()
    await migrateToLatest(db)
    const { rows } = await listPortfolioPage(db.read, { company, limit: 9 })
    const shown = rows.toSorted((a, b) => a.createdAt - b.createdAt)
    const { phone, email, website } = contact
    const all = {
      phone,
      email,
      website,
      address: '',
      instagramLink: contact.instagram_link,
      reach: { whatsapp: phone },
    }
    expect(shown).toMatchObject([
      { ...all, phone: '+924235761999', facebookLink: 'https://facebook.com/x' },
      all,
      { ...all, address: 'https://video.example/1' },
      { ...all, address },
    ])
  })

  it('goes back to portfolios that have all texts themselves', async () => {
    const db = await openOld()
    const old = await readPortfolios(db)
    await migrateTo(db, step)
    expect(await migrateTo(db, before)).toEqual([step])
    const filled = old.map((row, place) => (place === 1 ? { ...row, website: contact.website } : row))
    expect(await readPortfolios(db)).toEqual(filled)
    const { rows } = await sql<Row>`select * from companies`.execute(db.read)
    expect(Object.keys(rows[0] ?? {})).not.toContain('cityId')
  })
})
