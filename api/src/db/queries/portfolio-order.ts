import { contactNames } from '@tameer/contract'
import { sql } from 'kysely'
import { engineOf, type Writer } from '../database.ts'
import { writeSearch } from '../portfolio-search/index.ts'

// Places of a company's portfolios differ, with room between them: a move writes one row, not all that follow. Where there is
// no room left, all of that company's are spread again.

/** Between two new places: room for twenty moves into the same gap. */
export const placeStep = 1_048_576

/** The company, held so that nobody else changes the order of its portfolios until the end; undefined when there is none. */
export async function holdOrder(trx: Writer, companyId: string) {
  return (
    trx
      .selectFrom('companies')
      .select(['positionKey', ...contactNames])
      .where('id', '=', companyId)
      // Its position stays as well, which new rows repeat. Held before any portfolio, as the profile's writes do: in the
      // other order two writes wait for each other. SQLite's one writer needs no lock.
      .$if(engineOf(trx) === 'postgres', (query) => query.forNoKeyUpdate())
      .executeTakeFirst()
  )
}

/** The place behind all of a company's portfolios. Its order must be held. */
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
  /** The portfolio of the same company that it is put beside. */
  other: string
}

/** Puts a portfolio right before or after another one; changes nothing that is not theirs. Says whether there is such another. */
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

/** A place between the other one and its neighbour on that side; `full` when there is none left. */
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

/** Behind the last place, so that no row meets one that has not moved yet. */
async function spreadPlaces(trx: Writer, companyId: string): Promise<void> {
  await sql`update portfolios set place = spread.place from (
      select id, max(place) over () + ${sql.lit(placeStep)} * row_number() over (order by place) as place
      from portfolios where company_id = ${companyId}
    ) as spread where spread.id = portfolios.id`.execute(trx)
}
