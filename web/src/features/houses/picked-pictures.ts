import { houseLimits } from '@tameer/contract'
import { watchedValue } from '../../browser/watched-value.ts'
import { shrinkForSlowLine } from '../../forms/pictures/shrink-for-slow-line.ts'
import { timeInPicture } from '../../forms/pictures/time-in-picture.ts'
import { newId } from '../../lib/new-id.ts'

// Pictures that a person has picked for a house and not sent yet. They are shrunk one after another, since a decoded
// photograph takes 50 MB, and are kept in memory for as long as the page is open; open sheets also keep them on the device.

export interface PickedPicture {
  /** Id under which it is sent, again and again if need be. */
  readonly id: string
  readonly name: string
  readonly bytesBefore: number
  /** As it is sent; undefined while it is being shrunk. */
  readonly file?: File | undefined
  /** Local address of that file. */
  readonly src?: string | undefined
  /** ISO time in the picture. */
  readonly takenAt?: string | undefined
  /** True once the server has it. */
  readonly sent?: boolean
}

export interface PickedPictures {
  /** The house for which they were picked, or the fault of a house. */
  readonly houseId: string
  readonly pictures: readonly PickedPicture[]
  /** Names of files that the browser cannot read. */
  readonly leftOut: readonly string[]
  /** True when there were more than an entry takes. */
  readonly tooMany: boolean
}

const none: PickedPictures = { houseId: '', pictures: [], leftOut: [], tooMany: false }
/** The picked pictures, of one house at a time. */
export const pickedPictures = watchedValue(none)
let work: Promise<unknown> = Promise.resolve()

/**
 * Adds files that were picked for a house. With `instead` they take the place of that picture, the first one at its very
 * place. Resolves when all are shrunk.
 */
export function pickPictures(houseId: string, files: readonly File[], instead?: string): Promise<void> {
  const before = pickedPictures.read()
  const { pictures } = before.houseId === houseId ? before : none
  const others = pictures.filter(({ id }) => id !== instead)
  const place = instead === undefined ? others.length : pictures.findIndex(({ id }) => id === instead)
  const room = houseLimits.entryPictures - others.length
  const added = files.slice(0, room).map((file) => ({
    picture: { id: newId(), name: file.name, bytesBefore: file.size },
    file,
  }))
  for (const one of pictures) if (one.id === instead) release(one)
  pickedPictures.set({
    houseId,
    pictures: [...others.slice(0, place), ...added.map(({ picture }) => picture), ...others.slice(place)],
    leftOut: [],
    tooMany: files.length > room,
  })
  const done = work.then(async () => {
    for (const { picture, file } of added) await shrink(picture.id, file)
  })
  work = done
  return done
}

/** Brings back what was picked before the page was loaded, unless something was picked since. */
export function restorePictures(houseId: string, pictures: readonly PickedPicture[]): void {
  const now = pickedPictures.read()
  if (pictures.length === 0 || (now.houseId === houseId && now.pictures.length > 0)) return
  dropPictures()
  pickedPictures.set({
    ...none,
    houseId,
    pictures: pictures.map((one) => ({ ...one, ...(one.file && { src: URL.createObjectURL(one.file) }) })),
  })
}

/** Leaves a picture out. */
export function dropPicture(id: string): void {
  const { pictures, ...rest } = pickedPictures.read()
  for (const one of pictures) if (one.id === id) release(one)
  pickedPictures.set({ ...rest, pictures: pictures.filter((one) => one.id !== id) })
}

/** Forgets all that was picked, after it was sent or the person went back. */
export function dropPictures(): void {
  for (const one of pickedPictures.read().pictures) release(one)
  pickedPictures.set(none)
}

/** Notes that the server has a picture, or has it no more. */
export function markSent(id: string, sent = true): void {
  change(id, { sent })
}

async function shrink(id: string, file: File): Promise<void> {
  if (!isPicked(id)) return
  const takenAt = await timeInPicture(file)
  const ready = await shrinkForSlowLine(file)
  if (!isPicked(id)) return
  if (ready) return change(id, { file: ready, src: URL.createObjectURL(ready), takenAt })
  const { leftOut } = pickedPictures.read()
  dropPicture(id)
  pickedPictures.set({ ...pickedPictures.read(), leftOut: [...leftOut, file.name] })
}

function isPicked(id: string): boolean {
  return pickedPictures.read().pictures.some((one) => one.id === id)
}

function change(id: string, more: Partial<PickedPicture>): void {
  const { pictures, ...rest } = pickedPictures.read()
  pickedPictures.set({
    ...rest,
    pictures: pictures.map((one) => (one.id === id ? { ...one, ...more } : one)),
  })
}

function release({ src }: PickedPicture): void {
  if (src) URL.revokeObjectURL(src)
}
