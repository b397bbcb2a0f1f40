import type { DeskCompanyState } from '@tameer/contract'
import { states } from '#words/desk-companies'
import { classNames } from '../../../ui/class-names.ts'

const looks: Record<DeskCompanyState, string> = {
  listed: 'border-line text-muted',
  unconfirmed: 'border-edge text-ink',
  hidden: 'border-alarm text-alarm',
  suspended: 'border-alarm bg-alarm text-sheet',
}

/** State of a company, in a word. */
export function StateMark({ state }: { state: DeskCompanyState }) {
  return (
    <span className={classNames('max-w-full rounded-xs border px-2 py-0.5 text-small', looks[state])}>
      {states[state]}
    </span>
  )
}
