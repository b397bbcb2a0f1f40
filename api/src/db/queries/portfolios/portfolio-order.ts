import { contactNames } from '@tameer/contract'
import { sql } from 'kysely'
import { engineOf, type Writer } from '../../database.ts'
import { writeSearch } from '../../portfolio-search/index.ts'

// Places of a company's portfolios are unique, with gaps between them: a move writes one row, not all that follow. When
// a gap is used up, all places of that company are spread again.

/** Gap between two new places: enough for twenty moves into it. */
export const placeStep = 1_048_576

/**
 * Locks the order of a company's portfolios until the end of the transaction; undefined when there is no such company.
 */
export async function holdOrder(trx: Writer, companyId: string) {
  return (
    trx
      .selectFrom('companies')
      .select(['positionKey', ...contactNames])
      .where('id', '=', companyId)
      // The position stays as well, which new rows repeat. Locked before any portfolio, as by writes of the profile: in
      // the other order two writes would deadlock. SQLite's one writer needs no lock.
      .$if(engineOf(trx) === 'postgres', (query) => query.forNoKeyUpdate())
      .executeTakeFirst()
  )
}

/** The place after all of a company's portfolios. Its order must be locked. */
export async function findPlaceBehind(trx: Writer, companyId: string): Promise<number> {
  const { last } = await trx
    .selectFrom('portfolios')
    .select((row) => row.fn.max('place').as('last'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + placeStep
}

export type Side = 'before' | 'after'

export interface PortfolioMove {
  id: string
  companyId: string
  side: Side
  /** The portfolio of the same company beside which it is put. */
  other: string
}

/**
 * Puts a portfolio right before or after another one; changes only portfolios of that company. The result tells if
 * there is such another one.
 */
export async function movePortfolio(
  trx: Writer,
  { id, companyId, side, other }: PortfolioMove,
): Promise<'moved' | 'no other'> {
  await holdOrder(trx, companyId)
  const move = { id, companyId, side, other }
  let place = await findPlaceBeside(trx, move)
  if (place === 'full') {
    await spreadPlaces(trx, companyId)
    place = await findPlaceBeside(trx, move)
  }
  if (place === undefined || place === 'full') return 'no other'
  const row = trx.updateTable('portfolios').set({ place })
  await row.where('id', '=', id).where('companyId', '=', companyId).execute()
  await writeSearch(trx, companyId)
  return 'moved'
}

/**
 * Shows a company's portfolio to visitors, a draft for the first time, or hides it; one that is not theirs, is so already, or is hidden by the desk stays
 * as it is. Of the last, it is noted whether its company hides it as well.
 */
export async function setHidden(
  trx: Writer,
  { id, companyId, hidden, now }: { id: string; companyId: string; hidden: boolean; now: number },
): Promise<void> {
  await holdOrder(trx, companyId)
  await trx
    .updateTable('portfolios')
    .set({ hidden: hidden ? 1 : 0, ...(!hidden && { draft: 0 }), updatedAt: now })
    .where('id', '=', id)
    .where('companyId', '=', companyId)
    .where('hidden', '=', hidden ? 0 : 1)
    .where('restricted', '=', 0)
    .execute()
  await trx
    .updateTable('restrictions')
    .set({ wasHidden: hidden ? 1 : 0 })
    .where('portfolioId', '=', id)
    .where('portfolioId', 'in', (own) =>
      own.selectFrom('portfolios').select('id').where('id', '=', id).where('companyId', '=', companyId),
    )
    .execute()
  await writeSearch(trx, companyId)
}

/** A place between the other portfolio and its neighbour on that side; `full` when there is none left. */
async function findPlaceBeside(
  trx: Writer,
  { id, companyId, side, other }: PortfolioMove,
): Promise<number | 'full' | undefined> {
  const others = trx
    .selectFrom('portfolios')
    .select('place')
    .where('companyId', '=', companyId)
    .where('id', '!=', id)
  const stands = await others.where('id', '=', other).executeTakeFirst()
  if (!stands) return undefined
  const next = await others
    .where('place', side === 'before' ? '<' : '>', stands.place)
    .orderBy('place', side === 'before' ? 'desc' : 'asc')
    .limit(1)
    .executeTakeFirst()
  if (!next) return stands.place + (side === 'before' ? -placeStep : placeStep)
  const place = Math.floor((stands.place + next.place) / 2)
  return place === Math.min(stands.place, next.place) ? 'full' : place
}

/** Spreads the places after the last one, so that no row collides with one that has not moved yet. */
async function spreadPlaces(trx: Writer, companyId: string): Promise<void> {
  await sql`update portfolios set place = spread.place from (
      select id, max(place) over () + ${sql.lit(placeStep)} * row_number() over (order by place) as place
      from portfolios where company_id = ${companyId}
    ) as spread where spread.id = portfolios.id`.execute(trx)
}
