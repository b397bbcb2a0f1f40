import type { HouseSnag } from '@tameer/contract'
import * as words from '#words/house-material'
import type { OpenedHouse } from '../../../features/houses/house-acts.ts'
import { authorOf, onDay } from '../house-in-words.ts'
import { ThumbRow } from '../house-pictures.tsx'

interface SnagProps {
  snag: HouseSnag
  opened: OpenedHouse
}

/** A fault in its words and pictures, and below it how it was mended. */
export function SnagFacts({ snag: { text, images, mended }, opened }: SnagProps) {
  const { access, view } = opened
  return (
    <>
      {text && (
        <p className="wrap-anywhere" dir="auto">
          {words.quoted(text)}
        </p>
      )}
      <SnagPictures access={access} images={images} />
      {mended && (
        <>
          <p className="mt-3 text-small">{words.mendedBy(authorOf(mended, view.house), onDay(mended.at))}</p>
          <SnagPictures access={access} images={mended.images} />
        </>
      )}
    </>
  )
}

function SnagPictures({ images, access }: Pick<HouseSnag, 'images'> & Pick<OpenedHouse, 'access'>) {
  return (
    <div className="mt-2 flex flex-wrap gap-1.5 *:w-28 empty:hidden">
      <ThumbRow
        access={access}
        images={images}
        nameOf={(place) => words.pictureOf(place + 1, images.length)}
      />
    </div>
  )
}
