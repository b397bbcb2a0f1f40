import { useWatched } from '../../browser/hooks/use-watched.ts'
import { type PickedPictures, pickedPictures } from './picked-pictures.ts'

const none: PickedPictures = { houseId: '', pictures: [], leftOut: [], tooMany: false }

/** The pictures that were picked for a house; none when the last were picked for another one. */
export function usePicked(houseId: string): PickedPictures & { readonly isReady: boolean } {
  const picked = useWatched(pickedPictures, none)
  const own = picked.houseId === houseId ? picked : none
  return { ...own, isReady: own.pictures.every(({ file }) => file !== undefined) }
}
