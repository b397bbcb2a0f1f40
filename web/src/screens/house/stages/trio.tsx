import { dayMs, type HouseStage } from '@tameer/contract'
import { numbered } from '#words/house-agree'
import * as words from '#words/house-page'
import { stagePictures } from '#words/house-questions'
import type { HouseAccess } from '../../../features/houses/house-acts.ts'
import { onDay } from '../house-in-words.ts'
import { HouseThumb, useViewer } from '../house-pictures.tsx'

interface TrioProps {
  stage: string
  claim: NonNullable<HouseStage['claim']>
  access: HouseAccess
  /** Large, one below the other on a phone. */
  large?: boolean
}

/** The three pictures of a claim, each below its wanted name. A press shows it in full size. */
export function Trio({ stage, claim, access, large = false }: TrioProps) {
  const wanted = stagePictures(stage)
  const nameOf = (place: number) => {
    const { takenAt } = claim.images[place] ?? {}
    const old = takenAt && Date.parse(claim.at) - Date.parse(takenAt) > dayMs
    return [wanted[place] ?? '', old && words.pictureTaken(onDay(takenAt))].filter(Boolean).join(' · ')
  }
  const [open, viewer] = useViewer(claim.images, access, nameOf)
  return (
    <>
      <ul
        className={
          large
            ? 'grid gap-4 sm:grid-cols-3'
            : 'my-3.5 grid grid-cols-[repeat(auto-fill,minmax(max(min(100%,5rem),30%),1fr))] gap-2'
        }
      >
        {claim.images.map((picture, place) => (
          <li className="min-w-0" key={picture.id}>
            <HouseThumb
              access={access}
              alt={nameOf(place)}
              className={large ? 'aspect-4/3 sm:aspect-square' : 'aspect-square'}
              large={large}
              onOpen={() => open(place)}
              picture={picture}
            />
            <p aria-hidden="true" className="mt-1 text-[0.8125rem] text-muted leading-snug wrap-anywhere">
              {large ? numbered(place + 1, nameOf(place)) : nameOf(place)}
            </p>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}
