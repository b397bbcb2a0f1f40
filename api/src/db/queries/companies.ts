import { sql } from 'kysely'
import { engineOf, type Reader } from '../database.ts'
import { jsonRows } from '../json-rows.ts'
import { partsOf, searchText } from '../portfolio-search/search-parts.ts'
import { positionMissing } from '../schema.ts'
import type { NamedId } from './catalogue.ts'

const partsAtOnce = 1000

/** A stored picture, as its file name without size and ending. */
export interface StoredPicture {
  file: string
  width: number
  height: number
}

export interface CompanyRecord {
  id: string
  name: string
  email: string
  role: 'Company'
  image: StoredPicture | null
  /** Place in the order of companies; null sorts last. */
  position: number | null
  /** By id. */
  categories: NamedId[]
}

export interface NewCompany {
  id: string
  name: string
  email: string
  passwordHash: string
  categoryIds: readonly number[]
  position?: number | null
  now: number
}

/** Opens an account, unless the address has one, whatever its case. The categories must exist. */
export async function createCompany(trx: Reader, company: NewCompany): Promise<'created' | 'email-taken'> {
  const { id, name, email, passwordHash, position = null, now } = company
  const categoryIds = [...new Set(company.categoryIds)]
  const positionKey = position ?? positionMissing
  const text = searchText([name, ...(await categoryNames(trx, categoryIds))])
  const created = await trx
    .insertInto('users')
    .values({
      ...{ id, name, email, passwordHash, position, positionKey },
      ...{ role: 'Company', emailKey: emailKey(email), searchText: text },
      ...{ createdAt: now, updatedAt: now },
    })
    .onConflict((conflict) => conflict.column('emailKey').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return 'email-taken'
  if (categoryIds.length > 0) {
    const links = categoryIds.map((categoryId) => ({ userId: id, categoryId, positionKey }))
    await trx.insertInto('userCategories').values(links).execute()
  }
  await insertSearchParts(trx, { userId: id, positionKey }, text)
  return 'created'
}

export async function findCompany(db: Reader, id: string): Promise<CompanyRecord | undefined> {
  const row = await companyRows(db).where('users.id', '=', id).executeTakeFirst()
  return row && toCompany(row)
}

/** As `findCompany`, and keeps others from changing it until the end of the transaction. */
export async function holdCompany(trx: Reader, id: string): Promise<CompanyRecord | undefined> {
  if (engineOf(trx) === 'postgres') {
    await trx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()
  }
  return findCompany(trx, id)
}

/** How many companies there are. */
export async function countCompanies(db: Reader): Promise<number> {
  const { n } = await db
    .selectFrom('users')
    .select((row) => row.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** A company with the hash of its password. */
export type CompanyWithPassword = CompanyRecord & { passwordHash: string }

/** The account of an address, whatever its case. */
export async function findCompanyByEmail(
  db: Reader,
  email: string,
): Promise<CompanyWithPassword | undefined> {
  const rows = companyRows(db).select('users.passwordHash')
  const row = await rows.where('users.emailKey', '=', emailKey(email)).executeTakeFirst()
  return row && { ...toCompany(row), passwordHash: row.passwordHash }
}

export async function findCompanyWithPassword(
  db: Reader,
  id: string,
): Promise<CompanyWithPassword | undefined> {
  const rows = companyRows(db).select('users.passwordHash')
  const row = await rows.where('users.id', '=', id).executeTakeFirst()
  return row && { ...toCompany(row), passwordHash: row.passwordHash }
}

/** Changes what is given. False when there is no such company. */
export async function updateCompany(
  trx: Reader,
  id: string,
  changes: { name?: string | undefined; image?: StoredPicture | null | undefined; now: number },
): Promise<boolean> {
  const { name, image, now } = changes
  const row = await trx
    .updateTable('users')
    .set({
      updatedAt: now,
      ...(name !== undefined && { name }),
      ...(image !== undefined && {
        imageFile: image?.file ?? null,
        imageWidth: image?.width ?? null,
        imageHeight: image?.height ?? null,
      }),
    })
    .where('id', '=', id)
    .returning('positionKey')
    .executeTakeFirst()
  if (!row) return false
  if (name !== undefined) await writeSearch(trx, { userId: id, positionKey: row.positionKey })
  return true
}

/** Makes what a company is found by anew from its name and categories. */
async function writeSearch(trx: Reader, place: { userId: string; positionKey: number }): Promise<void> {
  const company = await findCompany(trx, place.userId)
  if (!company) return
  const text = searchText([company.name, ...company.categories.map((category) => category.name)])
  await trx.updateTable('users').set({ searchText: text }).where('id', '=', place.userId).execute()
  await trx.deleteFrom('userSearchParts').where('userId', '=', place.userId).execute()
  await insertSearchParts(trx, place, text)
}

/** Whether the account still has this password's hash, which then stays until the end of the transaction. */
export async function holdsPassword(trx: Reader, id: string, hash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', hash)
    // SQLite's one writer needs no lock.
    .$if(engineOf(trx) === 'postgres', (query) => query.forShare())
    .executeTakeFirst()
  return row !== undefined
}

/** Removes a company with its portfolios, sessions, codes and confirmation. False when there is none such. */
export async function deleteCompany(trx: Reader, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('users').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** False when there is no such company. */
export async function setPassword(trx: Reader, id: string, hash: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ passwordHash: hash, updatedAt: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Moves a company, and with it all its portfolios, in the order of lists; null puts it behind all others. */
export async function setPosition(trx: Reader, id: string, position: number | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ position, positionKey: position ?? positionMissing })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The columns of `users` a `CompanyRecord` is made of, under names of their own. */
export const companyColumns = [
  'users.id as companyId',
  'users.name as companyName',
  'users.email as companyEmail',
  'users.imageFile',
  'users.imageWidth',
  'users.imageHeight',
  'users.position as companyPosition',
] as const

export interface CompanyColumns {
  companyId: string
  companyName: string
  companyEmail: string
  imageFile: string | null
  imageWidth: number | null
  imageHeight: number | null
  companyPosition: number | null
  /** JSON made by `companyCategories`. */
  companyCategories: string
}

/** The categories of the row of `users` at hand, as JSON. */
export function companyCategories(db: Reader) {
  return jsonRows(
    db,
    ['categories.id', 'categories.name'],
    sql`from user_categories join categories on categories.id = user_categories.category_id
      where user_categories.user_id = users.id`,
  ).as('companyCategories')
}

export function toCompany(row: CompanyColumns): CompanyRecord {
  const { imageFile: file, imageWidth: width, imageHeight: height } = row
  return {
    id: row.companyId,
    name: row.companyName,
    email: row.companyEmail,
    role: 'Company',
    image: file !== null && width !== null && height !== null ? { file, width, height } : null,
    position: row.companyPosition,
    categories: toNamedIds(row.companyCategories),
  }
}

/** Reads a JSON list of `[id, name]`; returns it by id. */
export function toNamedIds(json: string): NamedId[] {
  const rows = JSON.parse(json) as [number, string][]
  return rows.map(([id, name]) => ({ id, name })).sort((a, b) => a.id - b.id)
}

function companyRows(db: Reader) {
  return db.selectFrom('users').select(companyColumns).select(companyCategories(db))
}

async function categoryNames(db: Reader, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('categories').select('name').where('id', 'in', ids).orderBy('id').execute()
  return rows.map((row) => row.name)
}

/** The address as accounts are told apart by it. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

async function insertSearchParts(
  trx: Reader,
  place: { userId: string; positionKey: number },
  text: string,
): Promise<void> {
  const parts = partsOf(text).map((part) => ({ ...place, part }))
  for (let start = 0; start < parts.length; start += partsAtOnce) {
    const some = parts.slice(start, start + partsAtOnce)
    await trx.insertInto('userSearchParts').values(some).execute()
  }
}
