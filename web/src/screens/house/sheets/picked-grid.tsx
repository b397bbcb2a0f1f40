import * as words from '#words/house-add'
import type { PickedPicture, PickedPictures } from '../../../features/houses/picked-pictures.ts'
import { PicturesInput } from '../../../features/houses/pictures-input.tsx'
import { CloseIcon, PlusIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Message } from '../../../ui/text/message.tsx'

interface PickedGridProps {
  houseId: string
  pictures: readonly PickedPicture[]
  onDrop: (id: string) => void
  disabled: boolean
  /** False when no more fit. */
  more: boolean
}

/** The pictures that were picked, each with a way to leave it out, and a place for more. */
export function PickedGrid({ houseId, pictures, onDrop, disabled, more }: PickedGridProps) {
  return (
    <ul className="grid grid-cols-3 gap-1.5 sm:grid-cols-6">
      {pictures.map((picture, place) => (
        <li className="relative aspect-square bg-wash" key={picture.id}>
          <PickedThumb picture={picture} />
          {!disabled && (
            <button
              aria-label={words.removePicture(place + 1)}
              className="absolute end-0 top-0 flex size-11 items-start justify-end p-1.5"
              onClick={() => onDrop(picture.id)}
              type="button"
            >
              <span className="flex size-6 items-center justify-center rounded-full bg-[rgb(8_20_33/70%)] text-white">
                <CloseIcon size={14} />
              </span>
            </button>
          )}
        </li>
      ))}
      {more && !disabled && (
        <li>
          <PicturesInput
            className="flex aspect-square size-full cursor-pointer flex-col items-center justify-center gap-1 border-2 border-edge border-dashed text-blue text-small hover:bg-wash"
            houseId={houseId}
          >
            <PlusIcon />
            {words.more}
          </PicturesInput>
        </li>
      )}
    </ul>
  )
}

/** A picked picture; a sign of waiting until it is shrunk. */
export function PickedThumb({ picture: { src } }: { picture: PickedPicture }) {
  if (src) return <img alt="" className="size-full object-cover" src={src} />
  return (
    <span className="flex size-full items-center justify-center text-muted">
      <Spinner />
    </span>
  )
}

/** Files that were left out, by their names. */
export function LeftOut({ leftOut, tooMany }: Pick<PickedPictures, 'leftOut' | 'tooMany'>) {
  if (leftOut.length === 0 && !tooMany) return null
  return (
    <Message kind="note">
      {leftOut.map((name) => (
        <span className="block" key={name}>
          {words.notReadable(name)}
        </span>
      ))}
      {tooMany && <span className="block">{words.tooMany}</span>}
    </Message>
  )
}
