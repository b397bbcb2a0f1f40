import * as argon2 from '@node-rs/argon2'
import { describe, expect, it, vi } from 'vitest'
import { createPasswordHasher } from './passwords.ts'

describe('password hasher', () => {
  it('hashes with argon2id at 19 MiB, and verifies its own hashes', async () => {
    const passwords = createPasswordHasher()
    const kept = await passwords.hash('correct horse')
    expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await passwords.verify('correct horse', kept)).toBe(true)
    expect(await passwords.verify('correct hors', kept)).toBe(false)
  })

  it('uses every byte of a long password', async () => {
    const passwords = createPasswordHasher()
    const long = 'x'.repeat(1024)
    const kept = await passwords.hash(long)
    expect(await passwords.verify(long, kept)).toBe(true)
    expect(await passwords.verify(long.slice(1), kept)).toBe(false)
  })

  it.each([
    ['Rama\u00f1o-pass', 'Raman\u0303o-pass'],
    ['\u0622\u067e \u06a9\u0627', '\u0627\u0653\u067e \u06a9\u0627'],
    ['\u06c2\u06d3\u0624\u0626-12', '\u06c1\u0654\u06d2\u0654\u0648\u0654\u064a\u0654-12'],
    ['\u0644\u0627\u06c1\u0648\u0631', '\ufefb\ufba7\ufeed\ufead'],
    ['password', 'ｐａｓｓｗｏｒｄ'],
    ['a b', 'a\u00a0b'],
    ['d\u1ecb', 'di\u0323'],
  ])('takes %j and %j for one password, whichever was set', async (one, other) => {
    const passwords = createPasswordHasher()
    expect(await passwords.verify(other, await passwords.hash(one))).toBe(true)
    expect(await passwords.verify(one, await passwords.hash(other))).toBe(true)
  })

  it('tries a hash of a password as typed once more, for accounts and for nobody alike', async () => {
    const verify = vi.fn(argon2.verify)
    const passwords = createPasswordHasher(undefined, { ...argon2, verify })
    const typed = 'Raman\u0303o-pass'
    const before = vi.fn(async () => undefined)
    const old = await argon2.hash(typed)
    expect(await passwords.verify(typed, old, before)).toBe(true)
    expect(before).toHaveBeenCalledTimes(1)
    const hashes = [old, undefined, 'none']
    for (const kept of hashes) {
      verify.mockClear()
      expect(await passwords.verify('wrong n\u0303', kept)).toBe(false)
      expect(verify.mock.calls.filter(([hash]) => String(hash).includes('m=19456'))).toHaveLength(2)
    }
  })

  it('keeps apart what a person typed on purpose', async () => {
    const passwords = createPasswordHasher()
    const kept = await passwords.hash(' Pass\u200c1 ')
    for (const other of ['Pass\u200c1', ' Pass1 ', ' pass\u200c1 ']) {
      expect(await passwords.verify(other, kept)).toBe(false)
    }
  })

  it('returns false without a hash, after the same work', async () => {
    const verify = vi.fn(argon2.verify)
    const passwords = createPasswordHasher(undefined, { ...argon2, verify })
    const kept = await passwords.hash('known')
    expect(await passwords.verify('guess', kept)).toBe(false)
    expect(await passwords.verify('guess', undefined)).toBe(false)
    expect(await passwords.verify('a password nobody has', undefined)).toBe(false)
    const costs = verify.mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4).join())
    expect(costs).toEqual(Array(3).fill('argon2id,v=19,m=19456,t=2,p=1'))
  })

  it.each(['', 'none', '$argon2id$v=19$m=19456,t=2,p=1$cut'])(
    'answers false to a text that is no hash: %j',
    async (kept) => {
      expect(await createPasswordHasher().verify(kept, kept)).toBe(false)
    },
  )

  it('verifies again after a failure to make the hash for unknown accounts', async () => {
    const hash = vi.fn(argon2.hash)
    const passwords = createPasswordHasher(undefined, { ...argon2, hash })
    const kept = await passwords.hash('known')
    hash.mockRejectedValueOnce(new Error('out of memory'))
    await expect(passwords.verify('guess', undefined)).rejects.toThrow('out of memory')
    expect(await passwords.verify('known', kept)).toBe(true)
    expect(await passwords.verify('guess', undefined)).toBe(false)
    expect(passwords.load()).toEqual({ waiting: 0, busy: 0 })
  })

  it('refuses the call that finds the queue full, and serves the others', async () => {
    const passwords = createPasswordHasher({ concurrency: 1, waiting: 2 })
    const calls = Array.from({ length: 5 }, () => passwords.hash('x'))
    const outcomes = await Promise.allSettled(calls)
    expect(outcomes.map((outcome) => outcome.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'busy', retryAfterS: 5 })
    expect(await passwords.hash('again')).toMatch(/^\$argon2id/)
  })
})
