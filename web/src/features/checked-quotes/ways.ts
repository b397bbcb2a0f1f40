import type { CheckedQuote } from '@tameer/quotes'

/** Kinds of a builder's price, as the cards and the address name them. */
export type Way = 'complete' | 'grey' | 'labour'
export const ways: readonly Way[] = ['complete', 'grey', 'labour']

export function wayOf({ way, scope }: Pick<CheckedQuote, 'way' | 'scope'>): Way {
  return way === 'labour' ? 'labour' : scope
}
