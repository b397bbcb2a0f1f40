import {
  inheritedColumns,
  inheritedTexts,
  type PortfolioColumn,
  portfolioColumns,
  type Reach,
  reachOfProject,
} from '@tameer/contract'
import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import { jsonRows } from '../../json-rows.ts'
import type { PortfolioRow } from '../../schema.ts'
import { listPortfolioRestrictions, type Restriction } from '../accounts/restrictions.ts'
import type { NamedId } from '../companies/catalogue.ts'
import {
  type CompanyRecord,
  companyCategories,
  companyColumns,
  toCompany,
  toNamedIds,
} from '../companies/companies.ts'

export interface ImageRecord {
  id: string
  file: string
  width: number
  height: number
  /** Place in the portfolio, from 0. */
  position: number
}

/** A portfolio with everything nested. Texts that are its company's are filled in. */
export type PortfolioRecord = Omit<PortfolioRow, 'hidden' | 'restricted' | 'draft'> & {
  /** Only its company sees it. */
  hidden: boolean
  /** Hidden, and it may lack a title, a text and a city. */
  draft: boolean
  /** Why the desk hides it; null when it does not. */
  restriction: Restriction | null
  reach: Reach
  /** Sorted by position. */
  images: ImageRecord[]
  cities: NamedId[]
  buildingTypes: NamedId[]
  company: CompanyRecord
}

/** The portfolios with these ids in this order, each as of one moment; deleted ones are left out. */
export async function loadPortfolios(db: Reader, ids: readonly string[]): Promise<PortfolioRecord[]> {
  if (ids.length === 0) return []
  const rows = await selectRecords(db, ids).execute()
  const hiddenIds = rows.filter(({ restricted }) => restricted === 1).map(({ id }) => id)
  const restrictions = await listPortfolioRestrictions(db, hiddenIds)
  const byId = new Map(rows.map((row) => [row.id, toRecord(row, restrictions.get(row.id) ?? null)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function selectRecords(db: Reader, ids: readonly string[]) {
  return db
    .selectFrom('portfolios')
    .innerJoin('companies', 'companies.id', 'portfolios.companyId')
    .innerJoin('accounts', 'accounts.id', 'companies.accountId')
    .selectAll('portfolios')
    .select(companyColumns)
    .select([companyCategories(db), portfolioImages(db), portfolioCities(db), portfolioBuildingTypes(db)])
    .where('portfolios.id', 'in', ids)
}

type SelectedRow = Awaited<ReturnType<ReturnType<typeof selectRecords>['execute']>>[number]

function toRecord(row: SelectedRow, restriction: Restriction | null): PortfolioRecord {
  const { id, companyId, positionKey, place, createdAt, updatedAt } = row
  const company = toCompany(row)
  const { contact } = company
  return {
    id,
    companyId,
    positionKey,
    place,
    createdAt,
    updatedAt,
    hidden: row.hidden === 1,
    draft: row.draft === 1,
    restriction,
    ...textsOf(row, contact),
    reach: reachOfProject(row, company),
    images: toImages(row.portfolioImages),
    cities: toNamedIds(row.portfolioCities),
    buildingTypes: toNamedIds(row.portfolioBuildingTypes),
    company,
  }
}

/** Its own texts, and the company's in place of missing ones. */
function textsOf(row: SelectedRow, contact: CompanyRecord['contact']): Record<PortfolioColumn, string> {
  const own = portfolioColumns.map((column) => [column, row[column]])
  const texts = Object.fromEntries(own) as Record<PortfolioColumn, string>
  for (const column of inheritedColumns) texts[column] ||= contact[inheritedTexts[column]]
  return texts
}

type ImageColumns = [id: string, file: string, width: number, height: number, position: number]

function toImages(json: string): ImageRecord[] {
  const rows = JSON.parse(json) as ImageColumns[]
  const images = rows.map(([id, file, width, height, position]) => ({ id, file, width, height, position }))
  return images.sort((a, b) => a.position - b.position)
}

function portfolioImages(db: Reader) {
  const columns = ['images.id', 'images.file', 'images.width', 'images.height', 'images.position']
  const from = sql`from images where images.portfolio_id = portfolios.id`
  return jsonRows(db, columns, from).as('portfolioImages')
}

function portfolioCities(db: Reader) {
  const from = sql`from portfolio_cities join cities on cities.id = portfolio_cities.city_id
    where portfolio_cities.portfolio_id = portfolios.id`
  return jsonRows(db, ['cities.id', 'cities.name', 'cities.name_ur'], from).as('portfolioCities')
}

function portfolioBuildingTypes(db: Reader) {
  const from = sql`from portfolio_building_types
    join building_types on building_types.id = portfolio_building_types.building_type_id
    where portfolio_building_types.portfolio_id = portfolios.id`
  const columns = ['building_types.id', 'building_types.name', 'building_types.name_ur']
  return jsonRows(db, columns, from).as('portfolioBuildingTypes')
}
