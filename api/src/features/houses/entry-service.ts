import { houseLimits as limits, type newEntry } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { conflict, forbidden, invalidField, notFound } from '../../core/errors.ts'
import {
  countHouseEntries,
  findHouseEntry,
  takeEntryBack as takeBack,
} from '../../db/queries/houses/house-entries.ts'
import { deleteHousePictures } from '../../db/queries/houses/house-pictures.ts'
import { holdHouseStage, moveStage } from '../../db/queries/houses/house-stages.ts'
import type { HouseStageRecord } from '../../db/tables/house-schema.ts'
import { removePictures } from '../../images/keep-pictures.ts'
import { actOnHouse, addLine, attach, type HouseAct, hasPictures, isMine, requireOpen } from './house-acts.ts'

type EntryForm = z.output<typeof newEntry>

const hourMs = 60 * 60_000

/** Adds pictures and words. The first entry that names a planned stage begins it. */
export async function addEntry(context: Context, caller: HouseCaller, form: EntryForm): Promise<void> {
  const pictureIds = [...new Set(form.pictureIds)]
  if (form.text === '' && pictureIds.length === 0) throw invalidField('text', 'textOrPicture')
  await actOnHouse(context, caller, async (act) => {
    if (await isStored(act, form, pictureIds)) return
    requireOpen(act)
    await requireRoom(act)
    const stageId = form.stageId ?? null
    if (stageId !== null) await beginBy(act, await requireStage(act, stageId))
    await addLine(act, { kind: 'work', id: form.id, stageId, text: form.text })
    await attach(act, { thing: 'entry', thingId: form.id }, 'work', pictureIds)
  })
}

/** True when the same entry was stored before. Throws `conflict` for another one with its id. */
async function isStored(act: HouseAct, form: EntryForm, pictureIds: readonly string[]): Promise<boolean> {
  const found = await findHouseEntry(act.trx, act.house.id, form.id)
  if (!found) return false
  const isSame =
    found.kind === 'work' &&
    isMine(act.caller, found) &&
    found.stageId === (form.stageId ?? null) &&
    // An entry that was taken back has neither text nor pictures any more.
    (found.gone !== null || (found.text === form.text && (await hasPictures(act, form.id, pictureIds))))
  if (!isSame) throw conflict('sameIdOtherBody')
  return true
}

/** Throws `conflict` when the house has as many entries and claims as it may. */
export async function requireRoom({ trx, house }: HouseAct): Promise<void> {
  if ((await countHouseEntries(trx, house.id, ['work', 'claim'])) >= limits.entries)
    throw conflict('houseFull')
}

/** The stage of that id. Throws `not-found` for one of another house, or one that the caller does not see. */
export async function requireStage({ trx, house, caller }: HouseAct, id: string): Promise<HouseStageRecord> {
  const stage = await holdHouseStage(trx, house.id, id)
  if (!stage || (stage.due === 'before-work' && !caller.seesMoney)) throw notFound()
  return stage
}

async function beginBy(act: HouseAct, { id, state }: HouseStageRecord): Promise<void> {
  if (state !== 'planned') return
  if (await moveStage(act.trx, { houseId: act.house.id, id }, 'begin'))
    await addLine(act, { kind: 'begun', stageId: id })
}

/** Takes an own entry back within an hour, with its pictures. Throws `not-found`, `forbidden` and `conflict`. */
export async function takeEntryBack(context: Context, caller: HouseCaller, id: string): Promise<void> {
  const pictures = await actOnHouse(context, caller, async (act) => {
    const { trx, house, now } = act
    const found = await findHouseEntry(trx, house.id, id)
    if (found?.kind !== 'work') throw notFound()
    if (!isMine(caller, found)) throw forbidden('notYours')
    if (found.gone !== null) return []
    requireOpen(act)
    const { side, authorId } = caller
    const since = now - limits.entryHours * hourMs
    if (!(await takeBack(trx, { houseId: house.id, id, side, authorId, since })))
      throw conflict('entryTooOld')
    return deleteHousePictures(trx, house.id, id)
  })
  await removePictures(pictureTools(context), pictures, 'house')
}
