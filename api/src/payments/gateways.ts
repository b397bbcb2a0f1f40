import type { PaymentsConfig } from '../core/config/config-payments.ts'
import { createAlfalah } from './alfalah.ts'
import type { Gateway, GatewayName } from './gateway.ts'
import { createSafepay } from './safepay.ts'

/** For tests: how long a bank may take to answer, ms (10 s without it). */
export interface GatewayOptions {
  limitMs?: number
}

/**
 * The configured gateways in the order in which they are offered. A bank transfer has none: nobody is called for it,
 * `transfer` of the configuration says whether it is offered.
 */
export function createGateways(
  { alfalah, safepay }: PaymentsConfig,
  { limitMs }: GatewayOptions = {},
): ReadonlyMap<GatewayName, Gateway> {
  const gateways = [alfalah && createAlfalah(alfalah, limitMs), safepay && createSafepay(safepay, limitMs)]
  return new Map(gateways.flatMap((gateway) => (gateway ? [[gateway.name, gateway]] : [])))
}
