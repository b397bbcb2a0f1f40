import { createHash } from 'node:crypto'
import { fallbackName, type ImageKind } from '@tameer/contract'
import { invalidField, tell, UnknownOutcome } from '../core/errors.ts'
import { logger } from '../core/log.ts'
import { newPictureName, storedNames } from './image-names.ts'
import { ImageProblem, type SentName } from './image-problem.ts'
import type { ImageQueue } from './image-queue.ts'
import type { ImageStore } from './image-store.ts'
import type { ImageWorkers } from './image-workers.ts'
import type { ProcessedImage } from './process-image.ts'

export interface KeptPicture {
  /** Name of the stored picture without size and ending. */
  file: string
  width: number
  height: number
}

/** A picture whose files have just been stored. */
export interface MadePicture extends KeptPicture {
  /** Bytes of all its sizes together. */
  bytes: number
  /** Works out the digest of its JPEG, hex: few pictures need one. */
  sha256: () => string
}

/** A file that somebody sent, and its path. */
export interface SentPicture extends SentName {
  path: string
}

export interface PictureTools {
  store: ImageStore
  queue: ImageQueue
  workers: ImageWorkers
  /** Returns those of the pictures that no row mentions. */
  listUnreferenced: (files: string[]) => Promise<string[]>
}

export interface KeepOptions {
  kind: ImageKind
  /** The form's field the pictures came in. */
  field: string
  /** The sender, a company or a network: senders take turns. */
  owner: string
  /** Stores the pictures under private names. */
  isPrivate?: true
  /** Aborted when nobody waits for the response any more. */
  signal?: AbortSignal
}

async function processSent(
  workers: ImageWorkers,
  sent: SentPicture,
  { kind, field, isPrivate }: KeepOptions,
) {
  const file = newPictureName(isPrivate)
  try {
    return { file, ...(await workers.process({ path: sent.path, file, kind })) }
  } catch (error) {
    if (!(error instanceof ImageProblem)) throw error
    throw invalidField(field, error.problem(sent))
  }
}

/**
 * Stores all pictures that were sent, or none, then runs `commit`, which writes their rows. Throws `invalid`, which
 * names the bad picture, `busy`, and any error of `commit`. No file is left then, unless the outcome of the commit is
 * unknown: the sweep decides later.
 */
export async function keepPictures<Result>(
  tools: PictureTools,
  sent: SentPicture[],
  options: KeepOptions,
  commit: (pictures: MadePicture[]) => Promise<Result>,
): Promise<Result> {
  const tasks = sent.map((one) => () => processSent(tools.workers, one, options))
  const made = await tools.queue.runAll(tasks, options)
  if (made.length > 0) await tools.store.put(made.flatMap(({ variants }) => variants))
  const pictures = made.map(asKept)
  try {
    return await commit(pictures)
  } catch (error) {
    if (!(error instanceof UnknownOutcome)) await removePictures(tools, pictures, options.kind)
    throw error
  }
}

function asKept({ file, width, height, variants }: ProcessedImage & { file: string }): MadePicture {
  const jpeg = variants.find(({ name }) => name === fallbackName(file))
  return {
    file,
    width,
    height,
    bytes: variants.reduce((sum, one) => sum + one.bytes.length, 0),
    sha256: () =>
      createHash('sha256')
        .update(jpeg?.bytes ?? '')
        .digest('hex'),
  }
}

/**
 * Removes the files of pictures whose rows are deleted. A picture that a row mentions stays, so that a commit of
 * unknown outcome cannot lose one. Never fails: leftovers are swept later.
 */
export async function removePictures(
  tools: PictureTools,
  pictures: readonly KeptPicture[],
  kind: ImageKind,
): Promise<void> {
  if (pictures.length === 0) return
  try {
    const unreferenced = new Set(await tools.listUnreferenced(pictures.map(({ file }) => file)))
    const gone = pictures.filter(({ file }) => unreferenced.has(file))
    await tools.store.remove(gone.flatMap((picture) => storedNames(picture, kind)))
  } catch (error) {
    tell((err) => logger('images').warn({ err }, 'could not remove the files of pictures; the sweep will'))(
      error,
    )
  }
}
