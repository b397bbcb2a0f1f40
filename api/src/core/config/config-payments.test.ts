import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../../test/config-faults.ts'
import { type Environment, readConfig } from './config.ts'

const alfalah = {
  ALFALAH_MERCHANT_ID: '233462',
  ALFALAH_STORE_ID: '000456',
  ALFALAH_MERCHANT_HASH: 'hash',
  ALFALAH_USERNAME: 'tameer',
  ALFALAH_PASSWORD: 'not-to-be-told',
  ALFALAH_KEY1: '0123456789abcdef',
  ALFALAH_KEY2: 'fedcba9876543210',
}
const safepay = { SAFEPAY_API_KEY: 'sec_1', SAFEPAY_SECRET: 'secret', SAFEPAY_WEBHOOK_SECRET: 'webhook' }
const transfer = {
  TRANSFER_BANK: 'Bank Alfalah',
  TRANSFER_ACCOUNT_TITLE: 'Tameer (Private) Limited',
  TRANSFER_IBAN: 'pk36 SCBL 0000 0011 2345 6702',
}

describe('ways to pay in the configuration', () => {
  it('offers none when nothing is set', () => {
    const none = { alfalah: null, safepay: null, transfer: null }
    expect(readConfig({}).payments).toEqual(none)
    expect(readConfig({ ALFALAH_HOST: ' ', TRANSFER_IBAN: '' }).payments).toEqual(none)
  })

  it('reads each whole way, with the documented live hosts', () => {
    const { payments } = readConfig({ ...alfalah, ...safepay, ...transfer })
    expect(payments).toEqual({
      alfalah: {
        host: 'https://payments.bankalfalah.com',
        merchantId: '233462',
        storeId: '000456',
        merchantHash: 'hash',
        username: 'tameer',
        password: 'not-to-be-told',
        key1: '0123456789abcdef',
        key2: 'fedcba9876543210',
        hashNamesItself: true,
      },
      safepay: {
        host: 'https://api.getsafepay.com',
        checkoutHost: 'https://getsafepay.com',
        environment: 'production',
        apiKey: 'sec_1',
        secret: 'secret',
        webhookSecret: 'webhook',
      },
      transfer: {
        bank: 'Bank Alfalah',
        accountTitle: 'Tameer (Private) Limited',
        iban: 'PK36SCBL0000001123456702',
      },
    })
  })

  it('takes other hosts, and one of Safepay for both its API and its page', () => {
    const sandbox = 'https://sandbox.api.getsafepay.com'
    const { payments } = readConfig({
      ...{ ...alfalah, ALFALAH_HOST: 'http://127.0.0.1:4010/', ALFALAH_HASH_NAMES_ITSELF: '0' },
      ...{ ...safepay, SAFEPAY_HOST: sandbox, SAFEPAY_ENVIRONMENT: 'sandbox' },
    })
    expect(payments.alfalah).toMatchObject({ host: 'http://127.0.0.1:4010', hashNamesItself: false })
    const inSix = readConfig({ ...alfalah, ALFALAH_HOST: 'http://[::1]:4010' }).payments
    expect(inSix.alfalah?.host).toBe('http://[::1]:4010')
    expect(payments.safepay).toMatchObject({ host: sandbox, checkoutHost: sandbox, environment: 'sandbox' })
    const page = { ...safepay, SAFEPAY_HOST: sandbox, SAFEPAY_CHECKOUT_HOST: 'https://pay.example.com' }
    expect(readConfig(page).payments.safepay?.checkoutHost).toBe('https://pay.example.com')
  })

  it.each<[name: string, environment: Environment, fault: string]>([
    [
      'Alfalah without its keys',
      { ...alfalah, ALFALAH_KEY1: '', ALFALAH_KEY2: '' },
      'Payments by Bank Alfalah are half configured: ALFALAH_KEY1, ALFALAH_KEY2 missing',
    ],
    [
      'a host of Safepay alone',
      { SAFEPAY_HOST: 'https://sandbox.api.getsafepay.com' },
      'Payments by Safepay are half configured: SAFEPAY_API_KEY, SAFEPAY_SECRET, SAFEPAY_WEBHOOK_SECRET missing',
    ],
    [
      'a transfer without an account',
      { ...transfer, TRANSFER_IBAN: '' },
      'Payments by bank transfer are half configured: TRANSFER_IBAN missing',
    ],
    [
      'an IBAN with a wrong digit',
      { ...transfer, TRANSFER_IBAN: 'PK36SCBL0000001123456703' },
      'TRANSFER_IBAN must be an IBAN such as PK36SCBL0000001123456702',
    ],
    ['a short key', { ...alfalah, ALFALAH_KEY2: 'short' }, 'ALFALAH_KEY2 must have 16 characters'],
    [
      'a host without https',
      { ...alfalah, ALFALAH_HOST: 'http://payments.example.com' },
      'ALFALAH_HOST must be an https address without a path, such as https://payments.bankalfalah.com',
    ],
    [
      'a host with a path',
      { ...alfalah, ALFALAH_HOST: 'https://payments.example.com/pay' },
      'ALFALAH_HOST must be an https address without a path, such as https://payments.bankalfalah.com',
    ],
  ])('refuses %s with one fault, which shows no secret', (_, environment, fault) => {
    const faults = faultsOf(environment)
    expect(faults).toEqual([fault])
    expect(faults.join()).not.toContain('not-to-be-told')
  })
})
