import { DatabaseSync } from '@photostructure/sqlite'
import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { emptyTestDatabase } from '../../test/databases.ts'
import { openDatabase } from './engines/connect.ts'
import { migrateToLatest } from './migrate.ts'

it('a database file closes while another process writes to it', async () => {
  const { options, remove } = await emptyTestDatabase('sqlite')
  onTestFinished(remove)
  if (options.kind !== 'sqlite') throw new Error('no file')
  const db = await openDatabase(options)
  await migrateToLatest(db)
  // Enough rows that SQLite writes statistics when it closes.
  await db.write(async (trx) => {
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 2000)
      insert into cities (id, name) select i + 1000, 'City ' || i from n`.execute(trx)
  })
  await db.read.selectFrom('cities').select('id').where('name', '=', 'City 7').execute()
  const other = new DatabaseSync(options.file)
  onTestFinished(() => other.close())
  other.exec('begin immediate')
  await expect(db.close()).resolves.toBeUndefined()
  other.exec('rollback')
})
