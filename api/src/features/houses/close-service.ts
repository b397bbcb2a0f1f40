import { type houseClosing, houseLimits as limits } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalidField } from '../../core/errors.ts'
import { listHouseStages } from '../../db/queries/houses/house-stages.ts'
import { closeHouse } from '../../db/queries/houses/houses.ts'
import type { HouseRecord } from '../../db/tables/house-schema.ts'
import { lapse } from './change-service.ts'
import { actOnHouse, addLine, type HouseAct, isAlone, requireOpen } from './house-acts.ts'
import { requireNoSnag } from './material/snag-service.ts'
import { tellBuilder, tellFamily } from './tell.ts'

type Closing = z.output<typeof houseClosing>

/**
 * Closes a house as finished, which needs every stage agreed and every fault accepted, or ends it early with a reason. Changes
 * that wait lapse; claims that wait count for nothing.
 */
export async function close(context: Context, caller: HouseCaller, form: Closing): Promise<void> {
  const { kind, text } = form
  const closeReason = kind === 'ended' ? (form.reason ?? null) : null
  if (kind === 'ended' && closeReason === null) throw invalidField('reason', 'chooseFromList')
  await actOnHouse(context, caller, async (act) => {
    const { trx, house } = act
    const isSame = house.closeReason === closeReason && house.closeText === text
    if (house.state === kind && isSame) return
    requireOpen(act)
    if (kind === 'finished') {
      const stages = await listHouseStages(trx, house.id)
      if (stages.some(({ state }) => state !== 'agreed')) throw conflict('notAllAgreed')
      await requireNoSnag(act)
    }
    await end(act, kind === 'finished' ? 'finish' : 'end', { closeReason, closeText: text })
    await tellBuilder(act, 'closed')
  })
}

/** Ends an open house: changes that wait lapse, and its family hears before its texts and pictures are erased. */
export async function end(
  act: HouseAct,
  move: 'finish' | 'end',
  reason: Pick<HouseRecord, 'closeReason' | 'closeText'>,
): Promise<void> {
  const { trx, house, now } = act
  await lapse(act, 'all')
  await addLine(act, { kind: 'closed', text: reason.closeText })
  const closedAlone = (await isAlone(act)) ? 1 : 0
  if (!(await closeHouse(trx, house.id, { move, now, ...reason, closedAlone }))) throw conflict('houseClosed')
  await tellFamily(act, 'erased-soon', { afterDays: limits.eraseDays - limits.toldDays })
}
