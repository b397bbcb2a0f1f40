import { type ContactText, inheritedColumns, inheritedTexts, type Language } from '@tameer/contract'
import { sql } from 'kysely'
import { engineOf, type Reader, type Writer } from '../../database.ts'
import { jsonRows } from '../../json-rows.ts'
import { insertSearchParts, searchText, writeSearch } from '../../portfolio-search/index.ts'
import { positionMissing, suspended } from '../../schema.ts'
import { emailKey, insertAccount } from '../accounts/accounts.ts'
import { type NamedId, namedId } from './catalogue.ts'
import type { RatesRecord } from './company-rates.ts'

/** A stored picture, as its file name without size and ending. */
export interface StoredPicture {
  file: string
  width: number
  height: number
}

export interface CompanyRecord {
  id: string
  /** The account that signs in for it. */
  accountId: string
  name: string
  /** The address of its account. */
  email: string
  /** Language of the letters to it. */
  language: Language
  image: StoredPicture | null
  /** Place in the order of companies; null sorts last. */
  position: number | null
  contact: Record<ContactText, string>
  /** City of its office. */
  cityId: number | null
  rates: RatesRecord
  /** Sorted by id. */
  categories: NamedId[]
}

export interface NewCompany {
  id: string
  accountId: string
  name: string
  email: string
  passwordHash: string
  language?: Language | undefined
  categoryIds: readonly number[]
  position?: number | null
  /** True while visitors do not see it yet. */
  unlisted?: boolean
  now: number
}

/** Opens a company with its account, unless the address has one, whatever its case. The categories must exist. */
export async function createCompany(trx: Writer, company: NewCompany): Promise<'created' | 'email-taken'> {
  const { id, accountId, name, position = null, unlisted = false, now } = company
  const { email, passwordHash, language } = company
  const account = { id: accountId, email, role: 'Company', passwordHash, language, now } as const
  if ((await insertAccount(trx, account)) === 'email-taken') return 'email-taken'
  const categoryIds = [...new Set(company.categoryIds)]
  const positionKey = position ?? positionMissing
  const text = searchText([name, ...(await categoryNames(trx, categoryIds))])
  await trx
    .insertInto('companies')
    .values({
      id,
      accountId,
      name,
      position,
      positionKey,
      searchText: text,
      unlisted: unlisted ? 1 : 0,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  if (categoryIds.length > 0) {
    const links = categoryIds.map((categoryId) => ({ companyId: id, categoryId, positionKey }))
    await trx.insertInto('companyCategories').values(links).execute()
  }
  await insertSearchParts(trx, { companyId: id, positionKey }, text)
  return 'created'
}

export async function findCompany(db: Reader, id: string): Promise<CompanyRecord | undefined> {
  const row = await companyRows(db).where('companies.id', '=', id).executeTakeFirst()
  return row && toCompany(row)
}

/** The companies with these ids, in no order; missing ones are left out. */
export async function listCompaniesByIds(db: Reader, ids: readonly string[]): Promise<CompanyRecord[]> {
  if (ids.length === 0) return []
  return (await companyRows(db).where('companies.id', 'in', ids).execute()).map(toCompany)
}

/** As `findCompany`, and locks the company until the end of the transaction. */
export async function holdCompany(trx: Writer, id: string): Promise<CompanyRecord | undefined> {
  if (engineOf(trx) === 'postgres') {
    await trx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().execute()
  }
  return findCompany(trx, id)
}

/** True when the desk has suspended the company. Its account must be locked, so that this cannot change. */
export async function isSuspended(trx: Writer, id: string): Promise<boolean> {
  const row = await trx.selectFrom('companies').select('restricted').where('id', '=', id).executeTakeFirst()
  return row?.restricted === suspended
}

/** How many companies there are. */
export async function countCompanies(db: Reader): Promise<number> {
  const { n } = await db
    .selectFrom('companies')
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** The company whose account has that address, whatever its case. */
export async function findCompanyByEmail(db: Reader, email: string): Promise<CompanyRecord | undefined> {
  const row = await companyRows(db).where('accounts.emailKey', '=', emailKey(email)).executeTakeFirst()
  return row && toCompany(row)
}

export interface CompanyUpdate {
  name?: string | undefined
  image?: StoredPicture | null | undefined
  contact?: Partial<Record<ContactText, string>>
  cityId?: number | null | undefined
  now: number
}

/** Changes the given fields. Returns false when there is no such company. */
export async function updateCompany(trx: Writer, id: string, changes: CompanyUpdate): Promise<boolean> {
  const { name, image, contact = {}, cityId, now } = changes
  const row = await trx
    .updateTable('companies')
    .set({
      updatedAt: now,
      ...contact,
      ...(cityId !== undefined && { cityId }),
      ...(name !== undefined && { name }),
      ...(image !== undefined && {
        imageFile: image?.file ?? null,
        imageWidth: image?.width ?? null,
        imageHeight: image?.height ?? null,
      }),
    })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  await emptyEqualTexts(trx, id, contact)
  if (name !== undefined) await writeSearch(trx, id)
  return true
}

/** Empties texts of portfolios that equal the company's: they follow the company from now on. */
async function emptyEqualTexts(
  trx: Writer,
  companyId: string,
  contact: Partial<Record<ContactText, string>>,
): Promise<void> {
  for (const column of inheritedColumns) {
    const text = contact[inheritedTexts[column]]
    if (!text) continue
    const own = trx.updateTable('portfolios').set({ [column]: '' })
    await own.where('companyId', '=', companyId).where(column, '=', text).execute()
  }
}

/** Moves a company and all its portfolios in the order of lists; null moves it behind all others. */
export async function setPosition(trx: Writer, id: string, position: number | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('companies')
    .set({ position, positionKey: position ?? positionMissing })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The columns of a company and its account for a `CompanyRecord`, with aliases of their own. */
export const companyColumns = [
  'companies.id as companyId',
  'companies.accountId as companyAccountId',
  'companies.name as companyName',
  'accounts.email as companyEmail',
  'accounts.language as companyLanguage',
  'companies.imageFile',
  'companies.imageWidth',
  'companies.imageHeight',
  'companies.position as companyPosition',
  'companies.whatsapp as companyWhatsapp',
  'companies.phone as companyPhone',
  'companies.contactEmail as companyContactEmail',
  'companies.website as companyWebsite',
  'companies.facebookLink as companyFacebookLink',
  'companies.twitterLink as companyTwitterLink',
  'companies.linkedinLink as companyLinkedinLink',
  'companies.instagramLink as companyInstagramLink',
  'companies.tiktokLink as companyTiktokLink',
  'companies.officeAddress as companyOfficeAddress',
  'companies.cityId as companyCityId',
  'companies.completeRatePkr',
  'companies.completeRateGivenAt',
  'companies.greyRatePkr',
  'companies.greyRateGivenAt',
] as const

export interface CompanyColumns extends Record<`company${Capitalize<ContactText>}`, string> {
  companyId: string
  companyAccountId: string
  companyName: string
  companyEmail: string
  companyLanguage: Language
  imageFile: string | null
  imageWidth: number | null
  imageHeight: number | null
  companyPosition: number | null
  companyCityId: number | null
  completeRatePkr: number | null
  completeRateGivenAt: number | null
  greyRatePkr: number | null
  greyRateGivenAt: number | null
  /** JSON made by `companyCategories`. */
  companyCategories: string
}

/** The categories of the current row of `companies`, as JSON. */
export function companyCategories(db: Reader) {
  return jsonRows(
    db,
    ['categories.id', 'categories.name', 'categories.name_ur'],
    sql`from company_categories join categories on categories.id = company_categories.category_id
      where company_categories.company_id = companies.id`,
  ).as('companyCategories')
}

export function toCompany(row: CompanyColumns): CompanyRecord {
  const { imageFile: file, imageWidth: width, imageHeight: height } = row
  return {
    id: row.companyId,
    accountId: row.companyAccountId,
    name: row.companyName,
    email: row.companyEmail,
    language: row.companyLanguage,
    image: file !== null && width !== null && height !== null ? { file, width, height } : null,
    position: row.companyPosition,
    contact: {
      whatsapp: row.companyWhatsapp,
      phone: row.companyPhone,
      contactEmail: row.companyContactEmail,
      website: row.companyWebsite,
      facebookLink: row.companyFacebookLink,
      twitterLink: row.companyTwitterLink,
      linkedinLink: row.companyLinkedinLink,
      instagramLink: row.companyInstagramLink,
      tiktokLink: row.companyTiktokLink,
      officeAddress: row.companyOfficeAddress,
    },
    cityId: row.companyCityId,
    rates: {
      completePkr: row.completeRatePkr,
      completeGivenAt: row.completeRateGivenAt,
      greyPkr: row.greyRatePkr,
      greyGivenAt: row.greyRateGivenAt,
    },
    categories: toNamedIds(row.companyCategories),
  }
}

/** Parses a JSON list of `[id, name, nameUr]`; returns it sorted by id. */
export function toNamedIds(json: string): NamedId[] {
  const rows = JSON.parse(json) as [number, string, string | null][]
  return rows.map((row) => namedId(...row)).sort((a, b) => a.id - b.id)
}

function companyRows(db: Reader) {
  return db
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.accountId')
    .select(companyColumns)
    .select(companyCategories(db))
}

async function categoryNames(db: Reader, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('categories').select('name').where('id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => row.name)
}
