import * as words from '#words/order'
import { IconButton } from '../button.tsx'
import { DownIcon, NextIcon, PreviousIcon } from '../icons.tsx'

interface OrderButtonsProps {
  /** Name of the moved item, for the names of the buttons. */
  name: string
  /** Its place, counted from 0; `count` is the number of items. */
  place: number
  count: number
  disabled?: boolean
  /** The list runs from top to bottom. */
  vertical?: boolean
  /** Called with its new place, and with the way that was pressed. */
  onMove: (place: number, way: Way) => void
}

/** The way of a button: its `data-order`. */
export type Way = 'earlier' | 'later'

/** Two buttons that move an item of a list by one. */
export function OrderButtons({ name, place, count, disabled = false, vertical, onMove }: OrderButtonsProps) {
  return (
    <span className="flex">
      <IconButton
        data-order="earlier"
        disabled={disabled || place === 0}
        label={words.moveEarlierItem(name)}
        onClick={() => onMove(place - 1, 'earlier')}
      >
        {vertical ? <DownIcon className="rotate-180" size={18} /> : <PreviousIcon size={18} />}
      </IconButton>
      <IconButton
        data-order="later"
        disabled={disabled || place === count - 1}
        label={words.moveLaterItem(name)}
        onClick={() => onMove(place + 1, 'later')}
      >
        {vertical ? <DownIcon size={18} /> : <NextIcon size={18} />}
      </IconButton>
    </span>
  )
}
