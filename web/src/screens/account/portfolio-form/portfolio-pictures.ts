import { maxImagesPerPortfolio, type Portfolio } from '@tameer/contract'
import type { DraftPictures } from '../../../forms/pictures/draft-pictures.ts'
import { prepareImage } from '../../../forms/pictures/image-choice.ts'

type StoredPicture = Portfolio['portfolioImages'][number]

/** A picture of the form: one the server has, or a file chosen now. */
export type FormPicture =
  | { id: string; stored: StoredPicture }
  | { id: string; stored?: undefined; file: File }

/** The pictures in the order they are shown, and the ids of stored ones taken out. */
export interface FormPictures {
  items: readonly FormPicture[]
  removedIds: readonly string[]
}

export function startPictures(stored: readonly StoredPicture[] = []): FormPictures {
  return { items: stored.map((one) => ({ id: one.id, stored: one })), removedIds: [] }
}

/** How many more pictures fit. */
export function roomLeft({ items }: FormPictures): number {
  return Math.max(0, maxImagesPerPortfolio - items.length)
}

/** Adds files at the end, as many as fit; the rest are left out. */
export function addPictures(pictures: FormPictures, files: readonly File[]): FormPictures {
  const added = files.slice(0, roomLeft(pictures)).map((file) => ({ id: crypto.randomUUID(), file }))
  return { ...pictures, items: [...pictures.items, ...added] }
}

export function removePicture({ items, removedIds }: FormPictures, id: string): FormPictures {
  const gone = items.find((one) => one.id === id)
  return {
    items: items.filter((one) => one !== gone),
    removedIds: gone?.stored ? [...removedIds, gone.id] : removedIds,
  }
}

/** Moves a picture to a place counted from 0. */
export function movePicture(pictures: FormPictures, id: string, place: number): FormPictures {
  const moved = pictures.items.find((one) => one.id === id)
  if (!moved) return pictures
  const items = pictures.items.filter((one) => one !== moved)
  items.splice(place, 0, moved)
  return { ...pictures, items }
}

/**
 * Pictures as the form sends them: new files in order, ids of removed ones, and the order of all, with `new:N` for
 * the Nth file.
 */
export function sentPictures({ items, removedIds }: FormPictures) {
  const files: File[] = []
  const imageOrder = items.map((one) => {
    if (one.stored) return one.id
    files.push(one.file)
    return `new:${files.length - 1}`
  })
  return { files, imageOrder, imagesToDelete: removedIds }
}

/** Pictures as the device keeps them: prepared files, the order of all, and ids of removed ones. */
export async function keptPictures(pictures: FormPictures): Promise<DraftPictures> {
  const items = await Promise.all(
    pictures.items.map(async (one) => {
      if (one.stored) return [one]
      const choice = await prepareImage(one.file)
      return choice.ok ? [{ ...one, file: choice.file }] : []
    }),
  )
  const { files, ...notes } = sentPictures({ ...pictures, items: items.flat() })
  return { files, notes }
}

type Notes = Omit<ReturnType<typeof sentPictures>, 'files'>

/** The form's pictures from what the device kept. What the server has got since stands at the end. */
export function restorePictures(
  stored: readonly StoredPicture[] = [],
  { files, notes }: DraftPictures,
): FormPictures {
  const { imageOrder, imagesToDelete } = notes as Notes
  const kept = imageOrder.flatMap((name): FormPicture[] => {
    const [, number] = /^new:(\d+)$/.exec(name) ?? []
    const file = files[Number(number)]
    if (file) return [{ id: crypto.randomUUID(), file }]
    return stored.filter(({ id }) => id === name).map((one) => ({ id: one.id, stored: one }))
  })
  const named = new Set([...imageOrder, ...imagesToDelete])
  const added = stored.filter(({ id }) => !named.has(id)).map((one) => ({ id: one.id, stored: one }))
  return {
    items: [...kept, ...added],
    removedIds: imagesToDelete.filter((id) => stored.some((one) => one.id === id)),
  }
}
