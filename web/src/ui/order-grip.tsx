import type { ComponentProps } from 'react'
import * as words from '#words/order'
import { GripIcon } from './icons.tsx'

/** What an item of a list is dragged by, with pointer or finger; keys have the two buttons. Takes what `useDragOrder` gives. */
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
