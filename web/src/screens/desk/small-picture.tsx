import { type ReactNode, useState } from 'react'
import { uploadAddress } from '../../net/picture-source.ts'

interface SmallPictureProps {
  picture: string | null
  /** Icon in its place where there is none, or it does not load. */
  instead: ReactNode
}

/**
 * Picture of a row with the look `queueRow`, at 56 pixels. Hidden where that row is narrower than 13rem, as with large
 * text. The name beside it says what it shows.
 */
export function SmallPicture({ picture, instead }: SmallPictureProps) {
  const [broken, setBroken] = useState(false)
  if (!picture || broken) {
    return (
      <span className="hidden size-14 shrink-0 items-center justify-center border border-line bg-wash text-muted @min-[13rem]:flex">
        {instead}
      </span>
    )
  }
  return (
    <img
      alt=""
      className="hidden size-14 shrink-0 border border-line bg-sheet object-cover @min-[13rem]:block"
      height={56}
      loading="lazy"
      onError={() => setBroken(true)}
      src={uploadAddress(picture)}
      width={56}
    />
  )
}
