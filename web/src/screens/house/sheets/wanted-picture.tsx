import * as words from '#words/house-claim'
import { displayDay } from '#words/house-page'
import type { PickedPicture } from '../../../features/houses/picked-pictures.ts'
import { PicturesInput } from '../../../features/houses/pictures-input.tsx'
import { CameraIcon } from '../../../ui/icons.tsx'
import { onDay } from '../house-in-words.ts'
import { PickedThumb } from './picked-grid.tsx'

interface WantedPictureProps {
  houseId: string
  /** Words for what the picture must show. */
  wanted: string
  picture: PickedPicture | undefined
  today: string
  disabled: boolean
}

/** The place of a wanted picture: a press fills it, or puts another in place of the one that stands there. */
export function WantedPicture({ houseId, wanted, picture, today, disabled }: WantedPictureProps) {
  return (
    <li>
      <PicturesInput
        className="grid cursor-pointer grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-3.5 sm:grid-cols-1 sm:gap-2"
        disabled={disabled}
        houseId={houseId}
        many={picture === undefined}
        {...(picture && { instead: picture.id })}
      >
        <span className="relative block h-20 w-26 bg-wash sm:aspect-4/3 sm:h-auto sm:w-full">
          {picture ? (
            <PickedThumb picture={picture} />
          ) : (
            <span className="flex size-full items-center justify-center border-2 border-edge border-dashed bg-paper text-blue">
              <CameraIcon />
            </span>
          )}
        </span>
        <span>
          <span className="block font-medium leading-snug">{wanted}</span>
          <span className="block text-muted text-small">
            {picture ? [takenOf(picture, today), words.change].filter(Boolean).join(' · ') : words.missing}
          </span>
        </span>
      </PicturesInput>
    </li>
  )
}

/** When it was taken, if the picture says so. */
function takenOf({ takenAt }: PickedPicture, today: string): string | undefined {
  if (takenAt === undefined) return undefined
  const day = onDay(takenAt)
  return day === today ? words.takenToday(takenAt) : words.taken(displayDay(day))
}
