import { createHash } from 'node:crypto'
import type { Caller } from '../../access/caller.ts'
import { charge, takeBackCharge } from '../../access/rate-counter.ts'
import type { Context } from '../../context/context.ts'
import { networkOf } from '../../core/contact/network-address.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { conflict, UnknownOutcome } from '../../core/errors.ts'
import { newId } from '../../core/secrets/ids.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { putHouseKey } from '../../db/queries/houses/house-keys.ts'
import { insertHouseStages } from '../../db/queries/houses/house-stages.ts'
import { findHouse, findHouseOfRequest, insertHouse } from '../../db/queries/houses/houses.ts'
import { keepCompanies } from '../../db/queries/requests/invitations.ts'
import type { HouseRecord } from '../../db/tables/house-schema.ts'
import { apartFromCall } from '../../db/with-first-write.ts'
import { type HouseForm, type HousePlan, planHouse } from './house-plan.ts'
import { tellBuilder } from './tell.ts'

/**
 * Stores a house with its stages and the family's key. The same form sent again stores nothing more. Throws `invalid`,
 * `not-found` for a request that the caller's key does not open, and `conflict` for another form with that id or a quote that
 * has its house.
 */
export async function beginHouse(context: Context, caller: Caller, form: HouseForm): Promise<void> {
  if (await isStored(context, form)) return
  const plan = await planHouse(context, caller, form)
  const counted = { limit: 'house', subject: networkOf(caller.ip) } as const
  const receipt = await charge(context, caller, [counted])
  try {
    await context.db.note((trx) => storeHouse(context, trx, form, plan))
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) {
      await apartFromCall(() => context.db.note((trx) => takeBackCharge(context, trx, counted, receipt)))
    }
    // The same form may have been stored meanwhile.
    if (!(await isStored(context, form))) throw error
  }
}

async function storeHouse(context: Context, trx: Writer, form: HouseForm, plan: HousePlan): Promise<void> {
  const now = context.clock()
  const { house, stages } = plan
  if (house.companyId !== null) await keepCompanies(trx, [house.companyId])
  const row = {
    ...house,
    id: form.id,
    state: 'open' as const,
    language: form.language,
    madeFingerprint: context.hashSecret('house-made', fingerprintOf(form)),
    seq: 0,
    createdAt: now,
    actedAt: now,
    closedAt: null,
    closeReason: null,
    heldAt: null,
    erasedAt: null,
  }
  if (!(await insertHouse(trx, row))) {
    const { requestId } = house
    const isTaken = requestId !== null && (await findHouseOfRequest(trx, requestId)) !== undefined
    throw conflict(isTaken ? 'houseExists' : 'sameIdOtherBody')
  }
  await insertHouseStages(
    trx,
    stages.map((stage, position) => {
      const isAgreed = stage.due === 'before-work'
      return {
        ...stage,
        houseId: form.id,
        id: newId(),
        position,
        state: isAgreed ? ('agreed' as const) : ('planned' as const),
        claimId: null,
        questionId: null,
        doneOn: null,
        agreedAt: isAgreed ? now : null,
        withoutClaim: 0,
      }
    }),
  )
  await putHouseKey(trx, {
    houseId: form.id,
    id: newId(),
    kind: 'own',
    keyHash: context.hashSecret('house-key', form.key),
    name: '',
    money: 0,
    madeOn: dayInPakistan(now),
    usedOn: null,
  })
  await tellBuilder({ trx, house: row, now }, 'begun')
}

/** True when this form was stored before. Throws `conflict` for another one with its id. */
async function isStored({ db, hashSecret }: Context, form: HouseForm): Promise<boolean> {
  const row: HouseRecord | undefined = await findHouse(db.read, form.id)
  if (!row) return false
  if (!hashSecret.each('house-made', fingerprintOf(form)).includes(row.madeFingerprint))
    throw conflict('sameIdOtherBody')
  return true
}

/** The whole form with its key, which nobody can guess. */
function fingerprintOf(form: HouseForm): string {
  return createHash('sha256').update(JSON.stringify(form)).digest('hex')
}
