import type { GatewayName } from '@tameer/contract'
import * as words from '#words/plan-names'

/** The way of a payment in words; the bank of demo mode says that it is one. */
export function wayOf({ gateway, demo }: { gateway: GatewayName; demo: boolean }): string {
  return demo ? words.demoBank : words.gatewayName(gateway)
}
