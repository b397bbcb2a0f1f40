import * as words from '#words/order'
import { IconButton } from './button.tsx'
import { DownIcon, NextIcon, PreviousIcon } from './icons.tsx'

interface OrderButtonsProps {
  /** Name of the moved item, for the names of the buttons. */
  name: string
  /** Its place, counted from 0; `count` is the number of items. */
  place: number
  count: number
  disabled?: boolean
  /** The list runs from top to bottom. */
  vertical?: boolean
  /** Called with its new place, and with how the name of the pressed button begins. */
  onMove: (place: number, button: string) => void
}

/** Two buttons that move an item of a list by one. */
export function OrderButtons({ name, place, count, disabled = false, vertical, onMove }: OrderButtonsProps) {
  return (
    <span className="flex">
      <IconButton
        disabled={disabled || place === 0}
        label={words.moveEarlierItem(name)}
        onClick={() => onMove(place - 1, words.moveEarlier)}
      >
        {vertical ? <DownIcon className="rotate-180" size={18} /> : <PreviousIcon size={18} />}
      </IconButton>
      <IconButton
        disabled={disabled || place === count - 1}
        label={words.moveLaterItem(name)}
        onClick={() => onMove(place + 1, words.moveLater)}
      >
        {vertical ? <DownIcon size={18} /> : <NextIcon size={18} />}
      </IconButton>
    </span>
  )
}
