import { type GatewayName, gatewayNames } from '@tameer/contract'
import { isLoopback } from '../contact/network-address.ts'
import type { Config } from './config.ts'
import { sampleAccount } from './config-payments.ts'

type Ways = Pick<Config, 'demo' | 'payments'>

/**
 * True when payments of this way go through the bank of demo mode, which is on this machine: no money moves. A bank
 * elsewhere is a real one, in demo mode too, and a bank transfer goes through none.
 */
export function isDemoBank({ demo, payments }: Ways, way: GatewayName): boolean {
  const host = way === 'transfer' ? undefined : payments[way]?.host
  return demo && host !== undefined && isLoopback(new URL(host).hostname.replace(/[[\]]/g, ''))
}

/**
 * True when no way to pay moves money: each bank is the one of demo mode, and transfers go to its account, which nobody
 * has.
 */
export function isNothingCharged({ demo, payments }: Ways): boolean {
  const { transfer } = payments
  const banks = gatewayNames.filter((way) => way !== 'transfer' && payments[way] !== null)
  const isSampleAccount = transfer === null || transfer.iban === sampleAccount.TRANSFER_IBAN
  return demo && isSampleAccount && banks.every((way) => isDemoBank({ demo, payments }, way))
}
