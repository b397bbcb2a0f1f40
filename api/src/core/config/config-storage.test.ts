import { describe, expect, it } from 'vitest'
import { ConfigError, type Environment, readConfig } from './config.ts'

const whole = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'here',
  S3_BUCKET: 'tameer-pictures',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'not-to-be-told',
}

describe('object storage in the configuration', () => {
  it('is null when no variable is set', () => {
    expect(readConfig({}).s3).toBeNull()
    expect(readConfig({ S3_BUCKET: ' ', S3_PUBLIC_URL: '' }).s3).toBeNull()
  })

  it('is read when every variable is set', () => {
    expect(readConfig(whole).s3).toEqual({
      endpoint: 'https://s3.example.com',
      region: 'here',
      bucket: 'tameer-pictures',
      accessKeyId: 'id',
      secretAccessKey: 'not-to-be-told',
      pathStyle: true,
      publicUrl: null,
    })
    const more = { S3_PUBLIC_URL: 'https://cdn.example.com/shown/', S3_PATH_STYLE: '0' }
    expect(readConfig({ ...whole, ...more }).s3).toMatchObject({
      pathStyle: false,
      publicUrl: 'https://cdn.example.com/shown',
    })
  })

  it.each<[name: string, environment: Environment, fault: RegExp]>([
    [
      'a bucket alone',
      { S3_BUCKET: 'pictures' },
      /half configured: S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID.* missing$/,
    ],
    [
      'a public address alone',
      { S3_PUBLIC_URL: 'https://cdn.example.com' },
      /half configured: S3_ENDPOINT, /,
    ],
    [
      'a storage without its secret',
      { ...whole, S3_SECRET_ACCESS_KEY: '' },
      /: S3_SECRET_ACCESS_KEY missing$/,
    ],
    ['an endpoint of another kind', { ...whole, S3_ENDPOINT: 's3.example.com' }, /^S3_ENDPOINT must be/],
    [
      'an endpoint with a user',
      { ...whole, S3_ENDPOINT: 'https://a:b@s3.example.com' },
      /^S3_ENDPOINT must be/,
    ],
    ['a bucket that cannot be', { ...whole, S3_BUCKET: 'My pictures' }, /^S3_BUCKET must be/],
    [
      'a public address with a query',
      { ...whole, S3_PUBLIC_URL: 'https://a.pk/?x=1' },
      /^S3_PUBLIC_URL must be/,
    ],
    [
      'a public address that says more',
      { ...whole, S3_PUBLIC_URL: "https://a.pk/;'self'" },
      /^S3_PUBLIC_URL must be/,
    ],
    [
      'a public address whose host says more',
      { ...whole, S3_PUBLIC_URL: "https://a;script-src'self'.pk" },
      /^S3_PUBLIC_URL must be/,
    ],
    ['a style between', { ...whole, S3_PATH_STYLE: 'auto' }, /^S3_PATH_STYLE must be one of 0, 1$/],
    [
      'pictures that pages may not load',
      { ...whole, PUBLIC_URL: 'https://example.com', S3_PUBLIC_URL: 'http://cdn.example.com' },
      /^S3_PUBLIC_URL must be an https address/,
    ],
  ])('refuses %s', (_name, environment, sentence) => {
    let found: unknown
    try {
      readConfig(environment)
    } catch (error) {
      found = error
    }
    expect(found).toBeInstanceOf(ConfigError)
    const { faults } = found as ConfigError
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatch(sentence)
    expect(faults[0]).not.toContain('not-to-be-told')
  })
})
