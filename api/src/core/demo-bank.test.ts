import { gatewayNames } from '@tameer/contract'
import { expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { sampleAccount } from './config-payments.ts'
import { isDemoBank } from './demo-bank.ts'

const alfalah = {
  ...{ ALFALAH_MERCHANT_ID: '1', ALFALAH_STORE_ID: '2', ALFALAH_MERCHANT_HASH: 'mh' },
  ...{ ALFALAH_USERNAME: 'u', ALFALAH_PASSWORD: 'p' },
  ...{ ALFALAH_KEY1: '0123456789abcdef', ALFALAH_KEY2: 'fedcba9876543210' },
}
const safepay = { SAFEPAY_API_KEY: 'k', SAFEPAY_SECRET: 's', SAFEPAY_WEBHOOK_SECRET: 'w' }

const demoWays = (environment: Record<string, string>) => {
  const config = readConfig({ NODE_ENV: 'test', ...alfalah, ...safepay, ...sampleAccount, ...environment })
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
