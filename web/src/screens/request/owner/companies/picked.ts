import type { HomeownerInvitation, SentQuote } from '@tameer/contract'

/** A quote as it was when the homeowner pressed to choose it. */
export interface Picked {
  invitation: HomeownerInvitation
  quote: SentQuote
}
