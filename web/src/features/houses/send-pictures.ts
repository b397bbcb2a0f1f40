import type { HousePictureKind } from '@tameer/contract'
import { sendHousePicture } from '../../net/house-client.ts'
import type { OpenedHouse } from './house-acts.ts'
import { markSent, type PickedPicture } from './picked-pictures.ts'

/** How far a sending is. */
export interface SendingProgress {
  /** Whole pictures that the server has. */
  readonly sent: number
  readonly all: number
  readonly sentBytes: number
  readonly allBytes: number
}

/**
 * Sends pictures to a house, one at a time, each under its own id: one that arrived is not sent again, and one whose answer
 * was lost is known by its id. Throws ApiError at the first that fails; those before it are kept.
 */
export async function sendPictures(
  { view, access }: Pick<OpenedHouse, 'view' | 'access'>,
  pictures: readonly PickedPicture[],
  onProgress: (progress: SendingProgress) => void,
  kind: HousePictureKind = 'work',
): Promise<void> {
  const ready = pictures.filter(({ file }) => file !== undefined)
  const allBytes = sizeOf(ready)
  const done = ready.filter(({ sent }) => sent)
  const tell = (bytes = 0) =>
    onProgress({ sent: done.length, all: ready.length, sentBytes: sizeOf(done) + bytes, allBytes })
  tell()
  for (const picture of ready.filter(({ sent }) => !sent)) {
    await sendHousePicture({
      params: { id: view.house.id, pictureId: picture.id },
      form: formOf(picture, kind),
      ...access,
      onProgress: (share) => tell(share * (picture.file?.size ?? 0)),
    })
    markSent(picture.id)
    done.push(picture)
    tell()
  }
}

function formOf({ file, takenAt }: PickedPicture, kind: HousePictureKind): FormData {
  const form = new FormData()
  form.append('kind', kind)
  if (takenAt !== undefined) form.append('takenAt', takenAt)
  if (file) form.append('image', file)
  return form
}

function sizeOf(pictures: readonly PickedPicture[]): number {
  return pictures.reduce((sum, { file }) => sum + (file?.size ?? 0), 0)
}
