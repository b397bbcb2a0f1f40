import { houseLimits as limits, type newDelivery } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../../access/house-keys.ts'
import type { Context } from '../../../context/context.ts'
import { conflict, forbidden, notFound } from '../../../core/errors.ts'
import { insertHouseDelivery, listHouseDeliveries } from '../../../db/queries/houses/house-deliveries.ts'
import { findHouseEntry } from '../../../db/queries/houses/house-entries.ts'
import type { HouseDeliveryRecord, HouseEntryRecord } from '../../../db/tables/house-schema.ts'
import {
  actOnHouse,
  addLine,
  attach,
  type HouseAct,
  isOurs,
  isSaid,
  requireOpen,
  requirePossibleDay,
} from '../house-acts.ts'

type DeliveryForm = z.output<typeof newDelivery>

/** Writes material down that came, or a correction of it, which counts at once. */
export async function addDelivery(
  context: Context,
  caller: HouseCaller,
  { pictureIds, ...form }: DeliveryForm,
): Promise<void> {
  const corrects = form.corrects ?? null
  await actOnHouse(context, caller, async (act) => {
    const { trx, house } = act
    const row = { ...form, houseId: house.id, pkr: form.pkr ?? null, corrects }
    const deliveries = await listHouseDeliveries(trx, house.id)
    if (await isSaid(act, { kind: 'delivery', id: form.id, stageId: null, text: '', pictureIds })) {
      requireSame(deliveries, row)
      return
    }
    requireOpen(act)
    requirePossibleDay(act, form.day)
    if (corrects !== null) await requireCorrectable(act, deliveries, corrects)
    if (deliveries.length >= limits.deliveries) throw conflict('houseFull')
    const { seq } = await addLine(act, { kind: 'delivery', id: form.id })
    await insertHouseDelivery(trx, { ...row, seq })
    await attach(act, { thing: 'entry', thingId: form.id }, 'slip', pictureIds)
  })
}

function requireSame(
  deliveries: readonly HouseDeliveryRecord[],
  row: Omit<HouseDeliveryRecord, 'seq'>,
): void {
  const found = deliveries.find(({ id }) => id === row.id)
  const fields = ['material', 'quantity', 'pkr', 'day', 'corrects'] as const
  if (!fields.every((field) => found?.[field] === row[field])) throw conflict('sameIdOtherBody')
}

/** Throws `not-found`, `forbidden` for one that the caller may not correct, and `conflict` for one that was corrected. */
async function requireCorrectable(
  { trx, house, caller }: HouseAct,
  deliveries: readonly HouseDeliveryRecord[],
  id: string,
): Promise<void> {
  const line = await findHouseEntry(trx, house.id, id)
  if (line?.kind !== 'delivery') throw notFound()
  if (!mayCorrect(caller, line)) throw forbidden('notYours')
  if (deliveries.some(({ corrects }) => corrects === id)) throw conflict('newerClaim')
}

/** The family may correct every delivery, the builder's side its own. */
export function mayCorrect(caller: Pick<HouseCaller, 'side'>, line: Pick<HouseEntryRecord, 'side'>): boolean {
  return caller.side === 'family' || isOurs(caller, line)
}
