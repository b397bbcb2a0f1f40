import {
  asSeen,
  cleanLine,
  type DeskCompanyState,
  type DeskCompanyStateFilter,
  type DeskCompanyWithout,
  foldText,
  maxShortCount,
  parsePhone,
} from '@tameer/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import { partsToTry, rarestPart } from '../../portfolio-search/index.ts'
import { suspended } from '../../schema.ts'
import { every, holds } from '../../sql-conditions.ts'
import { emailKey } from '../accounts/accounts.ts'
import { type NamedId, namedId } from '../companies/catalogue.ts'
import { type CompanyRecord, companyCategories, companyColumns, toCompany } from '../companies/companies.ts'

type Sql = RawBuilder<unknown>

/** The place of a company in the order of all: the start of a page of the desk's list. */
export interface DeskCompanyPlace {
  positionKey: number
  id: string
}

export interface DeskCompanyFilter {
  q?: string | undefined
  state?: DeskCompanyStateFilter | undefined
  category?: number | undefined
  city?: number | undefined
  without?: DeskCompanyWithout | undefined
  /** A company counts as silent when it has left a request unanswered since before this time, ms. */
  silentBefore: number
}

/** Data of the desk about a company, beside its own. */
export interface DeskStanding {
  state: DeskCompanyState
  emailConfirmed: boolean
  /** Number of acts of the desk on it. */
  version: number
  createdAt: number
  /** Number of portfolios that it does not hide, counted up to `maxShortCount`. */
  projects: number
}

export type DeskCompanyRecord = CompanyRecord & DeskStanding & { city: NamedId | null }

export interface DeskCompanyPage {
  rows: DeskCompanyRecord[]
  /** Start of the next page, null on the last. */
  next: DeskCompanyPlace | null
}

/**
 * Number of companies that one page reads: enough to fill it in most cases. When few match, the page ends early. So a
 * page costs the same for any number of companies and any filter.
 */
export const mostLookedAt = 500

/** One page of the companies that match, listed or not. */
export async function listDeskCompanyPage(
  db: Reader,
  { limit, after, ...filter }: DeskCompanyFilter & { limit: number; after?: DeskCompanyPlace | undefined },
): Promise<DeskCompanyPage> {
  const { walk, others } = await routeOf(db, filter)
  // Without other conditions each company that is read matches.
  const most = others.length === 0 ? limit + 1 : mostLookedAt
  const looked = walk(after, most)
  const fits = every(sql`true`, ...others)
  const { rows: keys } =
    await sql<DeskCompanyPlace>`select looked.position_key, looked.id from (${looked}) as looked
    join companies c on c.id = looked.id where ${fits}
    order by looked.position_key desc, looked.id desc limit ${limit + 1}`.execute(db)
  const shown = keys.slice(0, limit)
  const rows = await loadDeskCompanies(
    db,
    shown.map(({ id }) => id),
  )
  if (keys.length > limit) return { rows, next: shown.at(-1) ?? null }
  if (others.length === 0) return { rows, next: null }
  const last = sql<DeskCompanyPlace>`select looked.position_key, looked.id from (${looked}) as looked
    order by looked.position_key desc, looked.id desc limit 1 offset ${sql.lit(most - 1)}`
  return { rows, next: (await last.execute(db)).rows[0] ?? null }
}

/** The companies with these ids as the desk sees them, in this order. */
export async function loadDeskCompanies(db: Reader, ids: readonly string[]): Promise<DeskCompanyRecord[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('companies')
    .innerJoin('accounts', 'accounts.id', 'companies.accountId')
    .leftJoin('emailConfirmations', 'emailConfirmations.accountId', 'companies.accountId')
    .leftJoin('cities', 'cities.id', 'companies.cityId')
    .select(companyColumns)
    .select([
      companyCategories(db),
      'cities.name as city',
      'cities.nameUr as cityUr',
      'companies.restricted',
      'companies.unlisted',
    ])
    .select(['companies.deskVersion', 'companies.createdAt'])
    .select(['emailConfirmations.tokenHash', 'emailConfirmations.confirmedAt'])
    .select(
      sql<number>`(select count(*) from (select 1 from portfolios p where p.company_id = companies.id and p.hidden = 0
        limit ${sql.lit(maxShortCount)}) as shown)`.as('projects'),
    )
    .where('companies.id', 'in', ids)
    .execute()
  const records = rows.map(
    (row): DeskCompanyRecord => ({
      ...toCompany(row),
      city: officeOf(row),
      state: stateOf(row),
      version: row.deskVersion,
      createdAt: row.createdAt,
      emailConfirmed: row.tokenHash === null || row.confirmedAt !== null,
      projects: Number(row.projects),
    }),
  )
  const byId = new Map(records.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** A company as the desk sees it. */
export async function findDeskCompany(db: Reader, id: string): Promise<DeskCompanyRecord | undefined> {
  const [found] = await loadDeskCompanies(db, [id])
  return found
}

/**
 * Locks a company for an act of the desk and counts the act. Returns false when another act came since that version, or
 * when there is no such company.
 */
export async function takeForDesk(trx: Writer, id: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('companies')
    .set({ deskVersion: version + 1 })
    .where('id', '=', id)
    .where('deskVersion', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

function stateOf({ restricted, unlisted }: { restricted: number; unlisted: number }): DeskCompanyState {
  if (restricted === suspended) return 'suspended'
  if (restricted > 0) return 'hidden'
  return unlisted === 1 ? 'unconfirmed' : 'listed'
}

type Walk = (after: DeskCompanyPlace | undefined, most: number) => Sql

interface DeskRoute {
  /** Reads the keys of one page from an index, in the order of the list, after a place. */
  walk: Walk
  /** Further conditions on a company `c`. */
  others: Sql[]
}

/** The index that is read, and the conditions on each company. */
async function routeOf(db: Reader, filter: DeskCompanyFilter): Promise<DeskRoute> {
  const { state, category, without } = filter
  const asked = conditionsOf(filter)
  const route = (walk: Walk, met?: keyof typeof asked): DeskRoute => {
    const others = Object.entries(asked).filter(([name]) => name !== met)
    return { walk, others: others.flatMap(([, condition]) => condition ?? []) }
  }
  const exact = exactly(filter.q)
  if (exact) return route(walkCompanies(exact))
  const words = wordsOf(filter.q)
  if (words !== undefined) {
    const { part } = await rarestPart(db, partsToTry(words))
    return route(walkLinks('company_search_parts', sql`l.part = ${part}`))
  }
  if (state === 'hidden' || state === 'suspended') return route(walkCompanies(restrictedBy(state)))
  if (category !== undefined) {
    return route(walkLinks('company_categories', sql`l.category_id = ${category}`), 'category')
  }
  return route(walkCompanies(without === 'logo' ? sql`l.image_file is null` : undefined))
}

/** Reads the index of companies `l`. */
function walkCompanies(where: Sql | undefined): Walk {
  return walkOf(sql`companies`, sql`l.id`, where)
}

/** Reads the index of a table `l` that repeats the position of a company. */
function walkLinks(table: string, where: Sql): Walk {
  return walkOf(sql.table(table), sql`l.company_id`, where)
}

/** In the reverse of the order for visitors: companies without a position come first, the newest before all others. */
function walkOf(table: Sql, id: Sql, where: Sql | undefined): Walk {
  return (after, most) => {
    const later = after && sql`(l.position_key, ${id}) < (${after.positionKey}, ${after.id})`
    return sql`select l.position_key, ${id} as id from ${table} l where ${every(sql`true`, where, later)}
      order by l.position_key desc, ${id} desc limit ${sql.lit(most)}`
  }
}

/** Has the condition of the index, so that both engines use it. */
function restrictedBy(state: 'hidden' | 'suspended'): Sql {
  return sql`l.restricted > 0 and l.restricted = ${sql.lit(state === 'hidden' ? 1 : suspended)}`
}

/** The conditions of each filter on a company `c`; undefined for a filter that is not set. */
function conditionsOf({ q, state, category, city, without, silentBefore }: DeskCompanyFilter) {
  const words = wordsOf(q)
  const has = (question: Sql) => sql`(select 1 ${question} limit 1) is not null`
  return {
    q: words === undefined ? undefined : holds(sql`c.search_text`, words),
    state: state && stateCondition(state, silentBefore, has),
    category:
      category === undefined
        ? undefined
        : has(sql`from company_categories g where g.company_id = c.id and g.category_id = ${category}`),
    city:
      city === undefined
        ? undefined
        : sql`(c.city_id = ${city} or ${has(sql`from company_cities w where w.company_id = c.id and w.city_id = ${city}`)}
          or ${has(sql`from portfolio_cities t where t.city_id = ${city} and t.hidden = 0
            and t.position_key = c.position_key and t.company_id = c.id`)})`,
    without:
      without === undefined
        ? undefined
        : without === 'logo'
          ? sql`c.image_file is null`
          : sql`(select 1 from portfolios p where p.company_id = c.id and p.hidden = 0 limit 1) is null`,
  }
}

function stateCondition(
  state: DeskCompanyStateFilter,
  silentBefore: number,
  has: (question: Sql) => Sql,
): Sql {
  if (state === 'listed') return sql`c.unlisted = 0`
  if (state === 'hidden') return sql`c.restricted = 1`
  if (state === 'suspended') return sql`c.restricted = ${sql.lit(suspended)}`
  if (state === 'unconfirmed') {
    return has(sql`from email_confirmations e where e.account_id = c.account_id and e.confirmed_at is null`)
  }
  const waits = (one: 'sent' | 'seen') =>
    has(
      sql`from invitations i where i.company_id = c.id and i.state = ${sql.lit(one)} and i.sent_at < ${silentBefore}`,
    )
  return sql`(${waits('sent')} or ${waits('seen')})`
}

/** Signs of a telephone number as people write it, and of a link that holds one. */
const numberAlone = /^[\p{Nd}\p{Pd}\s+().]{7,}$|^\S*(?:wa\.me|whatsapp|tel:)\S*$/u

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Condition for a search by a whole e-mail address, phone number or id, on companies `l`. */
function exactly(q: string | undefined): Sql | undefined {
  const text = asSeen(q ?? '').toLowerCase()
  if (text.includes('@')) {
    return sql`l.account_id = (select a.id from accounts a where a.email_key = ${emailKey(text)})`
  }
  if (uuid.test(text)) return sql`l.id = ${text}`
  const phone = numberAlone.test(text) ? parsePhone(text) : undefined
  if (!phone) return undefined
  const numbered = sql`select o.id from companies o where o.phone = ${phone} and o.phone <> ''
    union select o.id from companies o where o.whatsapp = ${phone} and o.whatsapp <> ''`
  return sql`l.id in (${numbered})`
}

/** The search, folded as the search texts are; undefined when it is empty. */
function wordsOf(q: string | undefined): string | undefined {
  return q === undefined || exactly(q) ? undefined : foldText(cleanLine(q)) || undefined
}

/** Names of companies by their ids, of those that there are. */
export async function findCompanyNames(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('companies').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function officeOf(row: { companyCityId: number | null; city: string | null; cityUr: string | null }) {
  const { companyCityId: id, city, cityUr } = row
  return id === null || city === null ? null : namedId(id, city, cityUr)
}
