import type { RestrictionMeasure, RestrictionReason } from '@tameer/contract'
import { newId } from '../../../core/secrets/ids.ts'
import type { Reader, Writer } from '../../database.ts'
import { writeSearch } from '../../portfolio-search/index.ts'
import { type RestrictionRow, suspended } from '../../schema.ts'

/** Things that the desk can hide from visitors. */
export type Restrictable =
  | { kind: 'company'; id: string }
  | { kind: 'portfolio'; id: string; companyId: string }

/** A restriction by the desk, with its reason. */
export interface Restriction {
  measure: RestrictionMeasure
  reason: RestrictionReason
  words: string
  /** ms. */
  createdAt: number
}

/**
 * Hides a thing from visitors, in place of its earlier restriction. Only companies can be suspended. Its owner still
 * sees it; sessions stay. Returns false when there is no such thing.
 */
export async function restrict(
  trx: Writer,
  thing: Restrictable,
  { measure, reason, words, createdAt }: Restriction,
): Promise<boolean> {
  const before = await findRow(trx, thing)
  const wasHidden = before?.wasHidden ?? (await isHiddenByOwner(trx, thing))
  if (wasHidden === undefined) return false
  if (before) await trx.deleteFrom('restrictions').where('id', '=', before.id).execute()
  const about = thing.kind === 'company' ? { companyId: thing.id } : { portfolioId: thing.id }
  await trx
    .insertInto('restrictions')
    .values({
      id: newId(),
      companyId: null,
      portfolioId: null,
      ...about,
      measure,
      reason,
      words,
      wasHidden,
      createdAt,
    })
    .execute()
  await withhold(trx, thing, measure)
  return true
}

/**
 * Ends the restriction of a thing: visitors see it again, unless its owner hides it or, with `needsConfirmed`, the
 * mailbox of the company is not confirmed. Returns false when there is none.
 */
export async function lift(
  trx: Writer,
  thing: Restrictable,
  { needsConfirmed }: { needsConfirmed: boolean },
): Promise<boolean> {
  const before = await findRow(trx, thing)
  if (!before) return false
  await trx.deleteFrom('restrictions').where('id', '=', before.id).execute()
  if (thing.kind === 'company') {
    const unlisted = needsConfirmed && (await isUnconfirmed(trx, thing.id)) ? 1 : 0
    await trx.updateTable('companies').set({ restricted: 0, unlisted }).where('id', '=', thing.id).execute()
    return true
  }
  await trx
    .updateTable('portfolios')
    .set({ restricted: 0, hidden: before.wasHidden })
    .where('id', '=', thing.id)
    .execute()
  await writeSearch(trx, thing.companyId)
  return true
}

/** The restriction of a thing; undefined when there is none. */
export async function findRestriction(
  db: Reader,
  thing: Pick<Restrictable, 'kind' | 'id'>,
): Promise<Restriction | undefined> {
  return findRow(db, thing)
}

/** The restrictions of portfolios, by their ids. */
export async function listPortfolioRestrictions(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, Restriction>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('restrictions').selectAll().where('portfolioId', 'in', ids).execute()
  return new Map(rows.map((row) => [row.portfolioId ?? '', row]))
}

/** Id of the newest restriction: counts for visitors are made again when it changes. */
export async function findNewestRestriction(db: Reader): Promise<string | undefined> {
  const newest = db.selectFrom('restrictions').select('id').orderBy('id', 'desc').limit(1)
  return (await newest.executeTakeFirst())?.id
}

async function withhold(trx: Writer, thing: Restrictable, measure: RestrictionMeasure): Promise<void> {
  if (thing.kind === 'company') {
    await trx
      .updateTable('companies')
      .set({ restricted: measure === 'suspend' ? suspended : 1, unlisted: 1 })
      .where('id', '=', thing.id)
      .execute()
    return
  }
  await trx.updateTable('portfolios').set({ restricted: 1, hidden: 1 }).where('id', '=', thing.id).execute()
  await writeSearch(trx, thing.companyId)
}

function findRow(db: Reader, { kind, id }: Pick<Restrictable, 'kind' | 'id'>) {
  const column = kind === 'company' ? 'companyId' : 'portfolioId'
  const rows = db.selectFrom('restrictions').selectAll().where(column, '=', id)
  return rows.executeTakeFirst() as Promise<RestrictionRow | undefined>
}

/** 1 when its owner hides it; undefined when there is no such thing. A company cannot hide itself. */
async function isHiddenByOwner(trx: Writer, thing: Restrictable): Promise<number | undefined> {
  if (thing.kind === 'company') {
    const companies = trx.selectFrom('companies').select('id').where('id', '=', thing.id)
    return (await companies.executeTakeFirst()) && 0
  }
  const own = trx.selectFrom('portfolios').select('hidden').where('id', '=', thing.id)
  return (await own.where('companyId', '=', thing.companyId).executeTakeFirst())?.hidden
}

async function isUnconfirmed(trx: Writer, companyId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('companies')
    .innerJoin('emailConfirmations', 'emailConfirmations.accountId', 'companies.accountId')
    .select('companies.id')
    .where('companies.id', '=', companyId)
    .where('emailConfirmations.confirmedAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}
