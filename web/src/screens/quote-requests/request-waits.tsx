import type { InvitationRow } from '@tameer/contract'
import type { ReactNode } from 'react'
import * as words from '#words/quote-requests'
import { daysUntil } from '../../features/invitations/time-left.ts'

const fewDays = 7

/** Open tasks of a request, one line each: the family's questions, an answer, a draft, its last days. */
export function RequestWaits({ row }: { row: InvitationRow }) {
  const { state, draft, answered, toAnswer, endsAt } = row
  const isQuoted = state === 'quoted'
  if (state !== 'sent' && state !== 'seen' && !isQuoted) return null
  const days = daysUntil(endsAt)
  return (
    <div className="grid gap-0.5 text-small empty:hidden">
      {toAnswer > 0 && (
        <Line>
          <b className="font-semibold">{words.familyAsks(toAnswer)}</b>
        </Line>
      )}
      {answered && !isQuoted && (
        <Line>
          <b className="font-semibold">{words.answered}</b>
          <bdi>{words.answeredQuestion(answered.newest, answered.count - 1)}</bdi>
        </Line>
      )}
      {draft && (
        <Line>
          {draft.prices ? words.draftPrices(draft.prices.given, draft.prices.asked) : words.draftBegun}
        </Line>
      )}
      {days < fewDays && <Line>{words.daysLeft(days)}</Line>}
    </div>
  )
}

function Line({ children }: { children: ReactNode }) {
  return <p className="line-clamp-2 wrap-anywhere">{children}</p>
}
