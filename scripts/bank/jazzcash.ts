import { createHmac } from 'node:crypto'
import type { Try } from './books.ts'
import { type Bank, type Desk, factsOf, misbehavesWhenAsked, type Outcome } from './desk.ts'
import { type Exchange, formOf, objectOf } from './exchange.ts'

type Fields = Record<string, string>

const names = [
  ...['pp_Version', 'pp_TxnType', 'pp_Language', 'pp_MerchantID', 'pp_SubMerchantID', 'pp_Password'],
  ...['pp_BankID', 'pp_ProductID', 'pp_TxnRefNo', 'pp_Amount', 'pp_TxnCurrency', 'pp_TxnDateTime'],
  ...['pp_BillReference', 'pp_Description', 'pp_TxnExpiryDateTime', 'pp_ReturnURL', 'pp_SecureHash'],
  ...['ppmpf_1', 'ppmpf_2', 'ppmpf_3', 'ppmpf_4', 'ppmpf_5'],
]

/** JazzCash's side of its protocol. */
export function createJazzcashDesk(bank: Bank): Desk {
  const hash = (fields: Fields) => hashOf(fields, bank.keys.jazzcash.integritySalt)
  return {
    answer(exchange) {
      const { method, path } = exchange
      if (method !== 'POST') return false
      if (path === '/CustomerPortal/transactionmanagement/merchantform/') return openPage(bank, exchange)
      return path === '/ApplicationAPI/API/PaymentInquiry/Inquire' && report(bank, exchange)
    },
    wayBack(one, outcome, forged) {
      const fields = resultOf(bank, one, outcome)
      const pp_SecureHash = forged ? hashOf(fields, 'a guess') : hash(fields)
      return { url: one.returnUrl, fields: Object.entries({ ...fields, pp_SecureHash }) }
    },
    telling(one) {
      const fields = resultOf(bank, one, one.state === 'paid' ? 'paid' : 'declined')
      const isForged = bank.moods.of(one.reference) === 'ssrf'
      const pp_SecureHash = isForged ? hashOf(fields, 'a guess') : hash(fields)
      return {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fields, pp_SecureHash }),
      }
    },
  }
}

/** The salt, then every value that is not empty in the order of the names, all joined; keyed with the salt. */
function hashOf(fields: Fields, salt: string): string {
  let text = salt
  for (const name of Object.keys(fields).sort()) {
    if (name.startsWith('pp') && name !== 'pp_SecureHash' && fields[name]) text += `&${fields[name]}`
  }
  return createHmac('sha256', salt).update(text).digest('hex').toUpperCase()
}

function openPage(bank: Bank, exchange: Exchange): true {
  const form = formOf(exchange)
  const fields = Object.fromEntries(form)
  const fault = faultOf(bank, form, fields)
  if (fault !== undefined) return exchange.text(`Invalid request: ${fault}`, 400)
  const [reference = '', returnUrl = ''] = [fields.pp_TxnRefNo, fields.pp_ReturnURL]
  const one = bank.books.open({
    ...{ gateway: 'jazzcash', reference, handle: reference, returnUrl, cancelUrl: returnUrl },
    paisa: Number(fields.pp_Amount),
  })
  return exchange.redirect(`${bank.origin}/pay/${one.id}`)
}

function faultOf(bank: Bank, form: [string, string][], fields: Fields): string | undefined {
  const { merchantId, password, integritySalt } = bank.keys.jazzcash
  const given = form.map(([name]) => name).sort()
  if (given.join() !== names.toSorted().join()) return 'fields are missing'
  const hash = fields.pp_SecureHash?.toUpperCase()
  if (hash !== hashOf(fields, integritySalt)) return 'wrong secure hash'
  if (fields.pp_MerchantID !== merchantId || fields.pp_Password !== password) return 'unknown merchant'
  if (fields.pp_Version !== '1.1' || fields.pp_Language !== 'EN') return 'wrong version'
  if (!/^[1-9]\d*$/.test(fields.pp_Amount ?? '') || fields.pp_TxnCurrency !== 'PKR') return 'wrong amount'
  const { pp_TxnRefNo: reference = '', pp_BillReference: bill = '' } = fields
  if (![reference, bill].every((text) => /^[A-Za-z0-9]{1,20}$/.test(text))) return 'wrong reference'
  if (bank.books.byReference('jazzcash', reference)) return 'reference was used before'
  const made = readTime(fields.pp_TxnDateTime ?? '')
  const isNow = Math.abs(Date.now() - made) < 10 * 60_000
  if (!isNow || !(readTime(fields.pp_TxnExpiryDateTime ?? '') > made)) return 'wrong time'
  return /[<>\\*=%/:'"|{}]/.test(fields.pp_Description || '<') ? 'wrong description' : undefined
}

/** A time in Pakistan such as 20261126210500, in ms. */
function readTime(text: string): number {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text)?.slice(1) ?? []
  return Date.parse(`${parts.slice(0, 3).join('-')}T${parts.slice(3).join(':')}+05:00`)
}

const codes: Record<Outcome, string> = { paid: '000', declined: '199', closed: '157' }

function resultOf({ keys }: Bank, one: Try, outcome: Outcome): Fields {
  return {
    pp_MerchantID: keys.jazzcash.merchantId,
    pp_TxnRefNo: one.reference,
    pp_BillReference: one.reference,
    pp_Amount: String(one.paisa),
    pp_TxnCurrency: 'PKR',
    pp_ResponseCode: codes[outcome],
    pp_ResponseMessage: outcome === 'paid' ? 'Thank you' : 'Not paid',
    pp_RetreivalReferenceNo: one.number ?? '',
  }
}

function report(bank: Bank, exchange: Exchange): true {
  const asked = objectOf(exchange) as Fields
  const { merchantId, password, integritySalt } = bank.keys.jazzcash
  const isHashed = asked.pp_SecureHash?.toUpperCase() === hashOf(asked, integritySalt)
  const signed = (fields: Fields) => ({ ...fields, pp_SecureHash: hashOf(fields, integritySalt) })
  if (!isHashed || asked.pp_MerchantID !== merchantId || asked.pp_Password !== password) {
    return exchange.json(signed({ pp_ResponseCode: '115' }))
  }
  const one = bank.books.byReference('jazzcash', asked.pp_TxnRefNo ?? '')
  if (!one) return exchange.json(signed({ pp_ResponseCode: '101' }))
  const behaviour = bank.moods.of(one.reference)
  if (misbehavesWhenAsked(exchange, behaviour, bank, one)) return true
  const { paisa, currency, reference, isOtherMerchant, state, number } = factsOf(one, behaviour)
  const isDone = state === 'paid' || state === 'refunded'
  return exchange.json(
    signed({
      pp_ResponseCode: '000',
      pp_ResponseMessage: 'The requested operation has been performed successfully.',
      pp_Status: isDone ? 'Completed' : state === 'declined' ? 'Failed' : 'Pending',
      pp_PaymentResponseCode: isDone ? '121' : state === 'declined' ? '199' : '157',
      pp_MerchantID: isOtherMerchant ? 'MC999' : merchantId,
      pp_TxnRefNo: reference,
      pp_Amount: String(paisa),
      pp_TxnCurrency: currency,
      pp_RetrievalReferenceNo: number ?? '',
    }),
  )
}
