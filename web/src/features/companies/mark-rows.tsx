import type { CompanyMark } from '@tameer/contract'
import { markName } from '#words/mark-names'
import * as words from '#words/marks'
import { ShieldIcon } from '../../ui/icons.tsx'

interface MarkRowsProps {
  marks: readonly CompanyMark[]
  /** True when the company has confirmed its mail address. */
  mailboxConfirmed: boolean
  className?: string
}

/** All that Tameer has checked of a company, each with a shield and its days. Renders nothing when there is nothing. */
export function MarkRows({ marks, mailboxConfirmed, className }: MarkRowsProps) {
  if (marks.length === 0 && !mailboxConfirmed) return null
  const rows = marks.map((mark) => ({ name: markName(mark), days: words.markDays(mark) }))
  if (mailboxConfirmed) rows.push({ name: words.mailboxConfirmed, days: '' })
  return (
    <ul aria-label={words.marks} className={className}>
      {rows.map(({ name, days }) => (
        <li className="flex gap-2.5 border-line border-t py-2 text-small leading-snug" key={name}>
          <ShieldIcon className="mt-px shrink-0 text-good" />
          <span className="min-w-0">
            {name}
            {days && <span className="block text-[0.8125rem] text-muted">{days}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
