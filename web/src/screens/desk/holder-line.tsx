import { type DuplicateGroup, deskScreens } from '@tameer/contract'
import { Link } from 'react-router'
import * as words from '#words/desk-shared'
import { dateInPakistan } from '../../lib/moment-in-pakistan.ts'
import { StateMark } from './companies/state-mark.tsx'

/** A company that shares something with another. */
export type Holder = DuplicateGroup['company']

/** A company as a link to its page at the desk, with its state and the day on which it signed up. */
export function HolderLine({ holder: { id, name, state, createdAt } }: { holder: Holder }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <Link className="link min-w-0 wrap-anywhere" to={deskScreens.deskCompany.to(id)}>
        <bdi>{name}</bdi>
      </Link>
      <StateMark state={state} />
      <span className="font-normal text-muted text-small">{words.signedUp(dateInPakistan(createdAt))}</span>
    </span>
  )
}
