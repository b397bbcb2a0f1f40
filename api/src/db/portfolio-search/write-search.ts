import { inChunks } from '../../core/chunks.ts'
import { engineOf, type Reader, type Writer } from '../database.ts'
import { plotSizesOf } from './plot-sizes.ts'
import { partsOf, searchText } from './search-parts.ts'

const partsAtOnce = 1000
/** Number of a company's projects that are searched: the first that visitors see. */
export const mostTitles = 50

interface Place {
  companyId: string
  positionKey: number
}

/**
 * Updates the search index of a company: its name, its categories, and the titles and plot sizes of its first
 * portfolios. Call it after writing a portfolio. Only parts that are added or removed are written.
 */
export async function writeSearch(trx: Writer, companyId: string): Promise<void> {
  if (engineOf(trx) === 'postgres') {
    // One writer at a time, so that the last one has seen all titles.
    await trx.selectFrom('companies').select('id').where('id', '=', companyId).forNoKeyUpdate().execute()
  }
  const names = await listNames(trx, companyId)
  if (names.length === 0) return
  const projects = await listFirstProjects(trx, companyId)
  const titles = projects.map(({ title }) => title)
  const said = projects.flatMap(({ title, content }) => [title, content])
  const text = searchText(names, titles, plotSizesOf([...names, ...said]))
  const row = await trx
    .updateTable('companies')
    .set({ searchText: text })
    .where('id', '=', companyId)
    .where('searchText', '!=', text)
    .returning('positionKey')
    .executeTakeFirst()
  if (!row) return
  const parts = new Set(partsOf(text))
  const stored = await trx
    .selectFrom('companySearchParts')
    .select('part')
    .where('companyId', '=', companyId)
    .execute()
  const gone = stored.filter(({ part }) => !parts.delete(part)).map(({ part }) => part)
  for (const some of inChunks(gone, partsAtOnce)) {
    const own = trx.deleteFrom('companySearchParts').where('companyId', '=', companyId)
    await own.where('part', 'in', some).execute()
  }
  await insertParts(trx, { companyId, positionKey: row.positionKey }, parts)
}

/** The names of a company and its categories; none when there is no such company. */
async function listNames(db: Reader, companyId: string): Promise<string[]> {
  const company = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirst()
  if (!company) return []
  const categories = await db
    .selectFrom('companyCategories')
    .innerJoin('categories', 'categories.id', 'companyCategories.categoryId')
    .select('categories.name')
    .where('companyCategories.companyId', '=', companyId)
    .orderBy('categories.id')
    .execute()
  return [company.name, ...categories.map(({ name }) => name)]
}

function listFirstProjects(db: Reader, companyId: string) {
  return db
    .selectFrom('portfolios')
    .select(['title', 'content'])
    .where('companyId', '=', companyId)
    .where('hidden', '=', 0)
    .orderBy('place')
    .limit(mostTitles)
    .execute()
}

/** Stores the pieces by which a company with that search text is found. */
export async function insertSearchParts(trx: Writer, place: Place, text: string): Promise<void> {
  await insertParts(trx, place, partsOf(text))
}

async function insertParts(trx: Writer, place: Place, found: Iterable<string>): Promise<void> {
  const parts = Array.from(found, (part) => ({ ...place, part }))
  for (const some of inChunks(parts, partsAtOnce)) {
    await trx.insertInto('companySearchParts').values(some).execute()
  }
}
