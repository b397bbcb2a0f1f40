import {
  type ContactText,
  emptyColumns,
  inheritedColumns,
  inheritedTexts,
  type PortfolioColumn,
  portfolioColumns,
} from '@tameer/contract'
import { sql } from 'kysely'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import {
  findPortfolioKeys,
  type PortfolioFilters,
  type PortfolioKey,
  type PortfolioPlace,
  projectsOfSize,
  writeSearch,
} from '../../portfolio-search/index.ts'
import type { ImageRow, Schema } from '../../schema.ts'
import { findConfirmation } from '../accounts/email-confirmations.ts'
import { insertImages, listImages, type NewImage } from './images.ts'
import { findPlaceBehind, holdOrder } from './portfolio-order.ts'
import { loadPortfolios, type PortfolioRecord } from './portfolio-records.ts'

export type { ImageRecord, PortfolioRecord } from './portfolio-records.ts'

type Texts = Record<PortfolioColumn, string>

export interface PortfolioPage {
  rows: PortfolioRecord[]
  /** Start of the next page, null on the last. */
  next: PortfolioKey | null
  /** Number of matches, when asked for: `countTo` at most. Undefined beyond the last page. */
  total: number | undefined
}

/** One page in the order of companies, then in each company's own order. */
export async function listPortfolioPage(
  db: Reader,
  question: PortfolioFilters & {
    limit: number
    after?: PortfolioPlace | undefined
    countTo?: number | undefined
  },
): Promise<PortfolioPage> {
  const { limit, after, countTo = 0, ...filters } = question
  const { keys, total } = await findPortfolioKeys(db, filters, { limit: limit + 1, after, countTo })
  const shown = keys.slice(0, limit)
  const rows = await loadPortfolios(db, await projectsOfSize(db, shown, filters))
  const next = keys.length > limit ? (shown.at(-1) ?? null) : null
  return { rows, next, total }
}

/** The place of a portfolio in the order of every list. */
export async function findPortfolioPlace(db: Reader, id: string): Promise<PortfolioPlace | undefined> {
  return db
    .selectFrom('portfolios')
    .select(['positionKey', 'companyId', 'place'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** One portfolio with everything nested, if visitors or the company of `viewer` may see it. */
export async function findPortfolio(
  db: Reader,
  id: string,
  viewer?: string,
): Promise<PortfolioRecord | undefined> {
  const record = await findAnyPortfolio(db, id)
  if (!record || record.companyId === viewer) return record
  if (record.hidden) return undefined
  return (await findConfirmation(db, record.companyId))?.listed ? record : undefined
}

/** As `findPortfolio`, visible to visitors or not: for its owner's writes. */
export async function findAnyPortfolio(db: Reader, id: string): Promise<PortfolioRecord | undefined> {
  const [record] = await loadPortfolios(db, [id])
  return record
}

/**
 * A company's portfolio, locked until the transaction ends; undefined when it does not exist or belongs to another
 * company.
 */
export async function holdPortfolio(
  trx: Writer,
  { id, companyId }: { id: string; companyId: string },
): Promise<PortfolioRecord | undefined> {
  if (!(await holdOrder(trx, companyId))) return undefined
  const mine = await trx
    .selectFrom('portfolios')
    .select('id')
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .$if(engineOf(trx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  return mine && findAnyPortfolio(trx, id)
}

export interface NewPortfolioRecord {
  id: string
  companyId: string
  texts: Partial<Texts> & Pick<Texts, 'title' | 'content'>
  cityIds: readonly number[]
  buildingTypeIds: readonly number[]
  images: readonly NewImage[]
  /** Hidden portfolios are seen only by their company, until they are shown. */
  hidden?: boolean | undefined
  /** Hidden too, and it may lack a title, a text and a city. */
  draft?: boolean | undefined
  now: number
}

/**
 * Stores a portfolio after its company's others, with its links and images. Returns false when there is no such
 * company.
 */
export async function insertPortfolio(trx: Writer, portfolio: NewPortfolioRecord): Promise<boolean> {
  const { id, companyId, texts, cityIds, buildingTypeIds, images, now } = portfolio
  const company = await holdOrder(trx, companyId)
  if (!company) return false
  const { positionKey } = company
  const draft = portfolio.draft ? 1 : 0
  const hidden = portfolio.hidden || draft ? 1 : 0
  const place = await findPlaceBehind(trx, companyId)
  await trx
    .insertInto('portfolios')
    .values({
      ...emptyColumns,
      ...withoutEqual(given(texts), company),
      id,
      companyId,
      positionKey,
      hidden,
      draft,
      place,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  await insertLinks(trx, { portfolioId: id, companyId, positionKey, hidden, place }, cityIds, buildingTypeIds)
  await insertImages(trx, id, images, now)
  await writeSearch(trx, companyId)
  return true
}

export interface PortfolioUpdate {
  id: string
  companyId: string
  texts: Partial<Texts>
  cityIds?: readonly number[] | undefined
  buildingTypeIds?: readonly number[] | undefined
  /** A draft is shown from now on. */
  show?: boolean | undefined
  now: number
}

/**
 * Changes the given fields, and locks the portfolio until the end of the transaction. Returns false when it does not
 * exist or belongs to another company.
 */
export async function updatePortfolio(trx: Writer, update: PortfolioUpdate): Promise<boolean> {
  const { id, companyId, texts, cityIds, buildingTypeIds, show, now } = update
  // An account that goes at this moment either knows of all pictures added here, or its portfolio is gone already.
  const company = await holdOrder(trx, companyId)
  if (!company) return false
  const row = await trx
    .updateTable('portfolios')
    .set({ ...withoutEqual(given(texts), company), ...(show && { hidden: 0, draft: 0 }), updatedAt: now })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .returning(['positionKey', 'hidden', 'place'])
    .executeTakeFirst()
  if (!row) return false
  if (cityIds) await trx.deleteFrom('portfolioCities').where('portfolioId', '=', id).execute()
  if (buildingTypeIds) await trx.deleteFrom('portfolioBuildingTypes').where('portfolioId', '=', id).execute()
  await trx.deleteFrom('portfolioCityTypes').where('portfolioId', '=', id).execute()
  await insertLinks(trx, { portfolioId: id, companyId, ...row }, cityIds ?? [], buildingTypeIds ?? [])
  if (texts.title !== undefined || texts.content !== undefined || show) await writeSearch(trx, companyId)
  return true
}

/**
 * Deletes it with its links and images; returns the images, or undefined when it does not exist or belongs to another
 * company.
 */
export async function deletePortfolio(
  trx: Writer,
  portfolio: { id: string; companyId: string },
): Promise<ImageRow[] | undefined> {
  const { id, companyId } = portfolio
  if (!(await holdPortfolio(trx, portfolio))) return undefined
  const images = await listImages(trx, id)
  await trx.deleteFrom('portfolios').where('id', '=', id).where('companyId', '=', companyId).execute()
  await writeSearch(trx, companyId)
  return images
}

async function insertLinks(
  trx: Writer,
  place: Pick<Schema['portfolioCities'], 'portfolioId' | 'companyId' | 'positionKey' | 'hidden' | 'place'>,
  cityIds: readonly number[],
  buildingTypeIds: readonly number[],
): Promise<void> {
  const cities = [...new Set(cityIds)].map((cityId) => ({ ...place, cityId }))
  if (cities.length > 0) await trx.insertInto('portfolioCities').values(cities).execute()
  const types = [...new Set(buildingTypeIds)].map((buildingTypeId) => ({ ...place, buildingTypeId }))
  if (types.length > 0) await trx.insertInto('portfolioBuildingTypes').values(types).execute()
  await insertCityTypes(trx, place.portfolioId)
}

/** Inserts the combinations of a portfolio's cities and building types with its price; there must be none yet. */
async function insertCityTypes(trx: Writer, portfolioId: string): Promise<void> {
  await sql`insert into portfolio_city_types
      (portfolio_id, city_id, building_type_id, price, position_key, company_id, hidden, place)
    select p.id, c.city_id, t.building_type_id, p.price, p.position_key, p.company_id, p.hidden, p.place
    from portfolios p join portfolio_cities c on c.portfolio_id = p.id
    join portfolio_building_types t on t.portfolio_id = p.id where p.id = ${portfolioId}`.execute(trx)
}

/** Empties texts that equal the company's: they follow the company from then on. */
function withoutEqual(texts: Partial<Texts>, contact: Record<ContactText, string>): Partial<Texts> {
  const equal = inheritedColumns.filter((column) => texts[column] === contact[inheritedTexts[column]])
  return { ...texts, ...Object.fromEntries(equal.map((column) => [column, ''])) }
}

/** The texts without undefined ones, and without other properties of the object. */
function given(texts: Partial<Texts>): Partial<Texts> {
  const kept = portfolioColumns.filter((column) => texts[column] !== undefined)
  return Object.fromEntries(kept.map((column) => [column, texts[column]]))
}
