import type { DeskPaymentHead } from '@tameer/contract'
import * as words from '#words/desk-payments'

/** The way of a payment in words; the bank of demo mode says that it is one. */
export function wayOf({ gateway, demo }: Pick<DeskPaymentHead, 'gateway' | 'demo'>): string {
  return demo ? words.demoBank : words.gatewayName(gateway)
}
