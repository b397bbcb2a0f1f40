import { maxImageBytes, maxImageMegabytes } from '@tameer/contract'
import * as words from '#words/forms'
import { isForServer, kindOfFile } from './kind-of-file.ts'
import { shrinkPhotograph } from './shrink-photograph.ts'

const megabyte = 1024 * 1024

export type ImageChoice =
  | { ok: true; file: File; problem?: undefined }
  | { ok: false; file?: undefined; problem: string }

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

/**
 * Looks at files that were just chosen, and prepares those that fit: PNG, JPEG, and what becomes one. `onProblem` is
 * called later for one of them that cannot be sent, with the problems of all, which are the returned list.
 */
export async function takeImages(
  chosen: readonly File[],
  onProblem: (file: File, problems: readonly string[]) => void,
): Promise<{ fit: File[]; problems: string[] }> {
  const problems: string[] = []
  const fit: File[] = []
  for (const file of chosen) {
    const choice = (await isForServer(file)) ? undefined : await prepareImage(file)
    if (choice?.ok === false) problems.push(choice.problem)
    else fit.push(file)
  }
  for (const file of fit) {
    void prepareImage(file).then((choice) => {
      if (choice.ok) return
      problems.push(choice.problem)
      onProblem(file, problems)
    })
  }
  return { fit, problems }
}

/**
 * Prepares a licence, a slip or another paper for sending: a PDF as it is, a picture like every other, of any shape.
 */
export async function preparePaper(file: File): Promise<ImageChoice> {
  const ready = (await kindOfFile(file)) === 'pdf' ? file : (await shrinkPhotograph(file))?.file
  if (!ready) return refuse(file, words.documentUnknown)
  if (ready.size <= maxImageBytes) return { ok: true, file: ready }
  return { ok: false, problem: words.fileTooLarge(maxImageMegabytes) }
}

async function judge(file: File): Promise<ImageChoice> {
  const ready = await shrinkPhotograph(file)
  if (!ready) return refuse(file, words.wrongPictureType(file.name))
  if (ready.tooNarrow) return { ok: false, problem: words.pictureTooNarrow({ filename: file.name }) }
  if (ready.file.size <= maxImageBytes) return { ok: true, file: ready.file }
  const size = (ready.file.size / megabyte).toFixed(1)
  return { ok: false, problem: words.pictureTooLarge(file.name, size, maxImageMegabytes) }
}

/** Refuses a file of another kind; of a HEIC that the browser cannot show, it tells how phones make a JPEG instead. */
async function refuse(file: File, problem: string): Promise<ImageChoice> {
  const isHeic = (await kindOfFile(file)) === 'heic'
  return { ok: false, problem: isHeic ? words.sentences([problem, words.jpegInCamera]) : problem }
}
