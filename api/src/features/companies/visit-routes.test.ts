import { daysLater, listVisits, type VisitKind, visitWeeks } from '@tameer/contract'
import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { addCompany, addPortfolio } from '../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayInPakistan } from '../../core/day-in-pakistan.ts'
import { newId } from '../../core/secrets/ids.ts'
import { fleetJobs } from '../../jobs.ts'
import { createVisitCounter, mostOfNetwork } from './visit-counter.ts'

const dayMs = 24 * 60 * 60_000
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const laptop = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1',
  'curl/8.5.0',
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/142.0 Safari/537.36',
  '',
]
const here = { ip: '203.0.113.1', userAgent: phone }

describeOnEachEngine('visits', (_open, engine) => {
  async function open() {
    const test = await openTestApp({ engine, env: { TRUST_PROXY: 'loopback' } })
    onTestFinished(() => test.close())
    const company = await signUpCompany(test.app)
    const projectId = await addPortfolio(test.context.db, company.user.id)
    return { test, company, id: company.user.id, projectId }
  }
  type Opened = Awaited<ReturnType<typeof open>>

  function see({ test }: Opened, kind: VisitKind, id: string, as: Record<string, string> = {}) {
    const headers = { 'user-agent': phone, 'x-forwarded-for': '203.0.113.1', ...as }
    return call(test.app, 'countVisit', { payload: { kind, id }, headers })
  }
  async function weeksOf({ app }: TestApp, { headers }: TestCompany) {
    return listVisits.response.parse((await call(app, 'listVisits', { headers })).json()).weeks
  }
  function rowsOf({ test }: Opened) {
    return test.context.db.read
      .selectFrom('companyVisits')
      .select(['kind', 'visits'])
      .orderBy('kind')
      .execute()
  }
  const marksOf = ({ test }: Opened) => test.context.db.read.selectFrom('visitMarks').selectAll().execute()
  /** Runs a job of the servers. */
  async function work({ test }: Opened, name: string): Promise<void> {
    await fleetJobs(test.context)
      .find((job) => job.name === name)
      ?.work()
  }

  it('are counted once a day for each visitor, and stored when the server stops', async () => {
    const opened = await open()
    const { id, projectId } = opened
    for (const kind of ['profile', 'contact', 'profile'] as const) {
      const { statusCode, body, headers } = await see(opened, kind, id)
      expect([statusCode, body, headers['set-cookie']]).toEqual([204, '', undefined])
    }
    await see(opened, 'profile', id, { 'user-agent': laptop })
    await see(opened, 'profile', id, { 'x-forwarded-for': '203.0.113.2' })
    await see(opened, 'project', projectId)
    expect(await rowsOf(opened)).toEqual([])
    await opened.test.app.close()
    expect(await rowsOf(opened)).toEqual([
      { kind: 'contact', visits: 1 },
      { kind: 'profile', visits: 3 },
      { kind: 'project', visits: 1 },
    ])
    // Neither address nor browser is anywhere in what is stored.
    const kept = JSON.stringify(await marksOf(opened))
    expect(kept).not.toMatch(/203\.0|Mozilla|Android/)
    expect(await marksOf(opened)).toHaveLength(5)
  })

  it('are not counted for programs, for the company itself and for hidden things', async () => {
    const opened = await open()
    const { test, company, id, projectId } = opened
    const { db } = test.context
    for (const robot of robots) await see(opened, 'profile', id, { 'user-agent': robot })
    for (const [kind, seen] of [
      ['profile', id],
      ['contact', id],
      ['project', projectId],
    ] as const) {
      expect((await see(opened, kind, seen, company.headers)).statusCode).toBe(204)
    }
    const unlisted = await addCompany(db, { unlisted: true })
    await see(opened, 'profile', unlisted)
    await see(opened, 'project', await addPortfolio(db, unlisted))
    await see(opened, 'project', await addPortfolio(db, id, { hidden: true }))
    await see(opened, 'profile', newId())
    // The id of a project is not counted as a company, nor the other way round.
    await see(opened, 'profile', projectId)
    await see(opened, 'project', id)
    const other = await signUpCompany(test.app)
    await see(opened, 'profile', id, other.headers)
    await test.app.close()
    expect(await rowsOf(opened)).toEqual([{ kind: 'profile', visits: 1 }])
  })

  it('are refused when they are malformed', async () => {
    const { test, id } = await open()
    const wrong = [{}, { kind: 'profile' }, { kind: 'look', id }, { kind: 'profile', id: '7' }, []]
    for (const payload of wrong) {
      expect((await call(test.app, 'countVisit', { payload })).statusCode).toBe(400)
    }
  })

  it('are counted once when they come to several servers at once', async () => {
    const opened = await open()
    const { test, id, projectId } = opened
    const counters = Array.from({ length: 4 }, () => createVisitCounter(test.context))
    const visitors = Array.from({ length: 25 }, (_, n) => ({ ip: `198.51.100.${n}`, userAgent: phone }))
    for (const counter of counters) {
      for (const visitor of visitors) {
        counter.take({ kind: 'profile', id }, visitor)
        counter.take({ kind: 'project', id: projectId }, visitor)
      }
    }
    const counted = await Promise.all(counters.map((counter) => counter.store()))
    expect(counted.reduce((sum, one) => sum + one, 0)).toBe(50)
    expect(await rowsOf(opened)).toEqual([
      { kind: 'profile', visits: 25 },
      { kind: 'project', visits: 25 },
    ])
  })

  it('are limited for each network, whatever browser it names', async () => {
    const opened = await open()
    const counter = createVisitCounter(opened.test.context)
    for (let number = 0; number < 3 * mostOfNetwork; number += 1) {
      const ip = `2001:db8:1:2::${number.toString(16)}`
      counter.take({ kind: 'profile', id: opened.id }, { ip, userAgent: `${phone} ${number}` })
    }
    expect(await counter.store()).toBe(mostOfNetwork)
  })

  it('wait while they cannot be stored, and are not lost when a company is deleted', async () => {
    const opened = await open()
    const { test, id } = opened
    const { db } = test.context
    let down = true
    const note: typeof db.note = (run) => (down ? Promise.reject(new Error('down')) : db.note(run))
    const counter = createVisitCounter({ ...test.context, db: { ...db, note, read: db.read } })
    const gone = await addCompany(db)
    counter.take({ kind: 'profile', id }, here)
    counter.take({ kind: 'profile', id: gone }, here)
    await expect(counter.store()).rejects.toThrow('down')
    counter.take({ kind: 'contact', id }, here)
    await db.write((trx) => trx.deleteFrom('companies').where('id', '=', gone).execute())
    down = false
    expect(await counter.store()).toBe(2)
    expect(await counter.store()).toBe(0)
  })

  it('lose their hashes after the day, and are counted anew on the next', async () => {
    const opened = await open()
    const { test, company, id } = opened
    const counter = createVisitCounter(test.context)
    counter.take({ kind: 'profile', id }, here)
    await counter.store()
    await work(opened, 'visit-marks')
    const [today] = await marksOf(opened)
    expect(today?.day).toBe(dayInPakistan(test.context.clock()))
    test.passTime(dayMs)
    await work(opened, 'visit-marks')
    expect(await marksOf(opened)).toEqual([])
    counter.take({ kind: 'profile', id }, here)
    expect(await counter.store()).toBe(1)
    expect((await marksOf(opened))[0]?.hash).not.toBe(today?.hash)
    const weeks = await weeksOf(test, company)
    expect(weeks.reduce((sum, { profile }) => sum + profile, 0)).toBe(2)
  })

  it('are shown by seven days to the company alone, and stored as long as they are shown', async () => {
    const opened = await open()
    const { test, company, id } = opened
    const counter = createVisitCounter(test.context)
    const visit = async (kind: VisitKind) => {
      counter.take({ kind, id }, here)
      await counter.store()
    }
    const figures = async () =>
      (await weeksOf(test, company)).map(({ profile, project, contact }) => [profile, project, contact])
    const before = [1, 0, 0]
    const none = [0, 0, 0]
    await visit('profile')
    // Six days later it is one of the last seven days, whatever day of the week that is.
    test.passTime(6 * dayMs)
    expect((await figures()).slice(0, 2)).toEqual([before, none])
    test.passTime(dayMs)
    expect((await figures()).slice(0, 2)).toEqual([none, before])
    await visit('profile')
    await visit('contact')
    const weeks = await weeksOf(test, company)
    const today = dayInPakistan(test.context.clock())
    expect(weeks.map(({ from }) => from)).toEqual(
      Array.from({ length: visitWeeks }, (_, place) => daysLater(today, -6 - 7 * place)),
    )
    expect((await figures()).slice(0, 3)).toEqual([[1, 0, 1], before, none])
    const other = await signUpCompany(test.app)
    expect((await weeksOf(test, other)).every(({ profile }) => profile === 0)).toBe(true)
    expect((await call(test.app, 'listVisits')).statusCode).toBe(401)
    test.passTime((visitWeeks * 7 - 1) * dayMs)
    await work(opened, 'visits')
    expect(await rowsOf(opened)).toEqual([
      { kind: 'contact', visits: 1 },
      { kind: 'profile', visits: 1 },
    ])
    test.passTime(dayMs)
    await work(opened, 'visits')
    expect(await rowsOf(opened)).toEqual([])
  })

  it('do not invalidate cached pages', async () => {
    const { test, id } = await open()
    const counter = createVisitCounter(test.context)
    const version = test.context.db.version()
    counter.take({ kind: 'profile', id }, here)
    expect(await counter.store()).toBe(1)
    expect(test.context.db.version()).toBe(version)
  })
})
