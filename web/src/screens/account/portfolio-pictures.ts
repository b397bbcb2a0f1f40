import { maxImagesPerPortfolio, type Portfolio } from '@tameer/contract'

type StoredPicture = Portfolio['portfolioImages'][number]

/** A picture of the form: one the server has, or one chosen now with an object URL to show it by. */
export type FormPicture =
  | { key: string; stored: StoredPicture }
  | { key: string; file: File; url: string; stored?: undefined }

/** The pictures in the order they are shown, and the stored ones taken out. */
export interface FormPictures {
  items: readonly FormPicture[]
  removedIds: readonly string[]
}

export function startPictures(stored: readonly StoredPicture[] = []): FormPictures {
  return { items: stored.map((one) => ({ key: one.id, stored: one })), removedIds: [] }
}

/** How many more pictures fit. */
export function roomLeft({ items }: FormPictures): number {
  return Math.max(0, maxImagesPerPortfolio - items.length)
}

/** Adds at the end as many as fit; the rest are left out. */
export function addPictures(pictures: FormPictures, added: readonly FormPicture[]): FormPictures {
  return { ...pictures, items: [...pictures.items, ...added.slice(0, roomLeft(pictures))] }
}

export function removePicture({ items, removedIds }: FormPictures, key: string): FormPictures {
  const gone = items.find((one) => one.key === key)
  return {
    items: items.filter((one) => one !== gone),
    removedIds: gone?.stored ? [...removedIds, gone.stored.id] : removedIds,
  }
}

/** Moves a picture by one place, or leaves all as it is at the ends. */
export function movePicture(pictures: FormPictures, key: string, by: -1 | 1): FormPictures {
  const from = pictures.items.findIndex((one) => one.key === key)
  const to = from + by
  const items = [...pictures.items]
  const [moved, other] = [items[from], items[to]]
  if (!moved || !other) return pictures
  items[from] = other
  items[to] = moved
  return { ...pictures, items }
}

/** What the form sends: new files in their order, removed ids, and the order of all with `new:N` for the Nth file. */
export function sentPictures({ items, removedIds }: FormPictures) {
  const files: File[] = []
  const imageOrder = items.map((one) => {
    if (one.stored) return one.stored.id
    files.push(one.file)
    return `new:${files.length - 1}`
  })
  return { files, imageOrder, imagesToDelete: removedIds }
}
