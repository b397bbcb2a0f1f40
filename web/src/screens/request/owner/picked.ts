import type { HomeownerInvitation, SentQuote } from '@tameer/contract'

/** A quote as it stood when it was to be chosen. */
export interface Picked {
  invitation: HomeownerInvitation
  quote: SentQuote
}
