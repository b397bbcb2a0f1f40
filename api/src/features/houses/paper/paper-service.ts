import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Language } from '@tameer/contract'
import type { HouseCaller } from '../../../access/house-keys.ts'
import type { Context } from '../../../context/context.ts'
import { asFileFailure } from '../../../core/disk-full.ts'
import { AppError } from '../../../core/errors.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { listAllHousePictures } from '../../../db/queries/houses/house-pictures.ts'
import type { PaperJob } from '../../../images/paper/paper-job.ts'
import { viewWholeHouse } from '../house-view.ts'
import { paperOf } from './house-paper.ts'

const waitS = 5

interface Paper {
  /** Must be read to its end or destroyed. */
  body: Readable
  bytes: number
}

type MakePaper = (caller: HouseCaller, language: Language, signal: AbortSignal) => Promise<Paper>

/**
 * Makes papers of houses in the image processes, one at a time of a house on this server. The file has no name any more when it
 * is sent, so that nothing stays of it. Throws `too-many-requests` while one is made of the same house, `busy` when the queue is
 * full or the disk is.
 */
export function createPaperMaker(context: Context): MakePaper {
  const { db, clock, images, imageQueue, imageWorkers, disk, uploadDir } = context
  const making = new Set<string>()

  function write(job: PaperJob, owner: string, signal: AbortSignal) {
    const read = async (name: string) => {
      // Nobody waits any more: the process ends at its next picture.
      signal.throwIfAborted()
      return images.read(name)
    }
    return disk.saving('files', () =>
      imageQueue.runAll([() => imageWorkers.print(job, read)], { owner, signal }).catch((error: unknown) => {
        throw asFileFailure(error)
      }),
    )
  }

  async function make(caller: HouseCaller, language: Language, signal: AbortSignal): Promise<Paper> {
    const { houseId } = caller
    const whole = await viewWholeHouse(context, caller)
    const pictures = await listAllHousePictures(db.read, houseId)
    const path = join(uploadDir, newId())
    try {
      const paper = paperOf({ ...whole, pictures, language, now: clock() })
      const [made] = await write({ ...paper, path }, houseId, signal)
      const file = await open(path)
      return { body: file.createReadStream(), bytes: made?.bytes ?? 0 }
    } finally {
      await rm(path, { force: true })
    }
  }

  return async (caller, language, signal) => {
    const { houseId } = caller
    if (making.has(houseId)) {
      throw new AppError('too-many-requests', 'pdfBeingMade', { retryAfterS: waitS })
    }
    making.add(houseId)
    try {
      return await make(caller, language, signal)
    } finally {
      making.delete(houseId)
    }
  }
}
