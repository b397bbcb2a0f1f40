import { useSearchParams } from 'react-router'
import { OwnerPage } from './owner/owner-page.tsx'
import type { PageNotesProps } from './owner/page-notes.tsx'
import { QuotesPage } from './owner/quotes-page.tsx'
import { UnconfirmedPage } from './owner/unconfirmed-page.tsx'

interface RequestPageProps extends PageNotesProps {
  /** Confirms it, in demo mode. */
  confirmToken: string | undefined
  /** The quotes that this device has opened. */
  seenQuotes: readonly string[]
}

/** A request with everything its homeowner may do; for the family all of it to read. */
export function RequestPage({ confirmToken, seenQuotes, ...notes }: RequestPageProps) {
  const [query] = useSearchParams()
  if (notes.opened.view.request.state === 'unconfirmed')
    return <UnconfirmedPage {...notes} confirmToken={confirmToken} />
  if (query.get('view') === 'quotes') return <QuotesPage {...notes} />
  return <OwnerPage {...notes} seenQuotes={seenQuotes} />
}
