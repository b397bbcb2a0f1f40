import { deskScreens, type UnansweredRequest } from '@tameer/contract'
import { Fragment, useState } from 'react'
import * as words from '#words/desk-requests'
import { titleOfHouse } from '../../../features/invitations/brief-in-words.ts'
import { hoursSince } from '../../../lib/hours-since.ts'
import { dateInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { SuggestDialog } from './suggest-dialog.tsx'

interface UnansweredRowProps {
  request: UnansweredRequest
  /** Called once companies were suggested, and when somebody else has changed the request. */
  onChanged: () => void
}

/** A request without an answer: the house, the companies that were asked, and the way to suggest others. */
export function UnansweredRow({ request, onChanged }: UnansweredRowProps) {
  const { coveredAreaSft, totalPkr, openedAt, endsAt, asked, room, mayBeMailed } = request
  const [suggesting, setSuggesting] = useState(false)
  const title = titleOfHouse(request)
  const facts = [
    totalPkr !== null && words.estimate(words.displayAmount(totalPkr)),
    coveredAreaSft !== null && words.sqFeet(words.groupDigits(Math.round(coveredAreaSft))),
    words.openUntil(dateInPakistan(endsAt)),
  ]
  return (
    <li className="grid gap-x-8 gap-y-3 py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 className="min-w-0 font-medium font-sans text-body">
            <bdi>{title}</bdi>
          </h2>
          <span className="text-muted text-small">{words.waits(hoursSince(openedAt))}</span>
        </div>
        <p className="text-small figures">{facts.filter(Boolean).join(' · ')}</p>
        <p className="mt-2 text-small">{words.asked(asked.length)}</p>
        <ul className="text-small">
          {asked.map((company) => (
            <AskedCompany company={company} key={`${company.companyId} ${company.sentAt}`} />
          ))}
        </ul>
        <Suggested request={request} />
      </div>
      <div className="flex flex-wrap items-start gap-3 lg:max-w-56">
        {room === 0 && <p className="text-muted text-small">{words.noRoom}</p>}
        {room > 0 && !mayBeMailed && <p className="text-muted text-small">{words.wantsNoMails}</p>}
        {room > 0 && mayBeMailed && (
          <Button aria-label={words.offerFor(title)} onClick={() => setSuggesting(true)}>
            {words.offer}
          </Button>
        )}
      </div>
      {suggesting && (
        <SuggestDialog onChanged={onChanged} onClose={() => setSuggesting(false)} request={request} />
      )}
    </li>
  )
}

function AskedCompany({ company }: { company: UnansweredRequest['asked'][number] }) {
  const { companyId, name, sentAt, seenAt, mayAnswer } = company
  const facts = [
    words.askedOn(dateInPakistan(sentAt)),
    seenAt ? words.openedOn(dateInPakistan(seenAt)) : words.notOpened,
    companyId !== null && !mayAnswer && words.cannotAnswer,
  ]
  return (
    <li className="py-1">
      {companyId === null ? words.gone : <CompanyLink companyId={companyId} name={name ?? ''} />}
      <span className="text-muted"> {facts.filter(Boolean).join(' · ')}</span>
    </li>
  )
}

/** The companies that the desk has suggested and the family has not asked. */
function Suggested({ request: { suggestedAt, suggested } }: Pick<UnansweredRowProps, 'request'>) {
  if (suggestedAt === null) return null
  return (
    <p className="mt-2 text-small">
      {words.suggestedOn(dateInPakistan(suggestedAt))} {suggested.length > 0 && words.notAskedYet}
      {suggested.map(({ companyId, name }, at) => (
        <Fragment key={companyId}>
          {at > 0 && words.comma}
          <CompanyLink companyId={companyId} name={name} />
        </Fragment>
      ))}
    </p>
  )
}

function CompanyLink({ companyId, name }: { companyId: string; name: string }) {
  return (
    <Link className="link" to={deskScreens.deskCompany.to(companyId)}>
      <bdi>{name}</bdi>
    </Link>
  )
}
