import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { houseLimits as limits, type pictureForm } from '@tameer/contract'
import type * as z from 'zod'
import type { HouseCaller } from '../../access/house-keys.ts'
import type { Context } from '../../context/context.ts'
import { pictureTools } from '../../context/picture-tools.ts'
import { conflict, invalidField } from '../../core/errors.ts'
import {
  findHousePicture,
  insertHousePicture,
  sumHousePictures,
} from '../../db/queries/houses/house-pictures.ts'
import type { HousePictureRecord } from '../../db/tables/house-schema.ts'
import type { UploadedFile } from '../../http/upload/upload-reader.ts'
import { keepPictures } from '../../images/keep-pictures.ts'
import { actOnHouse, type HouseAct, requireOpen } from './house-acts.ts'

interface Sent {
  id: string
  form: z.output<typeof pictureForm>
  file: UploadedFile | undefined
  signal: AbortSignal
}

export interface StoredPicture {
  picture: HousePictureRecord
  /** False for a repeat, which stores nothing. */
  isNew: boolean
}

/**
 * Stores a picture that nothing names yet. The same bytes again under its id store nothing. Throws `invalid` for what is no
 * picture, `conflict` for other bytes, a house that is full or closed.
 */
export async function storePicture(
  context: Context,
  caller: HouseCaller,
  sent: Sent,
): Promise<StoredPicture> {
  const { file, id, signal } = sent
  if (!file) throw invalidField('image', 'selectImage')
  const sentSha256 = await hashOf(file.path)
  const before = await findStored(context, caller, id, sentSha256)
  if (before) return before
  // Asked before the picture is worked on, and again when it is stored.
  await actOnHouse(context, caller, requireRoom)
  const options = {
    kind: 'house',
    field: 'image',
    owner: caller.houseId,
    isPrivate: true,
    signal,
  } as const
  try {
    await keepPictures(pictureTools(context), [file], options, ([made]) =>
      actOnHouse(context, caller, async (act) => {
        if (!made) return
        await requireRoom(act)
        const { sha256, ...rest } = made
        const stored = await insertHousePicture(act.trx, {
          ...rest,
          ...describeSender(caller),
          id,
          kind: sent.form.kind,
          takenAt: sent.form.takenAt === undefined ? null : Date.parse(sent.form.takenAt),
          sentSha256,
          storedSha256: sha256(),
          thing: null,
          thingId: null,
          createdAt: act.now,
        })
        if (!stored) throw conflict('sameIdOtherBody')
      }),
    )
  } catch (error) {
    // The same picture may have been stored meanwhile.
    const made = await findStored(context, caller, id, sentSha256)
    if (!made) throw error
    return made
  }
  const picture = await findHousePicture(context.db.read, caller.houseId, 'id', id)
  if (!picture) throw conflict('houseClosed')
  return { picture, isNew: true }
}

function describeSender({ houseId, side, authorId }: HouseCaller) {
  return { houseId, side, authorId }
}

async function requireRoom(act: HouseAct): Promise<void> {
  requireOpen(act)
  const { count, bytes } = await sumHousePictures(act.trx, act.house.id)
  if (count >= limits.pictures || bytes >= limits.pictureBytes) throw conflict('houseFull')
}

/** Throws `conflict` when the house has another picture with that id. */
async function findStored(
  { db }: Context,
  { houseId }: HouseCaller,
  id: string,
  sentSha256: string,
): Promise<StoredPicture | undefined> {
  const picture = await findHousePicture(db.read, houseId, 'id', id)
  if (!picture) return undefined
  if (picture.sentSha256 !== sentSha256) throw conflict('sameIdOtherBody')
  return { picture, isNew: false }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
