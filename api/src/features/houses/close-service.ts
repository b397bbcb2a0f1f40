import type { houseClosing } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { conflict, invalidField } from '../../core/errors.ts'
import { listHouseStages } from '../../db/queries/houses/house-stages.ts'
import { closeHouse } from '../../db/queries/houses/houses.ts'
import { lapse } from './change-service.ts'
import { actOnHouse, addLine, isAlone, requireOpen } from './house-acts.ts'

type Closing = z.output<typeof houseClosing>

/**
 * Closes a house as finished, which needs every stage agreed, or ends it early with a reason. Changes that wait lapse; claims
 * that wait count for nothing.
 */
export async function close(context: Context, caller: HouseCaller, form: Closing): Promise<void> {
  const { kind, text } = form
  const closeReason = kind === 'ended' ? (form.reason ?? null) : null
  if (kind === 'ended' && closeReason === null) throw invalidField('reason', 'chooseFromList')
  await actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    const isSame = house.closeReason === closeReason && house.closeText === text
    if (house.state === kind && isSame) return
    requireOpen(act)
    if (kind === 'finished') {
      const stages = await listHouseStages(trx, house.id)
      if (stages.some(({ state }) => state !== 'agreed')) throw conflict('notAllAgreed')
    }
    await lapse(act, 'all')
    await addLine(act, { kind: 'closed', text })
    const closedAlone = (await isAlone(act)) ? 1 : 0
    const move = kind === 'finished' ? 'finish' : 'end'
    const closed = { move, now, closeReason, closeText: text, closedAlone } as const
    if (!(await closeHouse(trx, house.id, closed))) throw conflict('houseClosed')
  })
}
