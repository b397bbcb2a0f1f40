import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { emptyTestDatabase } from '../../test/databases.ts'
import { openDatabase } from './engines/connect.ts'
import { listSteps, migrateTo, migrateToLatest } from './migrate.ts'
import { migrations } from './migrations/index.ts'

async function openEmpty() {
  const { options, remove } = await emptyTestDatabase('sqlite')
  if (options.kind !== 'sqlite') throw new Error('not the embedded one')
  const { file } = options
  const db = await openDatabase(options)
  onTestFinished(async () => {
    await db.close()
    await remove()
  })
  const copies = () => readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.`))
  return { db, file, copies }
}

const steps = Object.keys(migrations)
const [before = '', last = ''] = steps.slice(-2)

it('a new embedded database is made without a copy', async () => {
  const { db, copies } = await openEmpty()
  expect(await migrateToLatest(db)).toEqual(steps)
  expect(copies()).toEqual([])
})

it('an update of the embedded database keeps a copy from before, and removes the older copy', async () => {
  const { db, file, copies } = await openEmpty()
  await migrateTo(db, before)
  writeFileSync(`${file}.before-${before}`, 'an older copy')
  expect(await migrateToLatest(db)).toEqual([last])
  expect(await migrateToLatest(db)).toEqual([])
  const copy = `${file}.before-${last}`
  expect(copies()).toEqual([basename(copy)])
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  const opened = await openDatabase({ kind: 'sqlite', file: copy })
  expect(await listSteps(opened)).toEqual(steps.slice(0, -1))
  await opened.close()
})
