import { type HomeownerInvitation, screens } from '@tameer/contract'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/request-page'
import { markQuotesSeen, useOwnRequests } from '../../../features/requests/own-requests.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { BackLink } from '../../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { ChooseDialog } from './choose-dialog.tsx'
import { PageNotes, type PageNotesProps } from './page-notes.tsx'
import type { Picked } from './picked.ts'
import { act } from './request-acts.ts'
import { placeOf, workOf } from './request-in-words.ts'

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
  const pick = (quoteId: string) => {
    const invitation = invitations.find(({ quote }) => quote?.id === quoteId)
    if (invitation?.quote) setPicked({ invitation, quote: invitation.quote })
  }
  return (
    <PageSheet>
      <PageHeader
        back={<BackLink to={toRequest}>{request.mayAct ? words.toRequest : words.toRequestFamily}</BackLink>}
        measure={words.measure(workOf(request), placeOf(request))}
        title={words.quotesTitle(quoteIds.length)}
      />
      <PageNotes {...notes} />
      <Suspense fallback={<LoadingText />}>
        <QuoteComparison
          onAsk={(companyId, text) => act(opened, 'askCompany', { companyId, text })}
          onChoose={pick}
          readOnly={!mayChange}
          shownFirst={query.get('invitation') ?? undefined}
          view={opened.view}
        />
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
