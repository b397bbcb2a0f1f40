import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { createAlfalah } from './alfalah.ts'
import type { Message } from './gateway.ts'
import { createSafepay } from './safepay.ts'

// Notices and answers of the banks with parts missing, doubled, or in another order.
const payment = { reference: 'TM-26-7K3PW9ADXQ', amount: 12_500, handle: 'track_5d1c5a0e' }
const about = { reference: payment.reference }
const aboutTracker = { handle: payment.handle }

const openAlfalah = (host = 'https://payments.bankalfalah.com') =>
  createAlfalah({
    host,
    merchantId: '233462',
    storeId: '000456',
    merchantHash: 'hash',
    username: 'tameer',
    password: 'password',
    key1: '0123456789abcdef',
    key2: 'fedcba9876543210',
    hashNamesItself: true,
  })
const safepay = createSafepay({
  host: 'https://api.getsafepay.com',
  checkoutHost: 'https://getsafepay.com',
  environment: 'production',
  apiKey: 'sec_1',
  secret: 'secret',
  webhookSecret: 'webhook',
})

const message = (given: { path?: string; query?: string; body?: string; headers?: Message['headers'] }) => ({
  method: 'POST' as const,
  path: given.path ?? '',
  query: given.query ?? '',
  headers: given.headers ?? {},
  body: Buffer.from(given.body ?? ''),
})
const form = (body: string, type = 'application/x-www-form-urlencoded') =>
  message({ body, headers: { 'content-type': type } })
const orders = (reference: string) => `https://x.test/HS/api/IPN/OrderStatus/233462/000456/${reference}`

it.each([
  ['in its order', message({ path: `TS=P/RC=00/RD=/O=${payment.reference}` }), about],
  ['backwards', message({ path: `O=${payment.reference}/RD=/RC=00/TS=P` }), about],
  ['without a result', message({ query: `O=${payment.reference}` }), about],
  ['without a reference', message({ query: 'TS=P&RC=00&RD=' }), null],
  ['with two references in its path', message({ path: `O=${payment.reference}/O=TM-26-2` }), about],
  ['with two references, of which the first counts', message({ query: `O=${payment.reference}&O=x` }), about],
  ['with a list', message({ query: `O[]=${payment.reference}` }), null],
  ['in query and form', { ...form('O=TM-26-2'), query: `O=${payment.reference}` }, about],
  [
    'as a form with a charset',
    form(`O=${payment.reference}`, 'application/x-www-form-urlencoded; charset=UTF-8'),
    about,
  ],
  ['as a form in capitals', form(`O=${payment.reference}`, 'Application/X-WWW-Form-URLencoded'), about],
  ['as JSON', form(JSON.stringify({ O: payment.reference }), 'application/json'), null],
  ['with two addresses', form(`url=${orders(payment.reference)}&url=${orders('TM-26-2')}`), about],
  [
    'with an address without a store',
    form(`url=https://x.test/HS/api/IPN/OrderStatus/233462/${payment.reference}`),
    null,
  ],
])('reads a notice of Alfalah %s', (_, notice, expected) => {
  expect(openAlfalah().understand(notice)).toEqual(expected)
})

const told = (text: string, signed = text) =>
  message({
    body: text,
    headers: { 'x-sfpy-signature': createHmac('sha512', 'webhook').update(signed).digest('hex') },
  })
const sig = createHmac('sha256', 'secret').update(payment.handle).digest('hex')
const back = (query: string) => message({ query })
const notification = { tracker: payment.handle, amount: '12500.00' }

it.each([
  ['a notice', told(JSON.stringify({ data: { type: 'payment:created', notification } })), aboutTracker],
  [
    'one with its parts backwards',
    told(JSON.stringify({ data: { notification, type: 'x' }, token: 't' })),
    aboutTracker,
  ],
  [
    'one with nothing but the tracker',
    told(JSON.stringify({ data: { tracker: payment.handle } })),
    aboutTracker,
  ],
  [
    'one whose tracker is an object',
    told(JSON.stringify({ data: { tracker: { token: payment.handle } } })),
    aboutTracker,
  ],
  ['one without a tracker', told(JSON.stringify({ data: { notification: { amount: '12500.00' } } })), null],
  ['one whose tracker is a list', told(JSON.stringify({ data: { tracker: [payment.handle] } })), null],
  [
    'one with two trackers, of which the last counts',
    told(`{"data":{"tracker":"other-one","tracker":"${payment.handle}"}}`),
    aboutTracker,
  ],
  ['one whose signature is doubled', doubled(told(JSON.stringify({ data: notification }))), null],
  ['one that was changed', told(JSON.stringify({ data: { notification } }), '{}'), null],
  ['a return', back(`tracker=${payment.handle}&sig=${sig}&order_id=${payment.reference}`), aboutTracker],
  ['one backwards', back(`order_id=x&sig=${sig}&tracker=${payment.handle}`), aboutTracker],
  ['one without a signature', back(`tracker=${payment.handle}`), null],
  ['one without a tracker', back(`sig=${sig}&order_id=${payment.reference}`), null],
  [
    'one with two trackers, of which the first counts',
    back(`tracker=other-one&tracker=${payment.handle}&sig=${sig}`),
    null,
  ],
])('reads of Safepay %s', (_, notice, expected) => {
  expect(safepay.understand(notice)).toEqual(expected)
})

/** A header that came twice, as Node joins it. */
function doubled(notice: Message): Message {
  const signature = notice.headers['x-sfpy-signature']
  return { ...notice, headers: { 'x-sfpy-signature': `${signature}, ${signature}` } }
}

const paid = {
  ResponseCode: '00',
  MerchantId: '233462',
  StoreId: '456',
  TransactionReferenceNumber: payment.reference,
  TransactionAmount: '12500.00',
  TransactionStatus: 'Paid',
  TransactionId: 'A1',
}
const backwards = Object.fromEntries(Object.entries(paid).reverse())

it('takes an answer of Alfalah for paid with every part that names the payment, in any order, and only then', async () => {
  let answer = ''
  const server = createServer((_, response) => response.end(answer))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const gateway = openAlfalah(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const stateOf = async (text: string) => {
    answer = text
    return (await gateway.inquire(payment)).state
  }
  expect(await stateOf(JSON.stringify(backwards))).toBe('paid')
  expect(await stateOf(JSON.stringify({ ...paid, TransactionId: null, More: [] }))).toBe('paid')
  for (const name of Object.keys(paid).filter((one) => one !== 'TransactionId')) {
    expect(await stateOf(JSON.stringify({ ...paid, [name]: undefined })), name).toBe('unknown')
    expect(await stateOf(JSON.stringify({ ...paid, [name]: [paid[name as keyof typeof paid]] })), name).toBe(
      'unknown',
    )
  }
  const [open = ''] = JSON.stringify(paid).split('}')
  expect(await stateOf(`${open},"TransactionAmount":"1.00"}`)).toBe('mismatch')
  expect(await stateOf(`${open},"TransactionStatus":"Initiated"}`)).toBe('unknown')
  expect(await stateOf(`[${JSON.stringify(paid)}]`)).toBe('unknown')
})
