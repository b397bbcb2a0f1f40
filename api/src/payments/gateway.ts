import type { GatewayName } from '@tameer/contract'

export type { GatewayName }

/** Facts of a payment that a gateway must know. */
export interface GatewayPayment {
  /** Our own reference of this try, such as `TM-26-7K3PW9ADXQ`: unique, never used again. */
  reference: string
  /** Whole rupees. */
  amount: number
  /** The gateway's own name of the payment, which `start` returned; null where there is none. */
  handle: string | null
}

/** How the browser is sent to the bank's page. */
export type Departure =
  | { kind: 'link'; url: string }
  /** The browser posts the fields itself, in this order. */
  | { kind: 'form'; url: string; fields: [name: string, value: string][] }

export interface Started {
  departure: Departure
  /** Stored with the payment before the browser leaves; null where the gateway has no name of its own for it. */
  handle: string | null
}

/** Message that a browser brings back or a bank's server sends: nothing in it is trusted before it is checked. */
export interface Message {
  method: 'GET' | 'POST'
  /** Path below the gateway's return or listener address, without a slash at the start, not decoded. */
  path: string
  /** Query without the question mark, not decoded. */
  query: string
  headers: Record<string, string | undefined>
  /** The body's bytes as they came. */
  body: Buffer
}

/** Which payment a message is about. The message decides nothing: it makes us ask the bank. */
export type Hint = { reference: string } | { handle: string } | null

/**
 * Answer of the bank when we ask about a payment. Everything in it was compared: merchant, store, reference, currency
 * and amount.
 */
export type Answer =
  | { state: 'paid'; bankNumber: string | null }
  /** The bank is certain that this try was not paid and will not be. */
  | { state: 'failed' }
  /** Not known yet: no answer in time, still open, or an answer that cannot be read. Asked again later. */
  | { state: 'unknown'; why: string }
  /** The bank's answer is about something else: another amount, merchant, store, currency or reference. */
  | { state: 'mismatch'; why: string }

/** A way to pay through another company's page. Every call ends in a bounded time. */
export interface Gateway {
  readonly name: GatewayName
  /** Prepares the payment at the bank. Throws `GatewayError` when the bank cannot be reached or refuses. */
  start(
    payment: GatewayPayment & { description: string },
    addresses: { returnUrl: string; listenerUrl: string },
  ): Promise<Started>
  /** Reads a browser's return or a bank's own message. Never throws; null: it is about no payment or is forged. */
  understand(message: Message): Hint
  /** Asks the bank. Never throws: a failure is `unknown`. */
  inquire(payment: GatewayPayment): Promise<Answer>
  /** Gives the whole amount back; missing where the bank has no call for it. Never throws. */
  refund?(payment: GatewayPayment & { bankNumber: string | null }): Promise<RefundAnswer>
}

export type RefundAnswer = { state: 'refunded' } | { state: 'refused' | 'unknown'; why: string }

/** The bank could not be reached, or refused to begin a payment. Nothing was charged. */
export class GatewayError extends Error {}
