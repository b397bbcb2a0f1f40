import { displayShortDay } from '#words/amounts'
import * as words from '#words/ask-companies'
import { today } from '../../lib/today.ts'
import { CheckIcon } from '../../ui/icons.tsx'

/** Notice that a message to a company was begun, with its date (ISO). */
export function SentOn({ day }: { day: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-good">
      <CheckIcon size={16} />
      {day === today() ? words.sentToday : words.sentOn(displayShortDay(day))}
    </span>
  )
}
