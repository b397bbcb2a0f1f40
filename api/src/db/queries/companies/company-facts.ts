import {
  type LanguageCode,
  languageCodes,
  type ProjectTexts,
  reachOfCompany,
  type TeamSize,
} from '@tameer/contract'
import { sql } from 'kysely'
import type { Reader, Writer } from '../../database.ts'
import { jsonRows } from '../../json-rows.ts'
import { isPublic } from '../../visible.ts'
import { listShownMarks, type ShownMark } from '../marks/marks.ts'
import { type NamedId, namedId } from './catalogue.ts'
import { type CompanyRecord, findCompany, toNamedIds } from './companies.ts'

/** Facts that a company states about itself. */
export interface FactsRecord {
  about: string
  founded: number | null
  people: TeamSize | null
  /** Cities in which it takes work, sorted by id. */
  cities: NamedId[]
  languages: LanguageCode[]
  workingHours: string
  minimumProjectPkr: number | null
}

type Facts = Omit<FactsRecord, 'cities'>
export type FactsUpdate = { [Name in keyof Facts]?: Facts[Name] | undefined } & {
  /** Ids that are not in the catalogue are ignored. */
  cities?: readonly number[] | undefined
}

/** The facts of a company; undefined when there is no such company. */
export async function findFacts(db: Reader, companyId: string): Promise<FactsRecord | undefined> {
  const row = await db
    .selectFrom('companies')
    .select(['about', 'founded', 'people', 'languages', 'workingHours', 'minimumProjectPkr'])
    .select(
      jsonRows(
        db,
        ['cities.id', 'cities.name', 'cities.name_ur'],
        sql`from company_cities join cities on cities.id = company_cities.city_id
          where company_cities.company_id = companies.id`,
      ).as('cities'),
    )
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
  if (!row) return undefined
  const spoken = row.languages.split(' ')
  return {
    ...row,
    cities: toNamedIds(row.cities),
    languages: languageCodes.filter((code) => spoken.includes(code)),
  }
}

/** Changes the given facts; cities are replaced as a whole. Returns false when there is no such company. */
export async function updateFacts(
  trx: Writer,
  companyId: string,
  { cities, languages, ...facts }: FactsUpdate,
  now: number,
): Promise<boolean> {
  const row = await trx
    .updateTable('companies')
    .set({ ...facts, ...(languages && { languages: languages.join(' ') }), updatedAt: now })
    .where('id', '=', companyId)
    .returning('id')
    .executeTakeFirst()
  if (!row) return false
  if (cities) {
    await trx.deleteFrom('companyCities').where('companyId', '=', companyId).execute()
    const links = cities.map((cityId) => ({ companyId, cityId }))
    if (links.length > 0) await trx.insertInto('companyCities').values(links).execute()
  }
  return true
}

/** A company with everything on its profile. */
export interface ProfileRecord {
  company: CompanyRecord
  facts: FactsRecord
  /** The city of its office. */
  office: NamedId | null
  /** Marks that are checked and valid today. */
  marks: ShownMark[]
  /** Contact texts of its first project that visitors see. */
  first: ProjectTexts | undefined
  /**
   * True when the address that visitors see is the one that signs in, and its mailbox was confirmed. Of any other
   * nothing is known. An account without a row in `email_confirmations` was never confirmed.
   */
  mailboxConfirmed: boolean
}

/** A company as visitors see it; undefined when it does not exist or is not listed. `today` is the day in Pakistan. */
export async function findProfile(
  db: Reader,
  companyId: string,
  today: string,
): Promise<ProfileRecord | undefined> {
  const listed = db
    .selectFrom('companies')
    .select('id')
    .where('id', '=', companyId)
    .where(isPublic(sql.ref('companies.id')))
  return (await listed.executeTakeFirst()) && findAnyProfile(db, companyId, today)
}

/** As `findProfile`, listed or not: for the desk. */
export async function findAnyProfile(
  db: Reader,
  companyId: string,
  today: string,
): Promise<ProfileRecord | undefined> {
  const office = await db
    .selectFrom('companies')
    .leftJoin('cities', 'cities.id', 'companies.cityId')
    .leftJoin('emailConfirmations', 'emailConfirmations.accountId', 'companies.accountId')
    .select(['cities.id as cityId', 'cities.name as city', 'cities.nameUr as cityUr'])
    .select('emailConfirmations.confirmedAt')
    .where('companies.id', '=', companyId)
    .executeTakeFirst()
  const company = office && (await findCompany(db, companyId))
  const facts = company && (await findFacts(db, companyId))
  if (!facts) return undefined
  const marks = (await listShownMarks(db, [companyId], today)).get(companyId) ?? []
  const first = await db
    .selectFrom('portfolios')
    .select(['phone', 'email', 'website'])
    .where('companyId', '=', companyId)
    .where('hidden', '=', 0)
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  const { cityId, city: name, cityUr, confirmedAt } = office
  const place = cityId !== null && name !== null ? namedId(cityId, name, cityUr) : null
  const mailboxConfirmed = confirmedAt !== null && reachOfCompany(company, first).email === company.email
  return { company, facts, marks, first, office: place, mailboxConfirmed }
}
