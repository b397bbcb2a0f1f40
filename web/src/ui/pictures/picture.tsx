import { useState } from 'react'
import { useNear } from '../../browser/hooks/use-near.ts'
import { wholeFit } from '../../lib/picture-sizes.ts'
import { classNames } from '../class-names.ts'
import { Drawing, type IconLook } from '../shell-icons.tsx'

export type PictureSource = {
  src: string
  srcSet?: string | undefined
  width?: number | undefined
  height?: number | undefined
}

export type PictureProps = {
  picture?: PictureSource | undefined
  alt: string
  /** Width on the page, as a value of the `sizes` attribute. */
  sizes?: string
  /** For pictures in the first view: they load at once and before others, which wait until they are near. */
  eager?: boolean
  /** Aspect ratio of the box, width / height; the picture is cropped to it. Omit it to keep the picture's own. */
  ratio?: number
  /**
   * `whole` crops a picture with nearly the box's aspect ratio a little, and shows any other in full on a plain
   * background.
   */
  fit?: 'cover' | 'contain' | 'whole'
  className?: string
}

// Kept apart from the other icons: every screen with pictures loads this one and needs none of those.
export const PictureIcon = (look: IconLook) => (
  <Drawing {...look} d="M3 4.5h18v15H3zM3 16l5-5 4 4 3.5-3.5L21 17M16 8.5h.01" />
)

/** A picture in a box of known aspect ratio; a drawn placeholder when there is none or it does not load. */
export function Picture({
  picture,
  alt,
  sizes,
  eager = false,
  ratio,
  fit = 'cover',
  className,
}: PictureProps) {
  const [broken, setBroken] = useState<string>()
  const [near, element] = useNear(eager)
  const missing = !picture || broken === picture.src
  const box = {
    aspectRatio: ratio ?? (picture?.width && picture.height ? picture.width / picture.height : 4 / 3),
  }
  if (missing) {
    return (
      <div
        className={classNames(
          'crossed flex w-full items-center justify-center bg-wash text-muted',
          className,
        )}
        style={box}
      >
        <PictureIcon size={28} />
        {alt && <span className="sr-only">{alt}</span>}
      </div>
    )
  }
  if (!near) {
    return (
      <div
        {...(alt && { role: 'img', 'aria-label': alt })}
        className={classNames('w-full bg-wash', className)}
        ref={element}
        style={box}
      />
    )
  }
  return (
    <img
      alt={alt}
      className={classNames(
        'block w-full bg-wash',
        (fit === 'whole' ? wholeFit(picture, ratio) : fit) === 'cover' ? 'object-cover' : 'object-contain',
        className,
      )}
      decoding="async"
      fetchPriority={eager ? 'high' : undefined}
      height={picture.height}
      onError={() => setBroken(picture.src)}
      sizes={picture.srcSet ? sizes : undefined}
      src={picture.src}
      srcSet={picture.srcSet}
      style={box}
      width={picture.width}
    />
  )
}
