import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine, emptyTestDatabase } from '../../../test/databases.ts'
import { call, signUpCompany } from '../../../test/factories.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { readBuild } from '../../core/build.ts'
import { openDatabase } from '../../db/engines/connect.ts'
import { migrateToLatest } from '../../db/migrate.ts'

describeOnEachEngine('health and readiness', (_open, engine) => {
  it('are both ok while the server serves', async () => {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    expect((await call(test.app, 'health')).json()).toEqual({
      ...{ status: 'ok', commit: 'unknown' },
      version: readBuild().version,
    })
    const ready = await call(test.app, 'ready')
    expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready' }])
    expect(ready.headers['cache-control']).toBe('no-store')
  })

  it('differ while the server stops: it is healthy, but not ready for new callers', async () => {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    test.context.lifecycle.stopping = true
    const ready = await call(test.app, 'ready')
    expect([ready.statusCode, ready.headers['retry-after'], ready.json()]).toEqual([
      503,
      '5',
      { code: 'busy', message: 'Not ready: the server is stopping' },
    ])
    expect((await call(test.app, 'health')).statusCode).toBe(200)
    // A caller that comes nevertheless is served.
    await signUpCompany(test.app)
  })

  it('differ when tables are missing', async () => {
    const { options, remove } = await emptyTestDatabase(engine)
    onTestFinished(remove)
    const db = await openDatabase(options)
    const test = await openTestApp({ engine, overrides: { db } })
    onTestFinished(() => test.close())
    expect((await call(test.app, 'ready')).json().message).toBe('Not ready: the database cannot be reached')
    await migrateToLatest(db)
    expect((await call(test.app, 'ready')).statusCode).toBe(200)
    await db.writer.deleteFrom('kysely_migration' as never).execute()
    expect((await call(test.app, 'ready')).json().message).toBe('Not ready: the database is not migrated')
  })
})
