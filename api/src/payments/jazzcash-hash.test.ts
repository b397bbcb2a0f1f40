import { expect, it } from 'vitest'
import { isHashed, jazzcashHash } from './jazzcash-hash.ts'

const salt = '0F5DD14AE2'
const known = 'c7689cda7474eb1adcd343fd0c0b676bad0ba66361cc46db589bdb0da4c1c867'
const fields = { pp_Password: 'A48cvE28', pp_Amount: '2995', pp_MerchantID: 'MER123' }

it('gives the known hash of known fields, whatever their order', () => {
  expect(jazzcashHash(fields, salt)).toBe(known)
})

it('leaves out empty fields, the hash itself and fields of others', () => {
  const more = { ...fields, pp_BankID: '', pp_SecureHash: 'x', ppmpf_1: '', submit: 'Pay' }
  expect(jazzcashHash(more, salt)).toBe(known)
  expect(jazzcashHash({ ...fields, ppmpf_1: 'x' }, salt)).not.toBe(known)
})

it('verifies a hash in small and in capital letters, and no other', () => {
  for (const hash of [known, known.toUpperCase()]) {
    expect(isHashed({ ...fields, pp_SecureHash: hash }, salt)).toBe(true)
    expect(isHashed({ ...fields, pp_Amount: '2996', pp_SecureHash: hash }, salt)).toBe(false)
    expect(isHashed({ ...fields, pp_SecureHash: hash }, 'another')).toBe(false)
  }
  for (const pp_SecureHash of ['', 'é'.repeat(64), known.slice(1)]) {
    expect(isHashed({ ...fields, pp_SecureHash }, salt)).toBe(false)
  }
  expect(isHashed(fields, salt)).toBe(false)
})
