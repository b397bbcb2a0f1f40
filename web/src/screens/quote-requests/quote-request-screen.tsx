import { type Invitation, screens } from '@tameer/contract'
import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import * as words from '#words/quote-request'
import { useHeadingFocus } from '../../browser/hooks/use-heading-focus.ts'
import { titleOfRequest } from '../../features/invitations/brief-in-words.ts'
import { dayInWords, daysUntil } from '../../features/invitations/time-left.ts'
import { ReportButton } from '../../features/reports/report-button.tsx'
import { Button, buttonLook } from '../../ui/button.tsx'
import { ActionLink, BackLink, OutsideLink } from '../../ui/links.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { Message } from '../../ui/text/message.tsx'
import { AnswerPart } from './answer-part.tsx'
import { DeclineButton } from './decline-button.tsx'
import { FamilyWants } from './family-wants.tsx'
import { askFamily, QuestionsPart } from './questions-part.tsx'
import { useInvitation } from './use-invitation.ts'

// The note has a part of its own: the screen has no room for it. When it cannot be loaded, nothing is shown.
const OwnLicenceNote = lazy(() =>
  import('./own-licence-note.tsx').then(
    ({ OwnLicenceNote }) => ({ default: OwnLicenceNote }),
    () => ({ default: () => null }),
  ),
)

/** `/quote-requests/{id}`: a request as an invited company sees it, and the company's answer. */
export function QuoteRequestScreen() {
  const { invitationId = '' } = useParams()
  return <OneRequest id={invitationId} key={invitationId} />
}

function OneRequest({ id }: { id: string }) {
  const { invitation, error, retry, refresh, take } = useInvitation(id)
  if (!invitation) {
    if (!error) return <LoadingText>{words.loading}</LoadingText>
    const gone = error.code === 'not-found'
    const list = <ActionLink to={screens.quoteRequests.to()}>{words.allRequests}</ActionLink>
    return (
      <Message action={gone ? list : <Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
        {gone ? words.gone : words.loadingFailed(error.message)}
      </Message>
    )
  }
  return <Loaded invitation={invitation} refresh={refresh} take={take} />
}

interface LoadedProps {
  invitation: Invitation
  refresh: () => Promise<void>
  take: (invitation: Invitation) => void
}

function Loaded({ invitation, refresh, take }: LoadedProps) {
  useHeadingFocus()
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const { id, request, state, questions, houseId } = invitation
  const open = isOpen(invitation)
  return (
    <div>
      <PageHeader
        back={<BackLink to={screens.quoteRequests.to()}>{words.allRequests}</BackLink>}
        measure={
          <>
            <bdi>{request.name || words.aFamily}</bdi> ·{' '}
            {open ? words.openUntil(dayInWords(request.endsAt)) : words.stateNames[state]}
          </>
        }
        title={titleOfRequest(request)}
      />
      <div className="grid gap-8">
        {state in words.ended && (
          <section aria-label={words.state}>
            <Message>{endInWords(invitation)}</Message>
          </section>
        )}
        {state === 'chosen' && houseId && (
          <ActionLink className="justify-self-start" main to={screens.house.to(houseId)}>
            {words.openHouse}
          </ActionLink>
        )}
        {open && (
          <div className="flex flex-wrap gap-3">
            <Button onClick={askFamily}>{words.askQuestion}</Button>
            {state !== 'quoted' && <DeclineButton id={id} take={take} />}
          </div>
        )}
        <FamilyPhone releasedAt={invitation.releasedAt} request={request} />
        <div className="border-line border-t">
          <FamilyWants isOpen={open} request={request} />
          <QuestionsPart canAsk={open} id={id} questions={questions} take={take} />
        </div>
        {open && (
          <Suspense>
            <OwnLicenceNote request={request} />
          </Suspense>
        )}
        <AnswerPart bar={bar} invitation={invitation} isOpen={open} refresh={refresh} />
        <div className="-ms-2">
          <ReportButton thing={{ kind: 'request', id }} />
        </div>
      </div>
      <div className="stick-bottom z-10 mt-8" ref={setBar} />
    </div>
  )
}

function endInWords({ state, declinedAt }: Invitation): string {
  if (state === 'declined' && declinedAt) return words.declinedOn(dayInWords(declinedAt))
  return words.ended[state as keyof typeof words.ended]
}

/** True while the company can still answer. */
function isOpen({ state, request }: Invitation): boolean {
  return (
    ['sent', 'seen', 'quoted'].includes(state) && request.state === 'open' && daysUntil(request.endsAt) >= 0
  )
}

/** The family's number and since when it is shared; shown only after the family shared it. */
function FamilyPhone({ request, releasedAt }: Pick<Invitation, 'request' | 'releasedAt'>) {
  const { phone, whatsappLink } = request
  if (!phone) return null
  return (
    <section aria-label={words.phone}>
      <p className="mb-2">{releasedAt ? words.phoneSince(dayInWords(releasedAt)) : words.phoneLead}</p>
      <div className="flex flex-wrap gap-3">
        {whatsappLink && (
          <OutsideLink className={buttonLook('plain')} href={whatsappLink}>
            {words.whatsapp}
          </OutsideLink>
        )}
        <a className={buttonLook('plain')} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {words.call(phone)}
        </a>
      </div>
    </section>
  )
}
