import { expect, it } from 'vitest'
import { describeOnEachEngine } from '../test/databases.ts'
import { openTestApp } from '../test/test-app.ts'
import { newId } from './core/ids.ts'
import { insertDeskLine, listDeskLines } from './db/queries/desk-log.ts'
import { fleetJobs } from './jobs.ts'

describeOnEachEngine('jobs of the server', (_open, engine) => {
  it('removes lines of the log older than three years, however many, and no others', async () => {
    const { context } = await openTestApp({ engine })
    const line = { event: 'signed-in', actorId: null, actor: 'command', network: 'local' } as const
    const old = Array.from({ length: 2001 }, (_, createdAt) => ({
      ...{
        ...line,
        id: newId(),
        subjectKind: 'account' as const,
        subjectId: 'a',
        before: null,
        after: null,
        createdAt,
      },
    }))
    await context.db.write(async (trx) => {
      for (let at = 0; at < old.length; at += 500) {
        await trx
          .insertInto('deskLog')
          .values(old.slice(at, at + 500))
          .execute()
      }
      await insertDeskLine(trx, { ...line, subject: { kind: 'account', id: 'young' }, now: context.clock() })
    })
    const job = fleetJobs(context).find(({ name }) => name === 'desk-log')
    expect(await job?.work()).toBe(2001)
    expect(
      (await listDeskLines(context.db.read, {}, undefined, 5)).map(({ subjectId }) => subjectId),
    ).toEqual(['young'])
    expect(await job?.work()).toBe(0)
  })
})
