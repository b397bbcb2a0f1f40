import type { AlfalahConfig } from '../core/config/config-payments.ts'
import { alfalahHash, type Fields } from './alfalah-hash.ts'
import { findDifference, paisaOf, readObject, textAt, unknown } from './bank-answer.ts'
import { type BankCall, createBankCall } from './bank-call.ts'
import { type Answer, type Gateway, GatewayError, type GatewayPayment, type Message } from './gateway.ts'
import { asReference, fieldsOf } from './message-fields.ts'

const channel = '1001'
const currency = 'PKR'

/**
 * Bank Alfalah's gateway (APG), by page redirection: a handshake from server to server, then a form that the browser
 * posts to the bank. The form holds the merchant's password: that is the bank's protocol.
 */
export function createAlfalah(config: AlfalahConfig, limitMs?: number): Gateway {
  const call = createBankCall(config.host, limitMs)
  return {
    name: 'alfalah',
    async start(payment, { returnUrl }) {
      const token = await shakeHands(call, config, payment.reference, returnUrl)
      const fields = pageForm(config, payment, { token, returnUrl })
      return { departure: { kind: 'form', url: `${config.host}/SSO/SSO/SSO`, fields }, handle: null }
    },
    understand: (message) => {
      const reference = referenceIn(message)
      return reference === null ? null : { reference }
    },
    inquire: (payment) => inquire(call, config, payment),
  }
}

/** Asks for the token of one try. Nothing is charged by it, but a reference may be used up: it is not repeated. */
async function shakeHands(
  call: BankCall,
  config: AlfalahConfig,
  reference: string,
  returnUrl: string,
): Promise<string> {
  const fields: Fields = [
    ['HS_ChannelId', channel],
    ['HS_IsRedirectionRequest', '0'],
    ['HS_MerchantId', config.merchantId],
    ['HS_StoreId', config.storeId],
    ['HS_ReturnURL', returnUrl],
    ['HS_MerchantHash', config.merchantHash],
    ['HS_MerchantUsername', config.username],
    ['HS_MerchantPassword', config.password],
    ['HS_TransactionReferenceNumber', reference],
  ]
  const form: Fields = [...fields, ['HS_RequestHash', alfalahHash(fields, config)]]
  const answer = readObject(await call({ method: 'POST', path: '/HS/HS/HS', body: { form } }))
  const token = textAt(answer, 'AuthToken')
  const accepted = String(answer?.success).toLowerCase() === 'true'
  if (accepted && token !== null) return token
  throw new GatewayError(`the bank refused the handshake${reasonOf(answer, config)}`)
}

/** The bank's reason where it is plain words and repeats none of our secrets. */
function reasonOf(answer: unknown, { merchantHash, password, key1, key2 }: AlfalahConfig): string {
  const reason = textAt(answer, 'ErrorMessage') ?? ''
  const isPlain = /^[\w .,-]{1,80}$/.test(reason)
  return isPlain && ![merchantHash, password, key1, key2].some((secret) => reason.includes(secret))
    ? `: ${reason}`
    : ''
}

function pageForm(
  config: AlfalahConfig,
  { reference, amount }: GatewayPayment,
  { token, returnUrl }: { token: string; returnUrl: string },
): Fields {
  const before: Fields = [['AuthToken', token]]
  const behind: Fields = [
    ['ChannelId', channel],
    ['Currency', currency],
    ['IsBIN', '0'],
    ['ReturnURL', returnUrl],
    ['MerchantId', config.merchantId],
    ['StoreId', config.storeId],
    ['MerchantHash', config.merchantHash],
    ['MerchantUsername', config.username],
    ['MerchantPassword', config.password],
    // Empty: the bank's page asks whether by wallet, account or card.
    ['TransactionTypeId', ''],
    ['TransactionReferenceNumber', reference],
    ['TransactionAmount', String(amount)],
  ]
  const own: Fields = config.hashNamesItself ? [['RequestHash', '']] : []
  const hash = alfalahHash([...before, ...own, ...behind], config)
  return [...before, ['RequestHash', hash], ...behind]
}

/**
 * The reference in a return (`…/TS=P/RC=00/RD=/O=TM-26-7K3PW9ADXQ`, or the same as a query), or in the address that the
 * bank's listener call names. That address is never called: anybody could have sent it.
 */
function referenceIn(message: Message): string | null {
  const { url, O } = fieldsOf(message)
  if (url !== undefined) {
    const [, told] = /\/IPN\/OrderStatus\/[^/?#]+\/[^/?#]+\/([^/?#]+)\/?(?:[?#]|$)/i.exec(url) ?? []
    return asReference(told)
  }
  const inPath = decode(message.path)
    .split('/')
    .find((part) => part.startsWith('O='))
  return asReference(inPath?.slice(2) ?? O)
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

/** Asks what became of a try. The answer is not signed, so every part that names the payment is compared. */
async function inquire(call: BankCall, config: AlfalahConfig, payment: GatewayPayment): Promise<Answer> {
  const { merchantId, storeId } = config
  const names = [merchantId, storeId, payment.reference].map(encodeURIComponent)
  try {
    const path = `/HS/api/IPN/OrderStatus/${names.join('/')}`
    return judge(config, payment, await call({ method: 'GET', path, repeatable: true }))
  } catch (error) {
    return unknown(error)
  }
}

function judge({ merchantId, storeId }: AlfalahConfig, payment: GatewayPayment, text: string): Answer {
  const answer = readObject(text)
  if (!answer) return { state: 'unknown', why: "the bank's answer cannot be read" }
  if (textAt(answer, 'ResponseCode') !== '00')
    return { state: 'unknown', why: 'the bank knows no result yet' }
  const difference = findDifference([
    { name: 'merchant', ours: merchantId, theirs: textAt(answer, 'MerchantId') },
    { name: 'store', ours: withoutZeros(storeId), theirs: withoutZeros(textAt(answer, 'StoreId')) },
    { name: 'reference', ours: payment.reference, theirs: textAt(answer, 'TransactionReferenceNumber') },
    { name: 'amount', ours: payment.amount * 100, theirs: paisaOf(textAt(answer, 'TransactionAmount')) },
    { name: 'currency', ours: currency, theirs: textAt(answer, 'TransactionCurrency'), optional: true },
  ])
  if (difference) return difference
  const status = textAt(answer, 'TransactionStatus')
  if (status === 'Paid') return { state: 'paid', bankNumber: textAt(answer, 'TransactionId') }
  if (status === 'Failed' || status === 'SessionEnded') return { state: 'failed' }
  return { state: 'unknown', why: 'the payment is still open at the bank' }
}

/** The bank writes a store's number with zeros before it in some places and without in others. */
function withoutZeros<Text extends string | null>(text: Text): Text {
  return (text?.replace(/^0+(?=\d)/, '') ?? null) as Text
}
