import { useState } from 'react'
import * as words from '#words/portfolio-detail'
import { stepOfKey } from '../../browser/direction.ts'
import { useModal } from '../../browser/modals.ts'
import { IconButton } from '../../ui/button.tsx'
import { CloseIcon, NextIcon, PreviousIcon } from '../../ui/icons.tsx'
import type { CarouselSlide } from '../../ui/pictures/carousel.tsx'

export interface PictureViewerProps {
  /** Facts of the project, in one line. */
  caption: string
  pictures: readonly CarouselSlide[]
  /** Index of the picture that is shown first. */
  start: number
  onClose: () => void
}

/**
 * Pictures in full screen, one at a time. Arrow keys change the picture, Escape closes; pinch zooms as on any page.
 */
export function PictureViewer({ caption, pictures, start, onClose }: PictureViewerProps) {
  const ref = useModal(true)
  const [at, setAt] = useState(start)
  const count = pictures.length
  const picture = pictures[at]
  const go = (step: number) => setAt((at + step + count) % count)
  return (
    <dialog
      aria-label={words.pictureInFullSize}
      className="h-dvh max-h-none w-full max-w-none bg-paper p-0"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={({ key }) => {
        const step = stepOfKey(key)
        if (step) go(step)
      }}
      ref={ref}
    >
      <div className="grid h-full grid-rows-[minmax(0,1fr)_auto]">
        <img
          alt={picture?.alt ?? ''}
          className="size-full object-contain"
          height={picture?.height}
          sizes="100vw"
          src={picture?.src}
          srcSet={picture?.srcSet}
          width={picture?.width}
        />
        <div className="flex items-center justify-between gap-2 border-line border-t p-2">
          <div className="min-w-0 px-2 text-small">
            <p>{caption}</p>
            <p className="text-muted figures" role="status">
              {count > 1 && words.placeOf(at + 1, count)}
            </p>
          </div>
          <div className="flex gap-1">
            {count > 1 && (
              <>
                <IconButton label={words.previous} onClick={() => go(-1)}>
                  <PreviousIcon />
                </IconButton>
                <IconButton label={words.next} onClick={() => go(1)}>
                  <NextIcon />
                </IconButton>
              </>
            )}
            <IconButton label={words.close} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
        </div>
      </div>
    </dialog>
  )
}
