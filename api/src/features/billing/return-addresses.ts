import type { Config } from '../../core/config.ts'
import type { GatewayName } from '../../payments/gateway.ts'

/** Path below which browsers come back from a gateway, and its server calls. */
export const returnPath = '/pay'

/** The addresses that a gateway is told: only it and its page ever use them. */
export function addressesOf({ publicUrl }: Pick<Config, 'publicUrl'>, gateway: GatewayName) {
  const base = `${publicUrl}${returnPath}/${gateway}`
  return { returnUrl: `${base}/return`, listenerUrl: `${base}/told` }
}
