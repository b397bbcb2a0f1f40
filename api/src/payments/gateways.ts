import type { Clock } from '../core/clock.ts'
import type { PaymentsConfig } from '../core/config-payments.ts'
import { createAlfalah } from './alfalah.ts'
import type { Gateway, GatewayName } from './gateway.ts'
import { createJazzcash } from './jazzcash.ts'
import { createSafepay } from './safepay.ts'

/** For tests: how long a bank may take to answer, ms (10 s without it), and the time of the forms. */
export interface GatewayOptions {
  limitMs?: number
  clock?: Clock
}

/**
 * The configured gateways in the order in which they are offered. A bank transfer has none: nobody is called for it,
 * `transfer` of the configuration says whether it is offered.
 */
export function createGateways(
  { alfalah, safepay, jazzcash }: PaymentsConfig,
  { limitMs, clock }: GatewayOptions = {},
): ReadonlyMap<GatewayName, Gateway> {
  const gateways = [
    alfalah && createAlfalah(alfalah, limitMs),
    safepay && createSafepay(safepay, limitMs),
    jazzcash && createJazzcash(jazzcash, { limitMs, clock }),
  ]
  return new Map(gateways.flatMap((gateway) => (gateway ? [[gateway.name, gateway]] : [])))
}
