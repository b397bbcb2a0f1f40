import { createDecipheriv, randomBytes } from 'node:crypto'
import type { Try } from './books.ts'
import { type Bank, type Desk, factsOf, misbehaves, misbehavesWhenAsked } from './desk.ts'
import { type Exchange, formOf } from './exchange.ts'

type Form = [name: string, value: string][]

/** A token that a handshake gave, with what it was given for. */
interface Promised {
  reference: string
  returnUrl: string
}

const handshakeNames = [
  ...['HS_ChannelId', 'HS_IsRedirectionRequest', 'HS_MerchantId', 'HS_StoreId', 'HS_ReturnURL'],
  ...['HS_MerchantHash', 'HS_MerchantUsername', 'HS_MerchantPassword', 'HS_TransactionReferenceNumber'],
  'HS_RequestHash',
]
const pageNames = [
  ...['AuthToken', 'RequestHash', 'ChannelId', 'Currency', 'IsBIN', 'ReturnURL', 'MerchantId', 'StoreId'],
  ...['MerchantHash', 'MerchantUsername', 'MerchantPassword', 'TransactionTypeId'],
  ...['TransactionReferenceNumber', 'TransactionAmount'],
]

/** Bank Alfalah's side of its protocol. Fields in another order, or a hash that does not decrypt to them, are refused. */
export function createAlfalahDesk(bank: Bank): Desk {
  const promised = new Map<string, Promised>()
  return {
    answer(exchange) {
      const { method, path } = exchange
      if (method === 'POST' && path === '/HS/HS/HS') return shakeHands(bank, promised, exchange)
      if (method === 'POST' && path === '/SSO/SSO/SSO') return openPage(bank, promised, exchange)
      return method === 'GET' && path.startsWith('/HS/api/IPN/OrderStatus/') && report(bank, exchange)
    },
    // Not signed: a forged return looks like a true one.
    wayBack(one, outcome) {
      const said = outcome === 'paid' ? 'TS=P/RC=00/RD=' : 'TS=F/RC=51/RD=Declined'
      return { url: `${one.returnUrl}/${said}/O=${one.reference}` }
    },
    telling(one) {
      const { merchantId, storeId } = bank.keys.alfalah
      const isForged = bank.moods.of(one.reference) === 'ssrf'
      const host = isForged ? bank.decoy : bank.origin
      const url = `${host}/HS/api/IPN/OrderStatus/${merchantId}/${storeId}/${one.reference}`
      return {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ url }).toString(),
      }
    },
  }
}

function shakeHands(bank: Bank, promised: Map<string, Promised>, exchange: Exchange): true {
  const form = formOf(exchange)
  const fields = Object.fromEntries(form)
  const reference = fields.HS_TransactionReferenceNumber ?? ''
  if (misbehaves(exchange, bank.moods.of(reference), bank.decoy)) return true
  const fault = faultOfHandshake(bank, form, fields)
  if (fault !== undefined) {
    return exchange.json({ success: 'false', AuthToken: '', ReturnURL: '', ErrorMessage: fault })
  }
  const token = randomBytes(48).toString('base64')
  const returnUrl = fields.HS_ReturnURL ?? ''
  promised.set(token, { reference, returnUrl })
  // As the bank does: JSON inside a JSON string.
  return exchange.json(
    JSON.stringify({ success: 'true', AuthToken: token, ReturnURL: returnUrl, ErrorMessage: '' }),
  )
}

function faultOfHandshake(bank: Bank, form: Form, fields: Record<string, string>): string | undefined {
  if (namesOf(form) !== handshakeNames.join()) return 'Fields are missing or in another order'
  if (fields.HS_ChannelId !== '1001' || fields.HS_IsRedirectionRequest !== '0') return 'Wrong channel'
  const hashed = form.filter(([name]) => name !== 'HS_RequestHash')
  if (!isHashOf(hashed, fields.HS_RequestHash ?? '', bank)) return 'Wrong request hash'
  const { merchantId, storeId, merchantHash, username, password } = bank.keys.alfalah
  const given = ['MerchantId', 'StoreId', 'MerchantHash', 'MerchantUsername', 'MerchantPassword'].map(
    (name) => fields[`HS_${name}`],
  )
  const isOurs = given.join('\n') === [merchantId, storeId, merchantHash, username, password].join('\n')
  if (!isOurs) return 'Unknown merchant'
  const isUsed = bank.books.byReference('alfalah', fields.HS_TransactionReferenceNumber ?? '')
  return isUsed ? 'Reference number was used before' : undefined
}

function openPage(bank: Bank, promised: Map<string, Promised>, exchange: Exchange): true {
  const form = formOf(exchange)
  const fields = Object.fromEntries(form)
  const promise = promised.get(fields.AuthToken ?? '')
  const fault = faultOfPage(bank, form, fields, promise)
  if (fault !== undefined || !promise) return exchange.text(`Invalid request: ${fault}`, 400)
  promised.delete(fields.AuthToken ?? '')
  const { reference, returnUrl } = promise
  const one = bank.books.open({
    ...{ gateway: 'alfalah', reference, handle: fields.AuthToken ?? '', returnUrl, cancelUrl: returnUrl },
    paisa: Number(fields.TransactionAmount) * 100,
  })
  return exchange.redirect(`${bank.origin}/pay/${one.id}`)
}

function faultOfPage(
  bank: Bank,
  form: Form,
  fields: Record<string, string>,
  promise: Promised | undefined,
): string | undefined {
  if (namesOf(form) !== pageNames.join()) return 'fields are missing or in another order'
  const hashed = form.flatMap(([name, value]): Form => {
    if (name !== 'RequestHash') return [[name, value]]
    return bank.options.hashNamesItself ? [[name, '']] : []
  })
  if (!isHashOf(hashed, fields.RequestHash ?? '', bank)) return 'wrong request hash'
  if (!promise || promise.reference !== fields.TransactionReferenceNumber) return 'wrong token'
  if (promise.returnUrl !== fields.ReturnURL) return 'another return address'
  if (fields.ChannelId !== '1001' || fields.Currency !== 'PKR' || fields.IsBIN !== '0') return 'wrong channel'
  return /^[1-9]\d*(\.\d\d)?$/.test(fields.TransactionAmount ?? '') ? undefined : 'wrong amount'
}

function namesOf(form: Form): string {
  return form.map(([name]) => name).join()
}

/** Decrypts the hash and compares it with the text of the posted fields. */
function isHashOf(form: Form, hash: string, { keys: { alfalah } }: Bank): boolean {
  const bytes = Buffer.from(hash, 'base64')
  if (bytes.toString('base64') !== hash) return false
  try {
    const decipher = createDecipheriv('aes-128-cbc', alfalah.key1, alfalah.key2)
    const text = Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8')
    return text === form.map((field) => field.join('=')).join('&')
  } catch {
    return false
  }
}

const states: Record<Try['state'], string> = {
  open: 'Pending',
  paid: 'Paid',
  declined: 'Failed',
  ended: 'SessionEnded',
  refunded: 'Paid',
}

function report(bank: Bank, exchange: Exchange): true {
  const { merchantId, storeId } = bank.keys.alfalah
  const [merchant, store, reference = ''] = exchange.path.split('/').slice(5).map(decodeURIComponent)
  const one = bank.books.byReference('alfalah', reference)
  const behaviour = bank.moods.of(reference)
  if (!one || merchant !== merchantId || store !== storeId) {
    return misbehaves(exchange, behaviour, bank.decoy) || exchange.json({ ResponseCode: '02' })
  }
  if (misbehavesWhenAsked(exchange, behaviour, bank, one)) return true
  const facts = factsOf(one, behaviour)
  return exchange.json({
    ResponseCode: '00',
    Description: 'Success',
    MerchantId: facts.isOtherMerchant ? '999999' : merchantId,
    // As the bank does: without the zeros.
    StoreId: facts.isOtherStore ? '999' : String(Number(storeId)),
    TransactionTypeId: '3',
    TransactionReferenceNumber: facts.reference,
    TransactionId: facts.number ?? '',
    TransactionAmount: String(facts.paisa / 100),
    ...(facts.currency === 'PKR' ? {} : { TransactionCurrency: facts.currency }),
    TransactionStatus: states[facts.state],
  })
}
