import { type HomeownerInvitation, screens } from '@tameer/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { inCompare, privateColumn, sOffline } from '#words/check-entrances'
import * as words from '#words/request-page'
import { checkLimits } from '../../../features/checked-quotes/checked-sheet.ts'
import type { BillOffer } from '../../../features/quote-comparison/compared.ts'
import { markQuotesSeen, useOwnRequests } from '../../../features/requests/own-requests.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { Link } from '../../../ui/link.tsx'
import { ActionLink, BackLink } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { Message } from '../../../ui/text/message.tsx'
import type { Picked } from './companies/picked.ts'
import { ChooseDialog } from './dialogs/choose-dialog.tsx'
import { PageNotes, type PageNotesProps } from './page-notes.tsx'
import { act } from './request-acts.ts'
import { placeOf, workOf } from './request-in-words.ts'
import { checkBeside, useTypedOffers } from './typed-beside.ts'

const QuoteComparison = lazy(async () => {
  const { QuoteComparison } = await importWithRetry(
    () => import('../../../features/quote-comparison/quote-comparison.tsx'),
  )
  return { default: QuoteComparison }
})

/** `/request/:id?view=quotes`: the quotes side by side, and the choice of one. */
export function QuotesPage(notes: PageNotesProps) {
  const { opened } = notes
  const { request, invitations } = opened.view
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [picked, setPicked] = useState<Picked>()
  const mayChange = request.mayAct && request.state === 'open'
  const quoteIds = useQuotesSeen(request.id, invitations)
  const toRequest = screens.request.to(request.id)
  const typed = useTypedOffers(request)
  const beside = request.mayAct ? checkBeside(request) : undefined
  const pick = (quoteId: string) => {
    const invitation = invitations.find(({ quote }) => quote?.id === quoteId)
    if (invitation?.quote) setPicked({ invitation, quote: invitation.quote })
  }
  return (
    <PageSheet>
      <PageHeader
        back={<BackLink to={toRequest}>{request.mayAct ? words.toRequest : words.toRequestFamily}</BackLink>}
        measure={words.measure(workOf(request), placeOf(request))}
        title={words.quotesTitle(quoteIds.length + typed.length)}
      />
      <PageNotes {...notes} />
      {notes.failure && typed.length > 0 && (
        <Message className="mb-8" kind="note">
          {sOffline(notes.failure.shownFrom)}
        </Message>
      )}
      <Suspense fallback={<LoadingText />}>
        <QuoteComparison
          onAsk={(companyId, text) => act(opened, 'askCompany', { companyId, text })}
          onChoose={pick}
          readOnly={!mayChange}
          shownFirst={query.get('invitation') ?? undefined}
          typed={typed}
          view={opened.view}
        />
        {beside && typed.length < checkLimits.quotes && (
          <ActionLink className="mt-8" to={beside}>
            {inCompare}
          </ActionLink>
        )}
        <TypedLinks typed={typed} />
      </Suspense>
      <ChooseDialog
        onChosen={() => void navigate(toRequest)}
        onClose={() => setPicked(undefined)}
        opened={opened}
        picked={picked}
      />
    </PageSheet>
  )
}

/** Leads to each typed price, where it can be changed and removed. */
function TypedLinks({ typed }: { typed: readonly BillOffer[] }) {
  if (typed.length === 0) return null
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-5 text-muted text-small">
      {typed.map(({ id, company }) => (
        <Link className="link inline-flex min-h-11 items-center" key={id} to={screens.checkedQuote.to(id)}>
          <bdi>{company?.name}</bdi>
        </Link>
      ))}
      <span>{privateColumn}</span>
    </p>
  )
}

/** Returns the ids of the quotes in sight, and marks them as opened on this device. */
function useQuotesSeen(id: string, invitations: readonly HomeownerInvitation[]): string[] {
  const kept = useOwnRequests().some((one) => one.id === id)
  const quoteIds = invitations.flatMap(({ quote }) => quote?.id ?? [])
  const text = quoteIds.join()
  useEffect(() => {
    if (kept && text) markQuotesSeen(id, text.split(','))
  }, [kept, id, text])
  return quoteIds
}
