import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { addCompany } from '../../../test/rows.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { insertAccountRemoval } from '../../db/queries/accounts/account-removals.ts'
import { removeOwnTraces } from './account-traces.ts'

async function open() {
  let forgets = 0
  const mailer = {
    send: async () => undefined,
    forget: async () => {
      forgets += 1
    },
    close: () => undefined,
  }
  const test = await openTestApp({ overrides: { mailer } })
  onTestFinished(() => test.close())
  await addCompany(test.context.db)
  const removed = (shown: boolean) => {
    const removal = { mailboxKey: 'a'.repeat(64), removedAt: test.context.clock(), shown }
    return test.context.db.note((trx) => insertAccountRemoval(trx, removal))
  }
  return { context: test.context, removed, forgets: () => forgets }
}

it('keeps the share pictures when a request is deleted, and empties them when a company is', async () => {
  const { context, removed } = await open()
  const folder = join(context.config.dataDir, 'share')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'picture'), '')
  const old = new Date(context.clock())
  await utimes(join(folder, 'picture'), old, old)
  await removed(false)
  await removeOwnTraces(context)
  expect(await readdir(folder)).toEqual(['picture'])
  await removed(true)
  await removeOwnTraces(context)
  expect(await readdir(folder)).toEqual([])
})

it('serves all who ask at once with one more run than is under way', async () => {
  const { context, removed, forgets } = await open()
  await removed(false)
  const first = removeOwnTraces(context)
  await Promise.all(Array.from({ length: 20 }, () => removeOwnTraces(context)))
  await first
  expect(forgets()).toBeLessThanOrEqual(2)
})
