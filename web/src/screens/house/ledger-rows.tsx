import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** A name and its figure. `sum` is the row that the ones above add up to; `side` stands beside them. */
export interface LedgerRow {
  name: string
  figure: ReactNode
  look?: 'sum' | 'side'
}

/** Names and figures below each other, with a rule above the sum. */
export function LedgerRows({ rows }: { rows: readonly LedgerRow[] }) {
  return (
    <dl>
      {rows.map(({ name, figure, look }) => (
        <div
          className={classNames(
            'flex flex-wrap justify-between gap-x-4 py-1.5',
            look === 'sum' && 'border-ink border-t font-semibold',
            look === 'side' && 'text-muted',
          )}
          key={name}
        >
          <dt>{name}</dt>
          <dd className="ms-auto figures">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
