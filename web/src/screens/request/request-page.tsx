import { useSearchParams } from 'react-router'
import { OwnerPage } from './owner/owner-page.tsx'
import type { PageNotesProps } from './owner/page-notes.tsx'
import { QuotesPage } from './owner/quotes-page.tsx'
import { UnconfirmedPage } from './owner/unconfirmed-page.tsx'

interface RequestPageProps extends PageNotesProps {
  /** Token that confirms the request, in demo mode. */
  confirmToken: string | undefined
  /** Ids of the quotes opened on this device. */
  seenQuotes: readonly string[]
}

/** A request with all acts of its homeowner; the family can only read it. */
export function RequestPage({ confirmToken, seenQuotes, ...notes }: RequestPageProps) {
  const [query] = useSearchParams()
  if (notes.opened.view.request.state === 'unconfirmed')
    return <UnconfirmedPage {...notes} confirmToken={confirmToken} />
  if (query.get('view') === 'quotes') return <QuotesPage {...notes} />
  return <OwnerPage {...notes} seenQuotes={seenQuotes} />
}
