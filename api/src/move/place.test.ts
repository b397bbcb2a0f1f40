import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readConfig } from '../core/config/config.ts'
import { nameOf } from '../db/engines/open-failure.ts'
import { placeAt } from './place.ts'

const bucket = {
  S3_ENDPOINT: 'https://s3.example.com',
  S3_REGION: 'here',
  S3_BUCKET: 'tameer',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}
const onDisk = readConfig({ DATA_DIR: '/srv/tameer' })
const inBucket = readConfig({ DATA_DIR: '/srv/tameer', ...bucket })
const url = 'postgres://tameer:secret@db.example.com/main'

it.each([
  ['/old', undefined, { kind: 'sqlite', file: '/old/tameer.sqlite' }, '/old/uploads', '/old/uploads'],
  ['/old', 's3', { kind: 'sqlite', file: '/old/tameer.sqlite' }, null, null],
  [
    'sqlite:/old/own.sqlite',
    undefined,
    { kind: 'sqlite', file: '/old/own.sqlite' },
    '/srv/tameer/uploads',
    null,
  ],
  [url, undefined, { kind: 'postgres', url }, '/srv/tameer/uploads', null],
  [url, '/pictures', { kind: 'postgres', url }, '/pictures', '/pictures'],
])('understands %s with pictures in %s', (place, pictures, database, withoutBucket, withBucket) => {
  expect(placeAt('from', { place, pictures }, onDisk)).toMatchObject({ database, pictures: withoutBucket })
  expect(placeAt('to', { place, pictures }, inBucket)).toMatchObject({ database, pictures: withBucket })
})

it('names the option that it does not understand', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tameer-move-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'tameer.sqlite')
  writeFileSync(file, '')
  const ask = (place: string | undefined) => () => placeAt('to', { place, pictures: undefined }, onDisk)
  expect(ask(undefined)).toThrow('--to is missing')
  expect(ask('mysql://host/database')).toThrow(
    '--to takes a data folder, sqlite: and the path of a file, or postgres://',
  )
  expect(ask('postgres://[')).toThrow('--to takes a data folder')
  expect(ask(file)).toThrow(`${file} is a file. A database file is named with sqlite: before its path.`)
})

it('names a database without its password', () => {
  expect(nameOf({ kind: 'postgres', url })).toBe('PostgreSQL main on db.example.com')
  expect(nameOf({ kind: 'sqlite', file: '/old/tameer.sqlite' })).toBe('/old/tameer.sqlite')
})
