import { expect, it } from 'vitest'
import { formMessage } from '../../test/bank-visitor.ts'
import { createAlfalah } from './alfalah.ts'
import type { Message } from './gateway.ts'

const gateway = createAlfalah({
  host: 'https://payments.bankalfalah.com',
  merchantId: '233462',
  storeId: '000456',
  merchantHash: 'hash',
  username: 'tameer',
  password: 'password',
  key1: '0123456789abcdef',
  key2: 'fedcba9876543210',
  hashNamesItself: true,
})
const ours = { reference: 'TM-26-7K3PW9ADXQ' }
const back = (path: string, query = ''): Message => ({
  ...{ method: 'GET', path, query },
  ...{ headers: {}, body: Buffer.alloc(0) },
})
const told = (url: string) => [
  gateway.understand(formMessage(`${new URLSearchParams({ url })}`)),
  gateway.understand(back('', `${new URLSearchParams({ url })}`)),
]

it('reads the reference of a return from its path or its query', () => {
  for (const path of [
    'TS=P/RC=00/RD=/O=TM-26-7K3PW9ADXQ',
    'TS%3DP/RC%3D00/O%3DTM-26-7K3PW9ADXQ',
    'O=TM-26-7K3PW9ADXQ/',
  ]) {
    expect(gateway.understand(back(path)), path).toEqual(ours)
  }
  expect(gateway.understand(back('', 'TS=P&RC=00&RD=&O=TM-26-7K3PW9ADXQ'))).toEqual(ours)
})

it('reads the reference alone from the address that the listener is told', () => {
  const path = '/HS/api/IPN/OrderStatus/233462/000456/TM-26-7K3PW9ADXQ'
  for (const host of ['https://payments.bankalfalah.com', 'http://169.254.169.254', 'file://', '']) {
    expect(told(host + path), host).toEqual([ours, ours])
  }
  expect(told(`https://x.test${path}?a=b`)).toEqual([ours, ours])
})

it('understands nothing else', () => {
  const urls = [
    '',
    'http://169.254.169.254/TM-26-7K3PW9ADXQ',
    'https://x.test/HS/api/IPN/OrderStatus/1/2/../../x',
  ]
  for (const url of urls) expect(told(url), url).toEqual([null, null])
  for (const path of ['TS=P', 'O=', 'O=a b', "O=1'--", `O=${'9'.repeat(41)}`, 'TS=P/O=%E0%A4%A']) {
    expect(gateway.understand(back(path)), path).toBeNull()
  }
})
