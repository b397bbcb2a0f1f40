import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { LoadingText } from '../../ui/spinner.tsx'
import { OwnerPage } from './owner/owner-page.tsx'
import type { PageNotesProps } from './owner/page-notes.tsx'
import { QuotesPage } from './owner/quotes-page.tsx'
import { UnconfirmedPage } from './owner/unconfirmed-page.tsx'

const RequestAgreement = lazy(async () => {
  const { RequestAgreement } = await importWithRetry(() => import('./agreement/request-agreement.tsx'))
  return { default: RequestAgreement }
})

interface RequestPageProps extends Omit<PageNotesProps, 'confirmed'> {
  /** Token that confirms the request, once the link of the mail was opened on this device, or in demo mode. */
  confirmToken: string | undefined
  /** True when the token is from the link of the mail. */
  fromMail: boolean
  /** Ids of the quotes opened on this device. */
  seenQuotes: readonly string[]
}

/** A request with all acts of its homeowner; the family can only read it. */
export function RequestPage({ confirmToken, fromMail, seenQuotes, ...rest }: RequestPageProps) {
  const [query] = useSearchParams()
  const [confirmed, setConfirmed] = useState(false)
  const notes = { ...rest, confirmed }
  if (notes.opened.view.request.state === 'unconfirmed')
    return (
      <UnconfirmedPage
        {...notes}
        confirmToken={confirmToken}
        fromMail={fromMail}
        onConfirmed={() => setConfirmed(true)}
      />
    )
  if (query.get('view') === 'agreement')
    return (
      <Suspense fallback={<LoadingText />}>
        <RequestAgreement {...notes} />
      </Suspense>
    )
  if (query.get('view') === 'quotes') return <QuotesPage {...notes} />
  return <OwnerPage {...notes} seenQuotes={seenQuotes} />
}
