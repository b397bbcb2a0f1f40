import type { Behaviour, Moods } from './behaviours.ts'
import type { Books, Try } from './books.ts'
import type { Exchange } from './exchange.ts'
import type { BankKeys } from './keys.ts'

/** How a person goes back to the merchant. */
export type WayBack = { url: string } | { url: string; fields: [name: string, value: string][] }

/** A call to the merchant's listener. */
export interface Telling {
  headers: Record<string, string>
  body: string
}

/** One of the bank's three protocols. */
export interface Desk {
  /** Answers a call of the protocol; false: it is another's. */
  answer(exchange: Exchange): boolean
  /** The way back after a choice. `forged`: with a claim that is not the bank's own. */
  wayBack(one: Try, outcome: Outcome, forged: boolean): WayBack
  telling(one: Try): Telling
}

export type Outcome = 'paid' | 'declined' | 'closed'

/** Everything that the desks share. */
export interface Bank {
  origin: string
  keys: BankKeys
  books: Books
  moods: Moods
  /** An address of another server: where redirects and forged listener calls point. */
  decoy: string
  options: {
    /** False: the hashed text of Alfalah's form has no hash field in it. */
    hashNamesItself: boolean
    safepaySigns: 'body' | 'data'
  }
}

/** Misbehaves instead of answering a server's call; false: the call is to be answered. */
export function misbehaves(exchange: Exchange, behaviour: Behaviour, decoy: string): boolean {
  if (behaviour === 'fails') return exchange.text('Internal Server Error', 500)
  if (behaviour === 'garbage') return exchange.text('<html>Service Unavailable</html>')
  if (behaviour === 'huge') return exchange.json({ padding: 'x'.repeat(1024 * 1024) })
  return behaviour === 'redirects' && exchange.redirect(decoy)
}

/** The same for an inquiry, which the bank may also forget, or whose line it drops once it took the money. */
export function misbehavesWhenAsked(exchange: Exchange, behaviour: Behaviour, bank: Bank, one: Try): boolean {
  if (behaviour === 'hangs') return true
  if (behaviour === 'drops' && one.state !== 'open') return exchange.drop()
  return misbehaves(exchange, behaviour, bank.decoy)
}

/** The facts of an answer, one of them wrong where the bank is to err. */
export function factsOf(one: Try, behaviour: Behaviour) {
  const is = (name: Behaviour) => behaviour === name
  const isHidden = one.hiddenUntil > Date.now()
  return {
    paisa: is('other-amount') ? one.paisa - 100 : one.paisa,
    currency: is('other-currency') ? 'USD' : 'PKR',
    reference: is('other-reference') ? otherReference(one.reference) : one.reference,
    isOtherMerchant: is('other-merchant'),
    isOtherStore: is('other-store'),
    state: isHidden ? ('open' as const) : one.state,
    number: isHidden ? null : one.number,
  }
}

/** A reference that is never the given one, whatever its last letter is. */
function otherReference(reference: string): string {
  return `${reference.slice(0, -1)}${reference.endsWith('Z') ? 'Y' : 'Z'}`
}
