import type { Invitation, SentQuote as Sent } from '@tameer/contract'
import { useMemo } from 'react'
import { compareQuotes } from '../compared.ts'
import { OfferDetails } from './offer-details.tsx'

interface SentQuoteProps {
  request: Invitation['request']
  quote: Sent
}

/** A quote as its company sent it and the family reads it, to the rupee: every line and its terms. */
export function SentQuote({ request, quote }: SentQuoteProps) {
  const compared = useMemo(() => {
    const asked = { id: quote.id, company: null, state: 'quoted', quote } as const
    // Compared with the date on which it was sent, not today's.
    return compareQuotes({ request, invitations: [asked] }, quote.sentAt.slice(0, 10))
  }, [request, quote])
  const [offer] = compared.offers
  return offer && <OfferDetails compared={compared} offer={offer} reader="company" />
}
