import type { GatewayName } from '@tameer/contract'
import type { Config } from './config.ts'
import { isLoopback } from './network-address.ts'

/**
 * True when payments of this way go through the bank of demo mode, which is on this machine: no money moves. A bank
 * elsewhere is a real one, in demo mode too, and a bank transfer goes through none.
 */
export function isDemoBank({ demo, payments }: Pick<Config, 'demo' | 'payments'>, way: GatewayName): boolean {
  const host = way === 'transfer' ? undefined : payments[way]?.host
  return demo && host !== undefined && isLoopback(new URL(host).hostname.replace(/[[\]]/g, ''))
}
