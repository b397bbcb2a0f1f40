import type { ComponentProps } from 'react'
import * as words from '#words/order'
import { GripIcon } from '../icons.tsx'

/** Handle to drag an item of a list with pointer or finger; the keyboard has the two buttons. Takes the handlers of `useDragOrder`. */
export function OrderGrip(handlers: ComponentProps<'span'>) {
  return (
    <span
      {...handlers}
      aria-hidden="true"
      className="inline-flex size-11 shrink-0 cursor-grab touch-none select-none items-center justify-center text-muted active:cursor-grabbing"
      title={words.dragToMove}
    >
      <GripIcon size={18} />
    </span>
  )
}
