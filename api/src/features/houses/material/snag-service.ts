import {
  houseLimits as limits,
  type newSnag,
  type snagAnswer,
  type snagMending,
  snagMoves,
} from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../../access/house-keys.ts'
import type { Context } from '../../../context/context.ts'
import { conflict, notFound } from '../../../core/errors.ts'
import { insertHouseSnag, listHouseSnags, moveSnag } from '../../../db/queries/houses/house-snags.ts'
import type { HouseSnagRecord } from '../../../db/tables/house-schema.ts'
import { actOnHouse, addLine, attach, type HouseAct, isSaid, requireOpen } from '../house-acts.ts'

type SnagForm = z.output<typeof newSnag>
type MendingForm = z.output<typeof snagMending>

/** Names a fault with its place and pictures. */
export async function addSnag(context: Context, caller: HouseCaller, form: SnagForm): Promise<void> {
  const { id, place, text, pictureIds } = form
  await actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    const snags = await listHouseSnags(trx, house.id)
    if (await isSaid(act, { kind: 'snag', id, stageId: null, text, pictureIds })) {
      if (!snags.some((snag) => snag.id === id && snag.place === place)) throw conflict('sameIdOtherBody')
      return
    }
    requireOpen(act)
    if (snags.length >= limits.snags) throw conflict('houseFull')
    const { seq } = await addLine(act, { kind: 'snag', id, text })
    const state = { state: 'open' as const, mendingId: null, movedAt: now }
    await insertHouseSnag(trx, { houseId: house.id, id, seq, place, ...state })
    await attach(act, { thing: 'entry', thingId: id }, 'work', pictureIds)
  })
}

/** Says that a fault is mended, with pictures. The family then accepts it or opens it again. */
export async function mend(
  context: Context,
  caller: HouseCaller,
  snagId: string,
  { id, pictureIds }: MendingForm,
): Promise<void> {
  await actOnHouse(context, caller, async (act) => {
    const snag = await requireSnag(act, snagId)
    if (await isSaid(act, { kind: 'snag-mended', id, stageId: null, text: snag.place, pictureIds })) {
      if (snag.mendingId !== id) throw conflict('newerClaim')
      return
    }
    await moveOrRefuse(act, snag, 'mend', id)
    await addLine(act, { kind: 'snag-mended', id, text: snag.place })
    await attach(act, { thing: 'entry', thingId: id }, 'work', pictureIds)
  })
}

/** Accepts a fault as mended, or opens it again. */
export async function answer(
  context: Context,
  caller: HouseCaller,
  snagId: string,
  { accept }: z.output<typeof snagAnswer>,
): Promise<void> {
  await actOnHouse(context, caller, async (act) => {
    const snag = await requireSnag(act, snagId)
    const move = accept ? 'accept' : 'reopen'
    // One that was never mended was not opened again.
    if (snag.state === snagMoves[move].to && snag.mendingId !== null) return
    await moveOrRefuse(act, snag, move)
    await addLine(act, { kind: accept ? 'snag-accepted' : 'snag-reopened', text: snag.place })
  })
}

/** Throws `conflict` while a fault of the house is open or waits for the family. */
export async function requireNoSnag({ trx, house }: HouseAct): Promise<void> {
  const snags = await listHouseSnags(trx, house.id)
  if (snags.some(({ state }) => state !== 'accepted')) throw conflict('notAllAgreed')
}

async function requireSnag({ trx, house }: HouseAct, id: string): Promise<HouseSnagRecord> {
  const snag = (await listHouseSnags(trx, house.id)).find((one) => one.id === id)
  if (!snag) throw notFound()
  return snag
}

async function moveOrRefuse(
  act: HouseAct,
  snag: HouseSnagRecord,
  move: keyof typeof snagMoves,
  mendingId = snag.mendingId,
): Promise<void> {
  requireOpen(act)
  if (await moveSnag(act.trx, snag, move, { movedAt: act.now, mendingId })) return
  throw conflict(snag.state === 'accepted' ? 'answeredAlready' : 'newerClaim')
}
