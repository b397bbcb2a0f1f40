import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { openTestApp } from '../../../test/test-app.ts'
import { insertDeskLine, listDeskLines } from '../../db/queries/desk/desk-log.ts'
import { fleetJobs } from '../../jobs.ts'

describeOnEachEngine('old months of the log', (_open, engine) => {
  it('go as a whole, each with a line, once all their lines are three years old', async () => {
    const test = await openTestApp({ engine })
    onTestFinished(() => test.close())
    const { context } = test
    const add = (subject: string, time: string) =>
      context.db.write((trx) =>
        insertDeskLine(trx, {
          ...{ event: 'signed-in', actorId: null, actor: 'command', network: 'local' },
          ...{ subject: { kind: 'account', id: subject }, now: Date.parse(time) },
        }),
      )
    // The last moment of August in Pakistan, and the first of September.
    await add('august', '2020-08-01T12:00:00+05:00')
    await add('end of august', '2020-08-31T23:59:59+05:00')
    await add('september', '2020-09-01T00:00:00+05:00')
    const whole = new Date(context.clock() - 1097 * 24 * 60 * 60_000)
    const begun = new Date(Date.UTC(whole.getUTCFullYear(), whole.getUTCMonth(), 1, 12))
    await add('begun', begun.toISOString())
    await add('young', new Date(context.clock()).toISOString())

    const job = fleetJobs(context).find(({ name }) => name === 'desk-log')
    expect(await job?.work()).toBe(3)
    const left = await listDeskLines(context.db.read, {}, undefined, 10)
    expect(left.map(({ subjectId }) => subjectId).sort()).toEqual(['2020-08', '2020-09', 'begun', 'young'])
    const [august] = left.filter(({ subjectId }) => subjectId === '2020-08')
    expect(august).toMatchObject({
      ...{ event: 'log-month-dropped', actorId: null, subjectKind: 'log', network: '' },
      after: JSON.stringify({ month: '2020-08', lines: 2 }),
    })
    expect(await job?.work()).toBe(0)
  })
})
