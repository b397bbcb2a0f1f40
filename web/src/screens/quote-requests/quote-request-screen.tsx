import { type Invitation, screens } from '@tameer/contract'
import { Link, useParams } from 'react-router'
import * as words from '#words/quote-request'
import { useHeadingFocus } from '../../browser/use-heading-focus.ts'
import { ReportButton } from '../../features/reports/report-button.tsx'
import { PrivatePictures } from '../../features/requests/private-pictures.tsx'
import { RequestBrief, titleOfBrief } from '../../features/requests/request-brief.tsx'
import { selectToken } from '../../store/auth-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Chip } from '../../ui/chips.tsx'
import { ActionLink, OutsideLink } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { AnswerPart } from './answer-part.tsx'
import { QuestionsPart } from './questions-part.tsx'
import { daysUntil } from './time-left.ts'
import { useInvitation } from './use-invitation.ts'

/** `/quote-requests/{id}`: a request as an invited company sees it, and its answer. */
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
  const token = useAppSelector(selectToken)
  const { request, state, questions } = invitation
  return (
    <>
      <p className="mb-4">
        <Link className="link inline-block py-2" to={screens.quoteRequests.to()}>
          {words.allRequests}
        </Link>
      </p>
      <PageHeader
        lead={<bdi>{request.name ? words.from(request.name) : words.nameErased}</bdi>}
        measure={isOpen(invitation) && words.daysLeft(daysUntil(request.endsAt))}
        title={titleOfBrief(request)}
      />
      <div className="grid gap-12">
        <section aria-label={words.state} className="grid gap-4">
          <p>
            <Chip className="text-ink">{words.stateNames[state]}</Chip>
          </p>
          {state in words.ended && <Message>{words.ended[state as keyof typeof words.ended]}</Message>}
          <Phone invitation={invitation} />
          {isOpen(invitation) && (
            <Button className="justify-self-start" onClick={goToAnswer} variant="main">
              {words.answerRequest}
            </Button>
          )}
        </section>
        <section aria-labelledby="brief" className="grid gap-6">
          <h2 className="text-h2" id="brief">
            {words.request}
          </h2>
          <RequestBrief brief={request}>
            {request.images.length > 0 && (
              <section aria-label={words.pictures}>
                <PrivatePictures access={{ token }} images={request.images} nameOf={words.pictureName} />
              </section>
            )}
          </RequestBrief>
          <div>
            <ReportButton thing={{ kind: 'request', id: invitation.id }} />
          </div>
        </section>
        <QuestionsPart canAsk={isOpen(invitation)} id={invitation.id} questions={questions} take={take} />
        <AnswerPart invitation={invitation} isOpen={isOpen(invitation)} refresh={refresh} take={take} />
      </div>
    </>
  )
}

/** The brief is long on a phone; an answer is one number. */
function goToAnswer() {
  const answer = document.getElementById('answer')
  answer?.focus({ preventScroll: true })
  answer?.scrollIntoView({ block: 'start' })
}

/** Whether the company may still answer. */
function isOpen({ state, request }: Invitation): boolean {
  return (
    ['sent', 'seen', 'quoted'].includes(state) && request.state === 'open' && daysUntil(request.endsAt) >= 0
  )
}

/** The family's number, once it is shared. */
function Phone({ invitation }: { invitation: Invitation }) {
  const { phone, whatsappLink } = invitation.request
  if (!phone) return isOpen(invitation) ? <p className="max-w-measure text-muted">{words.noPhone}</p> : null
  return (
    <div>
      <p className="mb-2">{words.phoneLead}</p>
      <div className="flex flex-wrap gap-3">
        {whatsappLink && (
          <OutsideLink className={buttonLook('main')} href={whatsappLink}>
            {words.whatsapp}
          </OutsideLink>
        )}
        <a className={buttonLook('plain')} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          {words.call(phone)}
        </a>
      </div>
    </div>
  )
}
