import type { HomeownerRequest } from '@tameer/contract'
import type { PictureAccess } from '../../net/fetch-picture.ts'
import { usePrivatePicture } from '../../store/use-private-picture.ts'
import { OutsideLink } from '../../ui/links.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'

type PrivatePicture = HomeownerRequest['images'][number]

interface PrivatePicturesProps {
  images: readonly PrivatePicture[]
  access: PictureAccess
  /** Returns the accessible name of a picture; places are counted from 1. */
  nameOf: (place: number) => string
}

/** A request's pictures, which only those who may see the request can fetch. A press shows one in full size. */
export function PrivatePictures({ images, access, nameOf }: PrivatePicturesProps) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3">
      {images.map((image, place) => (
        <li key={image.image}>
          <OnePicture access={access} image={image} name={nameOf(place + 1)} />
        </li>
      ))}
    </ul>
  )
}

function OnePicture({ image, access, name }: { image: PrivatePicture; access: PictureAccess; name: string }) {
  const src = usePrivatePicture(image.image, access)
  if (src === undefined) return <Picture alt={name} eager ratio={1} />
  return (
    <OutsideLink className="block" href={src}>
      <Picture alt={name} eager picture={{ src }} ratio={1} />
    </OutsideLink>
  )
}
