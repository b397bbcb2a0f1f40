import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine, openOldDatabase } from '../../../test/databases.ts'
import { migrateTo } from '../migrate.ts'
import { partsOf } from '../portfolio-search/search-parts.ts'

const before = '009-company-contact'
const step = '012-project-titles'
const companies = ['0190f000-0000-7000-8000-000000000001', '0190f000-0000-7000-8000-000000000002'] as const

describeOnEachEngine('a database whose titles are not searched yet', (_open, engine) => {
  it('is searched by them, and a company without projects stays as it is', async () => {
    const db = await openOldDatabase(engine, before)
    const [busy] = companies
    await db.write(async (trx) => {
      for (const id of companies) {
        await sql`insert into accounts values (${id}, ${id}, ${id}, 'hash', 'Company', 1, 1)`.execute(trx)
        await sql`insert into companies (id, account_id, name, position, position_key, search_text, unlisted, created_at, updated_at)
          values (${id}, ${id}, 'A Company', 7, 7, ${'a company\nconstruction'}, 0, 1, 1)`.execute(trx)
        for (const part of partsOf('a company\nconstruction')) {
          await sql`insert into company_search_parts (company_id, part, position_key) values (${id}, ${part}, 7)`.execute(
            trx,
          )
        }
      }
      const texts = [
        'facebook_link',
        'twitter_link',
        'linkedin_link',
        'instagram_link',
        'tiktok_link',
        'address',
      ]
      const others = ['phone', 'email', 'website', 'magazine_link', 'publication', 'price']
      const columns = Object.entries({
        ...{ id: busy, company_id: busy, position_key: 7, title: 'Neem House', content: 'x' },
        ...Object.fromEntries([...texts, ...others].map((name) => [name, ''])),
        ...{ created_at: 1, updated_at: 1 },
      })
      await sql`insert into portfolios (${sql.join(columns.map(([name]) => sql.ref(name)))})
        values (${sql.join(columns.map(([, value]) => value))})`.execute(trx)
    })
    expect(await migrateTo(db, step)).toContain(step)
    for (const id of companies) {
      const text = id === busy ? 'a company\nconstruction\nneem house' : 'a company\nconstruction'
      const { rows } = await sql<{ searchText: string }>`
        select search_text from companies where id = ${id}`.execute(db.read)
      const { rows: stored } = await sql<{ part: string }>`
        select part from company_search_parts where company_id = ${id}`.execute(db.read)
      expect(rows[0]?.searchText).toBe(text)
      expect(stored.map(({ part }) => part).sort()).toEqual(partsOf(text).sort())
    }
  })
})
