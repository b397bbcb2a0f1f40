import { expect, it } from 'vitest'
import { alfalahHash, type Fields } from './alfalah-hash.ts'

const keys = { key1: '0123456789abcdef', key2: 'fedcba9876543210' }
const handshake: Fields = [
  ['HS_ChannelId', '1001'],
  ['HS_IsRedirectionRequest', '0'],
  ['HS_MerchantId', '1'],
  ['HS_StoreId', '2'],
  ['HS_ReturnURL', 'https://x.test/r'],
  ['HS_MerchantHash', 'mh'],
  ['HS_MerchantUsername', 'u'],
  ['HS_MerchantPassword', 'p'],
  ['HS_TransactionReferenceNumber', 'T1'],
]

it('gives the known hash of a known handshake', () => {
  const hash = alfalahHash(handshake, keys)
  expect(hash).toHaveLength(280)
  expect(hash.startsWith('yW0f7tpFZtMByaKV5Isn1pmODn2A/RRl')).toBe(true)
})

it('depends on the order of the fields and on both keys', () => {
  const hashes = [
    alfalahHash(handshake, keys),
    alfalahHash(handshake.toReversed(), keys),
    alfalahHash(handshake, { ...keys, key1: keys.key2 }),
    alfalahHash(handshake, { ...keys, key2: keys.key1 }),
  ]
  expect(new Set(hashes).size).toBe(4)
})
