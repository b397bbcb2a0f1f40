import { maxImageMegabytes } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/forms'

/** Rules for pictures: types, sizes and numbers. */
export function ImageHint({ children }: { children?: ReactNode }) {
  return (
    <>
      <span className="block">{words.pictureTypeWrong}</span>
      <span className="block">
        {children} {words.pictureLimits(maxImageMegabytes)}
      </span>
    </>
  )
}
