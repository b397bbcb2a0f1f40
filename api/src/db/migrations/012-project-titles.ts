import { type Kysely, sql } from 'kysely'
import { partsOf, searchText } from '../portfolio-search/search-parts.ts'

// Companies are found by the titles of their projects too: their search texts are written again.

const companiesAtOnce = 100
const partsAtOnce = 1000
const mostTitles = 50

interface Found {
  id: string
  positionKey: number
  searchText: string
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Found>`select id, position_key, search_text from companies
      where id > ${after} order by id limit ${companiesAtOnce}`.execute(db)
    for (const row of rows) await addTitles(db, row)
    after = rows.at(-1)?.id ?? ''
    if (after === '') return
  }
}

async function addTitles(db: Kysely<unknown>, { id, positionKey, searchText: names }: Found): Promise<void> {
  const { rows } = await sql<{ title: string }>`select title from portfolios
    where company_id = ${id} order by id desc limit ${mostTitles}`.execute(db)
  const text = searchText(
    names.split('\n'),
    rows.map(({ title }) => title),
  )
  if (text === names) return
  await sql`update companies set search_text = ${text} where id = ${id}`.execute(db)
  const stored = new Set(partsOf(names))
  const parts = partsOf(text).filter((part) => !stored.has(part))
  for (let start = 0; start < parts.length; start += partsAtOnce) {
    const some = parts.slice(start, start + partsAtOnce)
    const values = some.map((part) => sql`(${id}, ${part}, ${positionKey})`)
    await sql`insert into company_search_parts (company_id, part, position_key) values ${sql.join(values)}`.execute(
      db,
    )
  }
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // A text's first lines are the name and the categories. No query tells where they end, and additional titles do no
  // harm.
  await sql`select 1`.execute(db)
}
