import { stages } from '@tameer/calculator'
import { dayMs, houseLimits } from '@tameer/contract'
import { paymentStages } from '@tameer/quotes'
import type { HouseCaller } from '../../access/house-keys.ts'
import { mailboxKey } from '../../access/mailbox-key.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import type { Writer } from '../../db/engines/connect.ts'
import { insertAccountRemoval } from '../../db/queries/accounts/account-removals.ts'
import { listOldMailboxes } from '../../db/queries/houses/house-mailboxes.ts'
import { deleteHousePictures, deleteLoosePictures } from '../../db/queries/houses/house-pictures.ts'
import { deleteHiddenPictures } from '../../db/queries/houses/house-reports.ts'
import { deleteHouse, eraseHouse, holdHouse, listHousesToErase } from '../../db/queries/houses/houses.ts'
import { deleteMailsAbout } from '../../db/queries/mail-outbox.ts'
import type { HousePictureRecord, HouseRecord } from '../../db/tables/house-schema.ts'
import { removePictures } from '../../images/keep-pictures.ts'
import { actOnHouse } from './house-acts.ts'
import { mailDeleted } from './mail/house-mails.ts'

/** Stages whose names are none of the family's words. */
const listedStages = [...Object.keys(paymentStages), ...stages]

/** Houses, and pictures, that are removed at once. */
const [atOnce, mostLoose] = [100, 200]

/**
 * Deletes a house for both sides, for good: first the rows in one transaction, then the files. Files that a crash leaves are
 * removed by the sweep. Throws `forbidden` while the desk holds the house.
 */
export async function deleteForGood(context: Context, caller: HouseCaller): Promise<void> {
  const pictures = await actOnHouse(context, caller, async ({ trx, house }) => {
    const removed = await takePictures(context, trx, house)
    await deleteHouse(trx, house.id)
    await mailDeleted(context, trx, house)
    return removed
  })
  await removePictures(pictureTools(context), pictures, 'house')
}

/** Erases what is personal in houses that were closed long ago. Returns their number. */
export async function eraseClosed(context: Context): Promise<number> {
  const { db, clock } = context
  let erased = 0
  for (;;) {
    const houses = await listHousesToErase(db.read, clock() - houseLimits.eraseDays * dayMs, atOnce)
    for (const { id } of houses) {
      const pictures = await db.note(async (trx) => {
        const house = await holdHouse(trx, id)
        if (!house || house.erasedAt !== null) return []
        const removed = await takePictures(context, trx, house)
        await eraseHouse(trx, id, { now: clock(), listedStages })
        return removed
      })
      await removePictures(pictureTools(context), pictures, 'house')
    }
    erased += houses.length
    if (houses.length < atOnce) return erased
  }
}

/** Deletes the rows of a house's pictures, and the mails about it that wait; returns the pictures. */
async function takePictures(
  context: Context,
  trx: Writer,
  house: HouseRecord,
): Promise<HousePictureRecord[]> {
  await deleteMailsAbout(trx, [house.id])
  const old = await listOldMailboxes(trx, house.id)
  for (const email of [house.email, ...old.map((one) => one.email)]) {
    if (email === null) continue
    // Mail files in the servers' own folders are removed in the same way as those to a deleted account.
    const address = mailboxKey(context, email)
    await insertAccountRemoval(trx, { mailboxKey: address, removedAt: context.clock(), shown: false })
  }
  return deleteHousePictures(trx, house.id)
}

/** Deletes pictures that nothing has named for some days. Returns their number. */
export function removeLoosePictures(context: Context): Promise<number> {
  const before = context.clock() - houseLimits.looseDays * dayMs
  return removeAll(context, (trx) => deleteLoosePictures(trx, before, mostLoose))
}

/** Deletes pictures that the desk took out some weeks ago. Returns their number. */
export function removeHiddenPictures(context: Context): Promise<number> {
  const hiddenBy = context.clock() - houseLimits.hiddenDays * dayMs
  return removeAll(context, (trx) => deleteHiddenPictures(trx, hiddenBy, mostLoose))
}

async function removeAll(
  context: Context,
  take: (trx: Writer) => Promise<HousePictureRecord[]>,
): Promise<number> {
  let removed = 0
  for (;;) {
    const pictures = await context.db.note(take)
    await removePictures(pictureTools(context), pictures, 'house')
    removed += pictures.length
    if (pictures.length < mostLoose) return removed
  }
}
