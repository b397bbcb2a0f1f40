import type { OwnPayment } from '@tameer/contract'
import * as words from '#words/billing'
import { dayInPakistan } from '../../lib/day-in-pakistan.ts'

/** The way of a payment in words; the bank of demo mode says that it is one. */
export function wayOf({ gateway, demo }: Pick<OwnPayment, 'gateway' | 'demo'>): string {
  return demo && gateway !== 'transfer' ? words.demoBank : words.gatewayName(gateway)
}

/** The date in Pakistan of a moment, both as ISO. */
export function dayOf(moment: string): string {
  return dayInPakistan(Date.parse(moment))
}
