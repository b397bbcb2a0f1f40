import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { describeOnEachEngine, openOldDatabase } from '../../../test/databases.ts'
import { migrateTo } from '../migrate.ts'
import { partsOf } from '../portfolio-search/search-parts.ts'

const before = '013-requests'
const step = '017-folded-urdu'
const links = [
  'facebook_link',
  'twitter_link',
  'linkedin_link',
  'instagram_link',
  'tiktok_link',
  'magazine_link',
]
const texts = [...links, 'address', 'phone', 'email', 'website', 'publication', 'price']

describeOnEachEngine('a database whose Urdu is searched as it was typed', (_open, engine) => {
  it('is folded again, company by company, and stays when it folds to itself', async () => {
    const db = await openOldDatabase(engine, before)
    let made = 0
    const old = async (name: string, title: string, text: string) => {
      made += 1
      const id = `0190f000-0000-7000-8000-${String(made).padStart(12, '0')}`
      await db.write(async (trx) => {
        await sql`insert into accounts (id, email, email_key, password_hash, role, created_at, updated_at)
          values (${id}, ${id}, ${id}, 'hash', 'Company', 1, 1)`.execute(trx)
        await sql`insert into companies (id, account_id, name, position, position_key, search_text, unlisted, created_at, updated_at)
          values (${id}, ${id}, ${name}, 7, 7, ${text}, 0, 1, 1)`.execute(trx)
        await sql`insert into company_categories (company_id, category_id, position_key) values (${id}, 5, 7)`.execute(
          trx,
        )
        const parts = partsOf(text).map((part) => sql`(${id}, ${part}, 7)`)
        await sql`insert into company_search_parts (company_id, part, position_key) values ${sql.join(parts)}`.execute(
          trx,
        )
        const columns = Object.entries({
          ...{ id, company_id: id, position_key: 7, place: 1, hidden: 0, title, content: 'x' },
          ...Object.fromEntries(texts.map((column) => [column, ''])),
          ...{ created_at: 1, updated_at: 1 },
        })
        await sql`insert into portfolios (${sql.join(columns.map(([column]) => sql.ref(column)))})
          values (${sql.join(columns.map(([, value]) => value))})`.execute(trx)
      })
      return id
    }
    const plain = await old('Ravi', 'Neem House', 'ravi\nconstruction\nkept as it is')
    const urdu = await old('كاشي تعمیر', '۱۰ مرلہ گھر', 'كاشي تعمیر\nconstruction\n۱۰ مرلہ گھر')
    // More companies than one batch holds, so that the last ones are reached too.
    for (let n = 0; n < 120; n += 1) await old(`Company ${n}`, 'Home', `company ${n}\nconstruction\nhome`)
    const last = await old('سریا ۔', 'گهر', 'سریا ۔\nconstruction\nگهر')

    expect(await migrateTo(db, step)).toContain(step)
    for (const [id, text] of [
      [plain, 'ravi\nconstruction\nkept as it is'],
      [urdu, 'کاشی تعمیر\nconstruction\n10 مرلہ گہر'],
      [last, 'سریا\nconstruction\nگہر'],
    ] as const) {
      const { rows } = await sql<{ searchText: string }>`
        select search_text from companies where id = ${id}`.execute(db.read)
      const { rows: stored } = await sql<{ part: string }>`
        select part from company_search_parts where company_id = ${id}`.execute(db.read)
      expect(rows[0]?.searchText).toBe(text)
      expect(stored.map(({ part }) => part).sort()).toEqual(partsOf(text).sort())
    }
  })
})
