import { type Kysely, sql } from 'kysely'
import { plotSizesOf } from '../portfolio-search/plot-sizes.ts'
import { partsOf, searchText } from '../portfolio-search/search-parts.ts'

// Companies are found by the plot sizes in their names and projects: search texts without them are written again.

const companiesAtOnce = 100
const partsAtOnce = 1000
const mostTitles = 50

interface Found {
  id: string
  name: string
  positionKey: number
  searchText: string
}

export async function up(db: Kysely<unknown>): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Found>`select id, name, position_key, search_text from companies
      where id > ${after} order by id limit ${companiesAtOnce}`.execute(db)
    for (const row of rows) await addPlotSizes(db, row)
    after = rows.at(-1)?.id ?? ''
    if (after === '') return
  }
}

async function addPlotSizes(
  db: Kysely<unknown>,
  { id, name, positionKey, searchText: before }: Found,
): Promise<void> {
  const projects = await sql<{ title: string; content: string }>`select title, content from portfolios
    where company_id = ${id} and hidden = 0 order by place limit ${mostTitles}`.execute(db)
  const said = projects.rows.flatMap(({ title, content }) => [title, content])
  const sizes = plotSizesOf([name, ...said])
  if (sizes.length === 0) return
  const categories = await sql<{ name: string }>`select c.name from company_categories k
    join categories c on c.id = k.category_id where k.company_id = ${id} order by c.id`.execute(db)
  const names = [name, ...categories.rows.map((row) => row.name)]
  const titles = projects.rows.map(({ title }) => title)
  const text = searchText(names, titles, sizes)
  if (text === before) return
  await sql`update companies set search_text = ${text} where id = ${id}`.execute(db)
  const parts = new Set(partsOf(text))
  const gone = partsOf(before).filter((part) => !parts.delete(part))
  for (const some of inBatches(gone)) {
    await sql`delete from company_search_parts where company_id = ${id} and part in (${sql.join(some)})`.execute(
      db,
    )
  }
  for (const some of inBatches([...parts])) {
    const values = some.map((part) => sql`(${id}, ${part}, ${positionKey})`)
    await sql`insert into company_search_parts (company_id, part, position_key) values ${sql.join(values)}`.execute(
      db,
    )
  }
}

function* inBatches(parts: readonly string[]): Generator<string[]> {
  for (let start = 0; start < parts.length; start += partsAtOnce)
    yield parts.slice(start, start + partsAtOnce)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  // The older version writes a text again when its company changes; until then an additional line does no harm.
  await sql`select 1`.execute(db)
}
