import type { Config } from '../../core/config/config.ts'
import type { PaymentRecord } from '../../db/queries/payments/payments.ts'

/** Path below which browsers come back from a gateway, and its server calls. */
export const returnPath = '/pay'

/**
 * The addresses that a gateway is told: only it and its page ever use them. The way back names the payment and the language
 * itself, so that a browser is led on without a look at anything that is stored.
 */
export function addressesOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { gateway, language, reference }: Pick<PaymentRecord, 'gateway' | 'language' | 'reference'>,
) {
  const base = `${publicUrl}${returnPath}/${gateway}`
  return { returnUrl: `${base}/${language ?? 'en'}/${reference}/return`, listenerUrl: `${base}/told` }
}
