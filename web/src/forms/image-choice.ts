import { imageTypes, maxImageBytes, maxImageMegabytes } from '@tameer/contract'
import * as words from '#words/forms'
import { shrinkPhotograph } from './shrink-photograph.ts'

const megabyte = 1024 * 1024

export type ImageChoice = { ok: true; file: File } | { ok: false; problem: string }

/** Problem of a file of another type; undefined for a png, jpeg or jpg. */
export function wrongKind(file: File): string | undefined {
  return imageTypes.some((type) => type === file.type) ? undefined : words.wrongPictureType(file.name)
}

const prepared = new WeakMap<File, Promise<ImageChoice>>()
let queue: Promise<unknown> = Promise.resolve()

/**
 * Prepares a chosen file for sending, or returns the sentence about its problem. It starts when a file is chosen
 * and is awaited when the form is sent. Each file is prepared once, one at a time, since a decoded photograph takes
 * 50 MB.
 */
export function prepareImage(file: File): Promise<ImageChoice> {
  const known = prepared.get(file)
  if (known !== undefined) return known
  const choice = queue.then(() => judge(file))
  queue = choice
  prepared.set(file, choice)
  return choice
}

/** All prepared files in their order, or the sentences of all problems. */
export async function prepareImages(files: readonly File[]): Promise<{ files: File[]; problem?: string }> {
  const choices = await Promise.all(files.map(prepareImage))
  const problems = choices.flatMap((choice) => (choice.ok ? [] : [choice.problem]))
  if (problems.length > 0) return { files: [], problem: words.sentences(problems) }
  return { files: choices.flatMap((choice) => (choice.ok ? [choice.file] : [])) }
}

async function judge(file: File): Promise<ImageChoice> {
  const problem = wrongKind(file)
  if (problem) return { ok: false, problem }
  const ready = await shrinkPhotograph(file)
  if (ready.size <= maxImageBytes) return { ok: true, file: ready }
  const size = (ready.size / megabyte).toFixed(1)
  return { ok: false, problem: words.pictureTooLarge(file.name, size, maxImageMegabytes) }
}
