import { type QueryResult, sql } from 'kysely'
import type { Writer } from '../../database.ts'
import { insertMany } from '../../many-rows.ts'
import { plotSizesOf } from '../../portfolio-search/plot-sizes.ts'
import { partsOf, searchText } from '../../portfolio-search/search-parts.ts'
import type { Types } from './types.ts'

// Companies are found by the titles and plot sizes of their projects too, and spellings of Urdu are folded into one: the
// texts and pieces of all companies are written anew.

const companiesAtOnce = 100
const mostTitles = 50

interface Company {
  id: string
  name: string
  positionKey: number
}

export async function writeSearchIndex(db: Writer, { key, linkTable }: Types): Promise<void> {
  // Every piece of one to three letters of search_text: a search starts with its rarest piece.
  await sql`create table company_search_parts (
    company_id ${key} not null,
    part ${key} not null check (length(part) between 1 and 3),
    position_key integer not null,
    primary key (company_id, part),
    foreign key (position_key, company_id) references companies (position_key, id)
      on update cascade on delete cascade
  ) ${linkTable}`.execute(db)
  for (let after: string | undefined = ''; after !== undefined; ) {
    const { rows }: QueryResult<Company> = await sql<Company>`select id, name, position_key from companies
      where id > ${after} order by id limit ${companiesAtOnce}`.execute(db)
    for (const company of rows) await writeCompany(db, company)
    after = rows.at(-1)?.id
  }
  // Made last: sorting all pieces once is faster than finding the place of each.
  await sql`create unique index company_search_parts_by_part
    on company_search_parts (part, position_key, company_id)`.execute(db)
}

async function writeCompany(db: Writer, { id, name, positionKey }: Company): Promise<void> {
  const categories = await sql<{ name: string }>`select c.name from company_categories k
    join categories c on c.id = k.category_id where k.company_id = ${id} order by c.id`.execute(db)
  const names = [name, ...categories.rows.map((category) => category.name)]
  const { rows: projects } = await sql<{
    title: string
    content: string
  }>`select title, content from portfolios
    where company_id = ${id} order by place limit ${mostTitles}`.execute(db)
  const titles = projects.map(({ title }) => title)
  const said = projects.flatMap(({ title, content }) => [title, content])
  const text = searchText(names, titles, plotSizesOf([name, ...said]))
  await sql`update companies set search_text = ${text} where id = ${id}`.execute(db)
  const parts = partsOf(text).map((part) => ({ companyId: id, part, positionKey }))
  await insertMany(db, 'companySearchParts', parts)
}
