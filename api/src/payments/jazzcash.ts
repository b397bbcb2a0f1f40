import { type Clock, systemClock } from '../core/clock.ts'
import type { JazzcashConfig } from '../core/config-payments.ts'
import { dayMs } from '../core/day-in-pakistan.ts'
import { findDifference, readObject, unknown } from './bank-answer.ts'
import { type BankCall, createBankCall } from './bank-call.ts'
import { type Answer, type Gateway, GatewayError, type GatewayPayment, type Message } from './gateway.ts'
import { fromJazzcash, jazzcashDescription, jazzcashTime, toJazzcash } from './jazzcash-codec.ts'
import { isHashed, jazzcashHash } from './jazzcash-hash.ts'
import { fieldsOf } from './message-fields.ts'

type Fields = Record<string, string>

const currency = 'PKR'
/** As long as a payment of ours waits. */
const openMs = dayMs

/** JazzCash: a signed form that the browser posts. Nothing is asked of the bank before. */
export function createJazzcash(
  config: JazzcashConfig,
  { limitMs, clock = systemClock }: { limitMs?: number | undefined; clock?: Clock | undefined } = {},
): Gateway {
  const call = createBankCall(config.host, limitMs)
  return {
    name: 'jazzcash',
    async start(payment, { returnUrl }) {
      const fields = pageForm(config, payment, { returnUrl, now: clock() })
      const url = `${config.host}/CustomerPortal/transactionmanagement/merchantform/`
      return { departure: { kind: 'form', url, fields: Object.entries(fields) }, handle: null }
    },
    understand(message) {
      const fields = fieldsIn(message)
      if (!isHashed(fields, config.integritySalt) || fields.pp_MerchantID !== config.merchantId) return null
      const reference = fromJazzcash(fields.pp_TxnRefNo ?? '')
      return reference === undefined ? null : { reference }
    },
    inquire: (payment) => inquire(call, config, payment),
  }
}

function pageForm(
  config: JazzcashConfig,
  payment: GatewayPayment & { description: string },
  { returnUrl, now }: { returnUrl: string; now: number },
): Fields {
  const reference = toJazzcash(payment.reference)
  if (reference === undefined) throw new GatewayError('the bank does not take references such as this one')
  const fields: Fields = {
    pp_Version: '1.1',
    // Empty: the bank's page asks whether by wallet, card or voucher.
    pp_TxnType: '',
    pp_Language: 'EN',
    pp_MerchantID: config.merchantId,
    pp_SubMerchantID: '',
    pp_Password: config.password,
    pp_BankID: '',
    pp_ProductID: '',
    pp_TxnRefNo: reference,
    pp_Amount: paisaOf(payment),
    pp_TxnCurrency: currency,
    pp_TxnDateTime: jazzcashTime(now),
    pp_BillReference: reference,
    pp_Description: jazzcashDescription(payment.description),
    pp_TxnExpiryDateTime: jazzcashTime(now + openMs),
    pp_ReturnURL: returnUrl,
    pp_SecureHash: '',
    ppmpf_1: '',
    ppmpf_2: '',
    ppmpf_3: '',
    ppmpf_4: '',
    ppmpf_5: '',
  }
  return { ...fields, pp_SecureHash: jazzcashHash(fields, config.integritySalt) }
}

/** The fields of a form, or of a JSON object, as the bank's own calls to us may have it. */
function fieldsIn(message: Message): Fields {
  const isJson = message.headers['content-type']?.startsWith('application/json') ?? false
  return isJson ? texts(message.body.toString('utf8')) : fieldsOf(message)
}

/** The texts of a JSON object; empty when it is none. Null and absent values count as empty, as in the hash. */
function texts(json: string): Fields {
  const entries = Object.entries(readObject(json) ?? {})
  return Object.fromEntries(
    entries.flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  )
}

async function inquire(call: BankCall, config: JazzcashConfig, payment: GatewayPayment): Promise<Answer> {
  const reference = toJazzcash(payment.reference)
  if (reference === undefined) return { state: 'unknown', why: 'the bank does not take such references' }
  const asked = { pp_TxnRefNo: reference, pp_MerchantID: config.merchantId, pp_Password: config.password }
  const json = { ...asked, pp_SecureHash: jazzcashHash(asked, config.integritySalt) }
  try {
    const path = '/ApplicationAPI/API/PaymentInquiry/Inquire'
    const text = await call({ method: 'POST', path, body: { json }, repeatable: true })
    return judge(config, payment, texts(text))
  } catch (error) {
    return unknown(error)
  }
}

/**
 * Judges the hashed answer. Guides differ in which of the payment's parts it names: those it names are compared. The
 * others were fixed by the form we signed, under a reference that is used once.
 */
function judge(config: JazzcashConfig, payment: GatewayPayment, answer: Fields): Answer {
  if (!isHashed(answer, config.integritySalt)) {
    return { state: 'unknown', why: "the hash of the bank's answer is wrong" }
  }
  const told = (name: string) => answer[name] || null
  const reference = told('pp_TxnRefNo')
  const difference = findDifference([
    { name: 'merchant', ours: config.merchantId, theirs: told('pp_MerchantID'), optional: true },
    {
      name: 'reference',
      ours: payment.reference,
      theirs: reference && (fromJazzcash(reference) ?? reference),
      optional: true,
    },
    { name: 'amount', ours: paisaOf(payment), theirs: told('pp_Amount'), optional: true },
    { name: 'currency', ours: currency, theirs: told('pp_TxnCurrency'), optional: true },
  ])
  if (difference) return difference
  const [status, result] = [told('pp_Status'), told('pp_PaymentResponseCode')]
  if (told('pp_ResponseCode') !== '000') return { state: 'unknown', why: 'the bank knows no result yet' }
  if (status === 'Completed' && (result === '000' || result === '121')) {
    // Guides spell its name in two ways.
    const bankNumber = told('pp_RetrievalReferenceNo') ?? told('pp_RetreivalReferenceNo')
    return { state: 'paid', bankNumber }
  }
  if (status === 'Failed') return { state: 'failed' }
  return { state: 'unknown', why: 'the payment is still open at the bank' }
}

function paisaOf({ amount }: GatewayPayment): string {
  return String(amount * 100)
}
