import { lazy, Suspense, useId, useState } from 'react'
import * as briefWords from '#words/request-brief'
import * as words from '#words/request-page'
import { PrivatePictures } from '../../features/requests/private-pictures.tsx'
import { RequestBrief, titleOfBrief } from '../../features/requests/request-brief.tsx'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chips.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { ChooseDialog } from './choose-dialog.tsx'
import { InvitationsPart } from './invitations-part.tsx'
import { ManagePart } from './manage-part.tsx'
import { goToQuestions, QuestionsPart, waitingIn } from './questions-part.tsx'
import { act, type OpenedRequest } from './request-acts.ts'
import { UnconfirmedPart } from './unconfirmed-part.tsx'

const QuoteComparison = lazy(async () => {
  const { QuoteComparison } = await importWithRetry(
    () => import('../../features/quote-comparison/quote-comparison.tsx'),
  )
  return { default: QuoteComparison }
})

interface RequestPageProps {
  opened: OpenedRequest
  /** Whether a link that was opened confirmed it; undefined when none was. */
  confirmed: boolean | undefined
  /** Confirms it, in demo mode. */
  confirmToken: string | undefined
  /** Why it could not be fetched again. */
  failure: string | undefined
}

/** A request with everything its homeowner may do; for the family all of it to read. */
export function RequestPage({ opened, confirmed, confirmToken, failure }: RequestPageProps) {
  const { view, key } = opened
  const { request, invitations } = view
  const [choosing, setChoosing] = useState<string>()
  const unconfirmed = request.state === 'unconfirmed'
  const mayChange = request.mayAct && request.state === 'open'
  const waiting = waitingIn(view)
  const hasQuotes = invitations.some(({ quote }) => quote)
  return (
    <PageSheet>
      <PageHeader
        actions={<Chip>{words.states[request.state]}</Chip>}
        lead={leadOf(request)}
        title={titleOfBrief(request)}
      />
      <div className="grid min-w-0 gap-12">
        <div className="grid gap-4 empty:hidden">
          {failure && <Message kind="alert">{words.stale(failure)}</Message>}
          {confirmed === true && !unconfirmed && <Message>{words.confirmed}</Message>}
          {confirmed === false && unconfirmed && <Message kind="alert">{words.linkRefused}</Message>}
          {!request.mayAct && <Message>{words.familyLead}</Message>}
          {mayChange && waiting > 0 && (
            <Message action={<Button onClick={goToQuestions}>{words.goToQuestions}</Button>}>
              {words.questionsWait(waiting)}
            </Message>
          )}
          {request.name === '' && <Message>{words.erased}</Message>}
        </div>
        {unconfirmed && <UnconfirmedPart confirmToken={confirmToken} opened={opened} />}
        <InvitationsPart opened={opened} />
        {(hasQuotes || !unconfirmed) && (
          <Suspense fallback={<LoadingText />}>
            <QuoteComparison
              onAsk={(companyId, text) => act(opened, 'askCompany', { companyId, text })}
              onChoose={setChoosing}
              readOnly={!mayChange}
              view={view}
            />
          </Suspense>
        )}
        {!unconfirmed && <QuestionsPart opened={opened} />}
        <Asked opened={opened} requestKey={key} />
        {request.mayAct && <ManagePart opened={opened} />}
      </div>
      <ChooseDialog onClose={() => setChoosing(undefined)} opened={opened} quoteId={choosing} />
    </PageSheet>
  )
}

function leadOf({
  state,
  endsAt,
  closeReason,
  mayAct,
}: OpenedRequest['view']['request']): string | undefined {
  switch (state) {
    case 'unconfirmed':
      return undefined
    case 'open':
      return mayAct ? words.openUntil(endsAt) : words.openUntilFamily(endsAt)
    case 'chosen':
      return words.chosenLead
    case 'closed':
      return closeReason ? words.closedLead(words.closeReasons[closeReason]) : words.closedPlain
    case 'expired':
      return words.expiredLead(endsAt)
  }
}

/** What was asked for, as the companies read it, and whom they do not see. */
function Asked({ opened, requestKey }: { opened: OpenedRequest; requestKey: string }) {
  const headingId = useId()
  const { request } = opened.view
  const { name, email, phone, images } = request
  return (
    <section aria-labelledby={headingId} className="min-w-0 max-w-measure">
      <h2 className="mb-5 text-h2" id={headingId}>
        {words.whatYouSent}
      </h2>
      <RequestBrief brief={request}>
        {images.length > 0 && (
          <PrivatePictures access={{ key: requestKey }} images={images} nameOf={briefWords.pictureName} />
        )}
      </RequestBrief>
      {request.mayAct && name && email && (
        <p className="mt-5 break-words text-small">
          <span className="text-muted">{words.contact}</span> {words.contactText(name, email, phone ?? '')}
        </p>
      )}
    </section>
  )
}
