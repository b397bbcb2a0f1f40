import type { Invitation, SentQuote as Sent } from '@tameer/contract'
import { lazy, Suspense, useState } from 'react'
import * as words from '#words/quote-request'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { LoadingText } from '../../ui/spinner.tsx'

const SentQuote = lazy(async () => ({
  default: (await importWithRetry(() => import('../../features/quote-comparison/quote-comparison.tsx')))
    .SentQuote,
}))

interface SentQuotesProps {
  quotes: readonly Sent[]
  request: Invitation['request']
  /** True when the newest quote can be chosen. */
  counts: boolean
}

/** The quotes that were sent, newest first. Each stays as it was sent and opens to its whole content. */
export function SentQuotes({ quotes, request, counts }: SentQuotesProps) {
  return (
    <div>
      <h2 className="mb-3 text-h2">{words.yourQuotes}</h2>
      <ul className="divide-y divide-line border-line border-y">
        {quotes.map((quote, place) => (
          <li key={quote.id}>
            <OneQuote newest={place === 0 && counts} quote={quote} request={request} />
          </li>
        ))}
      </ul>
    </div>
  )
}

interface OneQuoteProps {
  quote: Sent
  request: Invitation['request']
  newest: boolean
}

function OneQuote({ quote, request, newest }: OneQuoteProps) {
  const [open, setOpen] = useState(false)
  const { revision, sentAt, headlinePkr, terms } = quote
  return (
    <details
      onToggle={({ target, currentTarget }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
    >
      <summary className="flex items-center gap-x-4 py-3">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-6">
          <span>
            <span className="link font-medium">{words.revision(revision)}</span>{' '}
            {newest && <span className="text-good text-small">{words.newest}</span>}
            <span className="block text-muted text-small">
              {words.sentAndValid(
                words.displayDate(sentAt.slice(0, 10)),
                words.displayDate(terms.validUntil),
              )}
            </span>
          </span>
          <span className="font-display text-h3 figures">{words.displayRupees(headlinePkr)}</span>
        </span>
        <span aria-hidden="true" className="plus shrink-0" />
      </summary>
      {open && (
        <div className="pt-2 pb-6">
          <Suspense fallback={<LoadingText />}>
            <SentQuote quote={quote} request={request} />
          </Suspense>
        </div>
      )}
    </details>
  )
}
