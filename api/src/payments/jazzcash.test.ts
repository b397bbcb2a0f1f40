import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { formMessage } from '../../test/bank-visitor.ts'
import { createJazzcash } from './jazzcash.ts'
import { jazzcashHash } from './jazzcash-hash.ts'

type Fields = Record<string, string>

const salt = '0F5DD14AE2'
const payment = { reference: 'TM-26-00497', amount: 12_500, handle: null }
const paid = { pp_ResponseCode: '000', pp_Status: 'Completed', pp_PaymentResponseCode: '121' }
const hashed = (fields: Fields) => ({ ...fields, pp_SecureHash: jazzcashHash(fields, salt) })

/** The gateway, with a bank that answers so. */
async function open(answer: object = {}) {
  const server = createServer((_, response) => response.end(JSON.stringify(answer)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const clock = () => Date.parse('2026-11-26T20:05:00Z')
  return createJazzcash({ host, merchantId: 'MC1', password: 'p', integritySalt: salt }, { clock })
}

it('signs a form with the time of Pakistan, the amount in paisa and a reference of letters and digits', async () => {
  const gateway = await open()
  const addresses = { returnUrl: 'https://x.test/r', listenerUrl: 'https://x.test/l' }
  const { departure, handle } = await gateway.start({ ...payment, description: 'Plus: a year' }, addresses)
  const fields = Object.fromEntries(departure.kind === 'form' ? departure.fields : [])
  expect(handle).toBeNull()
  expect(fields).toMatchObject({
    pp_TxnRefNo: 'TMXD26XD00497',
    pp_Amount: '1250000',
    pp_TxnDateTime: '20261127010500',
    pp_TxnExpiryDateTime: '20261128010500',
    pp_Description: 'Plus a year',
    pp_ReturnURL: 'https://x.test/r',
    pp_SecureHash: jazzcashHash(fields, salt),
  })
  const odd = { ...payment, reference: 'TM_26', description: '' }
  await expect(gateway.start(odd, addresses)).rejects.toThrow(/does not take references/)
  expect(await gateway.inquire({ ...payment, reference: 'TM_26' })).toMatchObject({ state: 'unknown' })
})

it.each<[string, Fields, string]>([
  ['what guides call paid', paid, 'paid'],
  ['the other code of paid', { ...paid, pp_PaymentResponseCode: '000' }, 'paid'],
  ['another code', { ...paid, pp_PaymentResponseCode: '199' }, 'unknown'],
  ['no status', { pp_ResponseCode: '000', pp_PaymentResponseCode: '121' }, 'unknown'],
  ['pending', { ...paid, pp_Status: 'Pending' }, 'unknown'],
  ['a voucher that waits', { ...paid, pp_Status: 'Pending', pp_PaymentResponseCode: '124' }, 'unknown'],
  ['failed', { ...paid, pp_Status: 'Failed', pp_PaymentResponseCode: '199' }, 'failed'],
  ['an inquiry that failed', { ...paid, pp_ResponseCode: '115' }, 'unknown'],
  ['a reference that is not ours', { ...paid, pp_TxnRefNo: 'T20261126' }, 'mismatch'],
])('judges an answer of %s', async (_, answer, state) => {
  expect((await (await open(hashed(answer))).inquire(payment)).state).toBe(state)
})

it('takes no answer without its hash', async () => {
  const why = "the hash of the bank's answer is wrong"
  for (const answer of [paid, { ...hashed(paid), pp_Status: 'Failed' }, {}, []]) {
    expect(await (await open(answer)).inquire(payment)).toEqual({ state: 'unknown', why })
  }
})

it('finds the bank’s number under both of its names', async () => {
  for (const name of ['pp_RetrievalReferenceNo', 'pp_RetreivalReferenceNo']) {
    const gateway = await open(hashed({ ...paid, [name]: '700001' }))
    expect(await gateway.inquire(payment)).toEqual({ state: 'paid', bankNumber: '700001' })
  }
})

it('understands a return of its own merchant alone', async () => {
  const gateway = await open()
  const back = (fields: Fields) => gateway.understand(formMessage(`${new URLSearchParams(hashed(fields))}`))
  const own = { pp_MerchantID: 'MC1', pp_TxnRefNo: 'TMXD26XD00497', pp_ResponseCode: '124' }
  expect(back(own)).toEqual({ reference: 'TM-26-00497' })
  expect(back({ ...own, pp_MerchantID: 'MC2' })).toBeNull()
  expect(back({ ...own, pp_TxnRefNo: 'T1-' })).toBeNull()
})
