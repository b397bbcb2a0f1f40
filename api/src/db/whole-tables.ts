import { type Insertable, sql } from 'kysely'
import { engineOf, type Reader, type Writer } from './database.ts'
import { insertMany } from './many-rows.ts'
import type { Schema } from './schema.ts'

// For code that copies tables with all rows and columns. Primary keys are text by code point or whole numbers, so both
// engines sort them alike.

type TableName = keyof Schema
type Keys = {
  [Table in TableName]: readonly [keyof Schema[Table] & string, ...(keyof Schema[Table] & string)[]]
}

/** Primary keys of all tables. A table comes after those it refers to. */
const keys = {
  categories: ['id'],
  cities: ['id'],
  buildingTypes: ['id'],
  accounts: ['id'],
  operators: ['accountId'],
  recoveryCodes: ['accountId', 'codeHash'],
  priceChanges: ['id'],
  fieldCounts: ['day', 'name', 'screens', 'network', 'atMost'],
  companies: ['id'],
  companyCategories: ['companyId', 'categoryId'],
  companyCities: ['companyId', 'cityId'],
  companyVisits: ['companyId', 'day', 'kind'],
  companySearchParts: ['companyId', 'part'],
  portfolios: ['id'],
  portfolioCities: ['portfolioId', 'cityId'],
  portfolioBuildingTypes: ['portfolioId', 'buildingTypeId'],
  portfolioCityTypes: ['portfolioId', 'cityId', 'buildingTypeId'],
  images: ['id'],
  sessions: ['tokenHash'],
  resetCodes: ['id'],
  emailConfirmations: ['accountId'],
  emailChanges: ['accountId'],
  emailUndos: ['tokenHash'],
  mailOutbox: ['id'],
  visitMarks: ['day', 'hash'],
  rateLimits: ['key'],
  jobRuns: ['name'],
  deskLog: ['id'],
  accountRemovals: ['id'],
  keyedCalls: ['id'],
  requests: ['id'],
  requestImages: ['id'],
  invitations: ['id'],
  suggestedCompanies: ['requestId', 'companyId'],
  quotes: ['id'],
  quoteDrafts: ['invitationId'],
  requestQuestions: ['id'],
  requestNotices: ['id'],
  reminderStops: ['mailboxKey'],
  restrictions: ['id'],
  marks: ['id'],
  preparedProfiles: ['id'],
  payments: ['id'],
  paymentEvents: ['id'],
  paperNumbers: ['kind', 'year', 'letters'],
  paperLetters: ['id'],
  houses: ['id'],
  houseKeys: ['houseId', 'id'],
  houseStages: ['houseId', 'id'],
  houseEntries: ['houseId', 'id'],
  reports: ['id'],
  houseChanges: ['houseId', 'id'],
  housePayments: ['houseId', 'id'],
  houseDeliveries: ['houseId', 'id'],
  houseSnags: ['houseId', 'id'],
  housePictures: ['houseId', 'id'],
  houseNotices: ['id'],
  houseCodes: ['houseId'],
  houseOldMailboxes: ['houseId', 'emailKey'],
  houseWaysBack: ['tokenHash'],
} as const satisfies Keys

export interface WholeTable {
  name: TableName
  /** Columns of the primary key. */
  key: readonly string[]
  /** True when the migrations write its first rows. */
  isCatalogue: boolean
}

const catalogue: readonly string[] = ['categories', 'cities', 'buildingTypes'] satisfies TableName[]

export const wholeTables: readonly WholeTable[] = Object.entries(keys).map(([name, key]) => ({
  name: name as TableName,
  key,
  isCatalogue: catalogue.includes(name),
}))

export type WholeRow = Record<string, string | number | null>
export type RowKey = WholeRow[string][]

export function keyOf(table: WholeTable, row: WholeRow): RowKey {
  return table.key.map((column) => row[column] ?? null)
}

/** At most `most` rows in the order of the key, after `after` or from the first. */
export async function readRows(
  db: Reader,
  { name, key }: WholeTable,
  after: RowKey | undefined,
  most: number,
): Promise<WholeRow[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const behind = after ? sql`where (${columns}) > (${sql.join(after)})` : sql``
  const { rows } = await sql<WholeRow>`
    select * from ${sql.table(name)} ${behind} order by ${columns} limit ${most}`.execute(db)
  return rows
}

/** The greatest key; undefined when the table is empty. */
export async function findLastKey(db: Reader, table: WholeTable): Promise<RowKey | undefined> {
  const columns = table.key.map((column) => sql.ref(column))
  const { rows } = await sql<WholeRow>`
    select ${sql.join(columns)} from ${sql.table(table.name)}
    order by ${sql.join(columns.map((column) => sql`${column} desc`))} limit 1`.execute(db)
  return rows[0] && keyOf(table, rows[0])
}

export async function countRows(db: Reader, { name }: WholeTable): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)}`.execute(db)
  return rows[0]?.n ?? 0
}

/** Stores rows as `readRows` returned them, from either engine. */
export function insertRows(trx: Writer, { name }: WholeTable, rows: readonly WholeRow[]): Promise<void> {
  return insertMany(trx, name, rows as readonly WholeRow[] as readonly Insertable<Schema[TableName]>[])
}

/** Replaces all rows of a table, which nothing may refer to yet. */
export async function replaceRows(trx: Writer, table: WholeTable, rows: readonly WholeRow[]): Promise<void> {
  await sql`delete from ${sql.table(table.name)}`.execute(trx)
  await insertRows(trx, table, rows)
}

/** True when there is a table of that name, as SQL spells it. */
export async function hasTable(db: Reader, name: string): Promise<boolean> {
  const { rows } = await (engineOf(db) === 'sqlite'
    ? sql`select 1 from sqlite_schema where type = 'table' and name = ${name}`
    : sql`select 1 where to_regclass(${name}) is not null`
  ).execute(db)
  return rows.length > 0
}
