import { type HousePicture, webpAddress } from '@tameer/contract'
import { type ComponentType, type ReactNode, useState } from 'react'
import { useNear } from '../../browser/hooks/use-near.ts'
import type { HouseAccess } from '../../features/houses/house-acts.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { usePrivatePicture } from '../../store/use-private-picture.ts'
import { classNames } from '../../ui/class-names.ts'
import { PictureIcon } from '../../ui/pictures/picture.tsx'
import type { PictureViewerProps } from '../../ui/pictures/picture-viewer.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'

const thumbWidth = 400
const fullWidth = 1600

/** Path of the smallest file that is at least so wide. */
function pathOf({ image, widths }: HousePicture, width: number): string {
  const fitting = widths.find((one) => one >= width) ?? widths.at(-1)
  return fitting === undefined ? image : webpAddress(image, fitting)
}

interface HouseThumbProps {
  picture: HousePicture
  access: HouseAccess
  alt: string
  /** Aspect ratio, and the place in its grid. */
  className: string
  onOpen: () => void
  /** Shows the widest file. */
  large?: boolean
  /** A figure over the picture. */
  children?: ReactNode
}

/** A small picture of a house, fetched once it is near; a press shows it in full size. */
export function HouseThumb({
  picture,
  access,
  alt,
  className,
  onOpen,
  large = false,
  children,
}: HouseThumbProps) {
  const [near, element] = useNear(false)
  const src = usePrivatePicture(near ? pathOf(picture, large ? fullWidth : thumbWidth) : undefined, access)
  return (
    <button
      className={classNames('relative block w-full overflow-hidden bg-wash text-muted', className)}
      onClick={onOpen}
      ref={near ? undefined : element}
      type="button"
    >
      {src ? (
        <img alt={alt} className="size-full object-cover" decoding="async" src={src} />
      ) : (
        <span aria-label={alt} className="crossed flex size-full items-center justify-center" role="img">
          <PictureIcon size={28} />
        </span>
      )}
      {children}
    </button>
  )
}

/** Small square pictures in a row; a press shows one in full size. */
export function ThumbRow({
  images,
  access,
  nameOf,
}: {
  images: readonly HousePicture[]
  access: HouseAccess
  nameOf: (place: number) => string
}) {
  const [open, viewer] = useViewer(images, access, nameOf)
  return (
    <>
      {images.map((picture, place) => (
        <HouseThumb
          access={access}
          alt={nameOf(place)}
          className="aspect-square max-w-28"
          key={picture.id}
          onOpen={() => open(place)}
          picture={picture}
        />
      ))}
      {viewer}
    </>
  )
}

/**
 * Shows pictures in full size. Returns the function that opens one by its place, and the viewer while it is open. Its script
 * comes with the first press, as the large picture does.
 */
export function useViewer(
  images: readonly HousePicture[],
  access: HouseAccess,
  nameOf: (place: number) => string,
): [open: (place: number) => void, viewer: ReactNode] {
  const [Viewer, setViewer] = useState<ComponentType<PictureViewerProps>>()
  const [shown, setShown] = useState<number>()
  const open = (place: number) => {
    importWithRetry(() => import('../../ui/pictures/picture-viewer.tsx')).then(
      ({ PictureViewer }) => {
        setViewer(() => PictureViewer)
        setShown(place)
      },
      ({ message }: Error) => showToast(message, 'alert'),
    )
  }
  const viewer = Viewer && shown !== undefined && (
    <Viewer
      caption={nameOf}
      count={images.length}
      draw={(at) => <FullPicture access={access} alt={nameOf(at)} picture={images[at]} />}
      onClose={() => setShown(undefined)}
      start={shown}
    />
  )
  return [open, viewer]
}

function FullPicture({
  picture,
  access,
  alt,
}: {
  picture: HousePicture | undefined
  access: HouseAccess
  alt: string
}) {
  const src = usePrivatePicture(picture && pathOf(picture, fullWidth), access)
  if (!src)
    return (
      <span className="flex size-full items-center justify-center bg-wash text-muted">
        <PictureIcon size={28} />
      </span>
    )
  return <img alt={alt} className="size-full object-contain" src={src} />
}
