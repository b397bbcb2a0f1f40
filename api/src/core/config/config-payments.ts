import { siteName } from '../../words/site-name.ts'
import { isLoopback } from '../contact/network-address.ts'
import { readWebAddress } from '../contact/web-address.ts'
import type { Judge } from './config-judge.ts'

/** Bank Alfalah's gateway: what its contract pack gives to a merchant. */
export interface AlfalahConfig {
  /** Origin of the bank, without a slash at the end. */
  host: string
  merchantId: string
  storeId: string
  merchantHash: string
  username: string
  password: string
  /** The AES key of the hashes, and their initial vector: 16 characters each. */
  key1: string
  key2: string
  /** True when the hashed text of the browser's form has the hash's own name in it, with nothing behind it. */
  hashNamesItself: boolean
}

export interface SafepayConfig {
  /** Origins of the API and of the page where people pay. */
  host: string
  checkoutHost: string
  environment: 'production' | 'sandbox'
  apiKey: string
  secret: string
  webhookSecret: string
}

/** The operator's own bank account, as companies see it. */
export interface TransferConfig {
  bank: string
  accountTitle: string
  /** Without spaces. */
  iban: string
}

/** One entry for each way to pay, by the name that payments store; null: not offered. */
export interface PaymentsConfig {
  alfalah: AlfalahConfig | null
  safepay: SafepayConfig | null
  transfer: TransferConfig | null
}

/** Reads the ways to pay. Nothing set: none. A way with a part missing is one fault. */
export function judgePayments(judge: Judge): PaymentsConfig {
  return {
    alfalah: judgeAlfalah(judge),
    safepay: judgeSafepay(judge),
    transfer: judgeTransfer(judge),
  }
}

function judgeAlfalah(judge: Judge): AlfalahConfig | null {
  const needed = [
    ...(['ALFALAH_MERCHANT_ID', 'ALFALAH_STORE_ID', 'ALFALAH_MERCHANT_HASH', 'ALFALAH_USERNAME'] as const),
    ...(['ALFALAH_PASSWORD', 'ALFALAH_KEY1', 'ALFALAH_KEY2'] as const),
  ]
  const given = allOrNone(judge, 'Bank Alfalah', needed, ['ALFALAH_HOST', 'ALFALAH_HASH_NAMES_ITSELF'])
  if (!given) return null
  for (const name of ['ALFALAH_KEY1', 'ALFALAH_KEY2'] as const) {
    if (Buffer.byteLength(given[name]) !== 16) judge.fault(`${name} must have 16 characters`)
  }
  return {
    host: judgeHost(judge, 'ALFALAH_HOST', 'https://payments.bankalfalah.com'),
    merchantId: given.ALFALAH_MERCHANT_ID,
    storeId: given.ALFALAH_STORE_ID,
    merchantHash: given.ALFALAH_MERCHANT_HASH,
    username: given.ALFALAH_USERNAME,
    password: given.ALFALAH_PASSWORD,
    key1: given.ALFALAH_KEY1,
    key2: given.ALFALAH_KEY2,
    hashNamesItself: judge.oneOf('ALFALAH_HASH_NAMES_ITSELF', ['0', '1'], '1') === '1',
  }
}

function judgeSafepay(judge: Judge): SafepayConfig | null {
  const needed = ['SAFEPAY_API_KEY', 'SAFEPAY_SECRET', 'SAFEPAY_WEBHOOK_SECRET'] as const
  const optional = ['SAFEPAY_HOST', 'SAFEPAY_CHECKOUT_HOST', 'SAFEPAY_ENVIRONMENT']
  const given = allOrNone(judge, 'Safepay', needed, optional)
  if (!given) return null
  const host = judgeHost(judge, 'SAFEPAY_HOST', 'https://api.getsafepay.com')
  const ownHost = judge.text('SAFEPAY_HOST') !== undefined
  return {
    host,
    // The sandbox has both at one address.
    checkoutHost: judgeHost(judge, 'SAFEPAY_CHECKOUT_HOST', ownHost ? host : 'https://getsafepay.com'),
    environment: judge.oneOf('SAFEPAY_ENVIRONMENT', ['production', 'sandbox'], 'production'),
    apiKey: given.SAFEPAY_API_KEY,
    secret: given.SAFEPAY_SECRET,
    webhookSecret: given.SAFEPAY_WEBHOOK_SECRET,
  }
}

function judgeTransfer(judge: Judge): TransferConfig | null {
  const needed = ['TRANSFER_BANK', 'TRANSFER_ACCOUNT_TITLE', 'TRANSFER_IBAN'] as const
  const given = allOrNone(judge, 'bank transfer', needed, [])
  if (!given) return null
  const iban = given.TRANSFER_IBAN.replaceAll(' ', '').toUpperCase()
  if (!isIban(iban)) judge.fault('TRANSFER_IBAN must be an IBAN such as PK36SCBL0000001123456702')
  return { bank: given.TRANSFER_BANK, accountTitle: given.TRANSFER_ACCOUNT_TITLE, iban }
}

/** The settings of one way to pay; null when none is set, or when one is missing, which is a fault. */
function allOrNone<Name extends string>(
  judge: Judge,
  way: string,
  needed: readonly Name[],
  optional: readonly string[],
): Record<Name, string> | null {
  const isSet = (name: string) => judge.text(name) !== undefined
  const missing = needed.filter((name) => !isSet(name))
  const begun = missing.length < needed.length || optional.some(isSet)
  if (begun && missing.length > 0) {
    judge.fault(`Payments by ${way} are half configured: ${missing.join(', ')} missing`)
  }
  if (missing.length > 0) return null
  return Object.fromEntries(needed.map((name) => [name, judge.text(name)])) as Record<Name, string>
}

/** The origin of a bank. Keys and passwords go there, so it must be https, unless it is on this machine. */
function judgeHost(judge: Judge, name: string, otherwise: string): string {
  const text = judge.text(name)
  if (text === undefined) return otherwise
  const url = readWebAddress(text)
  const bare = url !== undefined && url.href === `${url.origin}/`
  if (bare && (url.protocol === 'https:' || isLoopback(url.hostname.replace(/[[\]]/g, '')))) return url.origin
  judge.fault(`${name} must be an https address without a path, such as ${otherwise}`)
  return otherwise
}

/** Checks the form and the check digits of an IBAN (ISO 13616: the remainder by 97 is 1). */
function isIban(text: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text)) return false
  const digits = (text.slice(4) + text.slice(0, 4)).replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  )
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Settings of an account for the demo that nobody has: the example of the IBAN registry. */
export const sampleAccount = {
  TRANSFER_BANK: 'Sample Bank (Demo)',
  TRANSFER_ACCOUNT_TITLE: `${siteName} (Demo)`,
  TRANSFER_IBAN: 'PK36SCBL0000001123456702',
}
