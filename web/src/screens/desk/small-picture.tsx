import { type ReactNode, useState } from 'react'
import { uploadAddress } from '../../net/picture-source.ts'

interface SmallPictureProps {
  picture: string | null
  /** Icon in its place where there is none, or it does not load. */
  instead: ReactNode
}

/**
 * Picture of a row of a queue, at 56 pixels. The name beside it says what it shows; a narrow row with large text has room
 * for the name alone.
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
