import { type ReactNode, useRef, useState } from 'react'
import * as words from '#words/picture-viewer'
import { movedForward, stepOfKey } from '../../browser/direction.ts'
import { useModal } from '../../browser/modals.ts'
import { IconButton } from '../button.tsx'
import { CloseIcon, NextIcon, PreviousIcon } from '../icons.tsx'

const swipePx = 40

export interface PictureViewerProps {
  /** Facts of what is shown, in one line; of the picture at that place where each has its own. */
  caption: string | ((at: number) => string)
  count: number
  /** Index of the picture that is shown first. */
  start: number
  /** Draws the picture at a place, in the whole of its box. */
  draw: (at: number) => ReactNode
  onClose: () => void
}

/**
 * Pictures in full screen, one at a time. Arrow keys and a swipe change the picture, Escape closes; pinch zooms as on any
 * page.
 */
export function PictureViewer({ caption, count, start, draw, onClose }: PictureViewerProps) {
  const ref = useModal(true)
  const [at, setAt] = useState(start)
  const touched = useRef<number>(undefined)
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
      onTouchEnd={({ changedTouches }) => {
        const end = changedTouches[0]
        const moved = end && touched.current !== undefined ? movedForward(touched.current, end.clientX) : 0
        touched.current = undefined
        if (Math.abs(moved) > swipePx) go(moved < 0 ? 1 : -1)
      }}
      onTouchStart={({ touches }) => {
        // Two fingers zoom.
        touched.current = touches.length === 1 ? touches[0]?.clientX : undefined
      }}
      ref={ref}
    >
      <div className="grid h-full grid-rows-[minmax(0,1fr)_auto]">
        {draw(at)}
        <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t p-2">
          <div className="min-w-0 flex-[1_1_8rem] px-2 text-small">
            <p>{typeof caption === 'string' ? caption : caption(at)}</p>
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
