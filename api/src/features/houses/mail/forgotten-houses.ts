import { dayMs, houseLimits as limits } from '@tameer/contract'
import type { Context } from '../../../context/context.ts'
import { inBatches } from '../../../core/in-batches.ts'
import {
  holdHouse,
  keepBuilder,
  listHousesToClose,
  listHousesToTell,
  noteTold,
} from '../../../db/queries/houses/houses.ts'
import { end } from '../close-service.ts'
import type { HouseAct } from '../house-acts.ts'
import { tellBuilder, tellFamily } from '../tell.ts'

/**
 * Closes houses in which nobody has acted for 24 months, 30 days after both sides were told; and tells those who are to be told
 * now. Returns the number of houses.
 */
export async function closeForgotten(context: Context): Promise<number> {
  const { db, clock } = context
  const now = clock()
  const toldBy = now - limits.toldDays * dayMs
  const closeBy = now - limits.forgottenDays * dayMs
  const tellBy = now - (limits.forgottenDays - limits.toldDays) * dayMs
  const closed = await inBatches(
    (most) => listHousesToClose(db.read, { actedBy: closeBy, toldBy }, most),
    ({ id }) =>
      withHouse(context, id, async (act) => {
        const { toldAt, actedAt } = act.house
        if (actedAt > closeBy || toldAt === null || toldAt < actedAt || toldAt > toldBy) return false
        await end(act, 'end', { closeReason: 'forgotten', closeText: '' })
        return true
      }),
  )
  const told = await inBatches(
    (most) => listHousesToTell(db.read, tellBy, most),
    ({ id }) =>
      withHouse(context, id, async (act) => {
        const { toldAt, actedAt } = act.house
        if (actedAt > tellBy || (toldAt !== null && toldAt >= actedAt)) return false
        await noteTold(act.trx, id, act.now)
        await tellBuilder(act, 'closed-soon')
        await tellFamily(act, 'closed-soon')
        return true
      }),
  )
  return closed + told
}

/** Runs an act of nobody in an open house that is not held, with the house locked. */
function withHouse(
  { db, clock }: Context,
  id: string,
  run: (act: HouseAct) => Promise<boolean>,
): Promise<boolean> {
  return db.note(async (trx) => {
    await keepBuilder(trx, id)
    const house = await holdHouse(trx, id)
    if (house?.state !== 'open' || house.heldAt !== null) return false
    return run({ trx, house, caller: { side: 'family', authorId: null }, now: clock(), who: '' })
  })
}
