import { readdirSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { emptyTestDatabase } from '../../test/databases.ts'
import { openDatabase } from './connect.ts'
import { listSteps, migrateTo, migrateToLatest } from './migrate.ts'
import { migrations } from './migrations/index.ts'

it('an update of the embedded database keeps a copy from before, and removes the older copy', async () => {
  const { options, remove } = await emptyTestDatabase('sqlite')
  if (options.kind !== 'sqlite') throw new Error('not the embedded one')
  onTestFinished(remove)
  const { file } = options
  const copies = () => readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}.`))
  const steps = Object.keys(migrations)
  const [before = '', last = ''] = steps.slice(-2)
  const db = await openDatabase(options)
  onTestFinished(() => db.close())

  expect(await migrateToLatest(db)).toEqual(steps)
  expect(copies()).toEqual([])
  await migrateTo(db, before)
  expect(await migrateToLatest(db)).toEqual([last])
  expect(copies()).toEqual([`${basename(file)}.before-${last}`])
  const copy = `${file}.before-${last}`
  expect(statSync(copy).mode & 0o777).toBe(0o600)
  const opened = await openDatabase({ kind: 'sqlite', file: copy })
  expect(await listSteps(opened)).not.toContain(last)
  expect(await listSteps(opened)).toContain(before)
  await opened.close()

  await migrateTo(db, steps.at(-3))
  await migrateToLatest(db)
  expect(copies()).toEqual([`${basename(file)}.before-${before}`])
  expect(await migrateToLatest(db)).toEqual([])
  expect(copies()).toHaveLength(1)
})
