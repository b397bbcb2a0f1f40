import { imageTypes, maxImageBytes } from '@tameer/contract'
import { shrinkPhotograph } from './shrink-photograph.ts'

/** The hint beside every picture input. */
export const imageHint = 'Only .png, .jpeg and .jpg files are allowed'
export const imageAccept = '.png,.jpeg,.jpg,image/png,image/jpeg'

const megabyte = 1024 * 1024

export type ImageChoice = { ok: true; file: File } | { ok: false; problem: string }

/** A chosen file made ready to send, or the sentence that says why it cannot be. */
export async function prepareImage(file: File): Promise<ImageChoice> {
  if (!imageTypes.some((type) => type === file.type)) {
    return { ok: false, problem: `${file.name}: ${imageHint}` }
  }
  const ready = await shrinkPhotograph(file)
  if (ready.size > maxImageBytes) {
    const size = (ready.size / megabyte).toFixed(1)
    return {
      ok: false,
      problem: `${file.name} has ${size} MB; a picture may have at most ${maxImageBytes / megabyte} MB`,
    }
  }
  return { ok: true, file: ready }
}
