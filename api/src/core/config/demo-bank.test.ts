import { gatewayNames } from '@tameer/contract'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { sampleAccount } from './config-payments.ts'
import { isDemoBank, isNothingCharged } from './demo-bank.ts'

const alfalah = {
  ...{ ALFALAH_MERCHANT_ID: '1', ALFALAH_STORE_ID: '2', ALFALAH_MERCHANT_HASH: 'mh' },
  ...{ ALFALAH_USERNAME: 'u', ALFALAH_PASSWORD: 'p' },
  ...{ ALFALAH_KEY1: '0123456789abcdef', ALFALAH_KEY2: 'fedcba9876543210' },
}
const safepay = { SAFEPAY_API_KEY: 'k', SAFEPAY_SECRET: 's', SAFEPAY_WEBHOOK_SECRET: 'w' }

const configOf = (environment: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...environment })

const demoWays = (environment: Record<string, string>) => {
  const config = configOf({ ...alfalah, ...safepay, ...sampleAccount, ...environment })
  return gatewayNames.filter((way) => isDemoBank(config, way))
}

it.each(['http://127.0.0.1:4010', 'http://localhost:4010', 'http://[::1]:4010'])(
  'is the bank at %s in demo mode, and neither a real bank beside it nor a transfer',
  (host) => {
    expect(demoWays({ DEMO: '1', ALFALAH_HOST: host })).toEqual(['alfalah'])
    expect(demoWays({ DEMO: '0', ALFALAH_HOST: host })).toEqual([])
  },
)

it('is no bank elsewhere, also in demo mode', () => {
  expect(demoWays({ DEMO: '1' })).toEqual([])
  expect(demoWays({ DEMO: '1', ALFALAH_HOST: 'https://sandbox.bankalfalah.com' })).toEqual([])
})

const here = 'http://127.0.0.1:4010'
const atDemoBank = { DEMO: '1', ...alfalah, ALFALAH_HOST: here, ...sampleAccount }
const account = { TRANSFER_IBAN: 'GB82WEST12345698765432' }

it('charges nothing in a demo without ways to pay, or with its own bank and account alone', () => {
  expect(isNothingCharged(configOf({ DEMO: '1' }))).toBe(true)
  expect(isNothingCharged(configOf(atDemoBank))).toBe(true)
})

it.each([
  ['a real bank', { ALFALAH_HOST: 'https://payments.bankalfalah.com' }],
  ['a real bank beside its own', safepay],
  ['a real account for transfers', account],
])('charges in a demo with %s', (_what, real) => {
  expect(isNothingCharged(configOf({ ...atDemoBank, ...real }))).toBe(false)
})

it('charges outside of demo mode, also at a bank on the same machine', () => {
  expect(isNothingCharged(configOf({ ...atDemoBank, DEMO: '0' }))).toBe(false)
})
