import { expect, it, onTestFinished } from 'vitest'
import { describeOnEachEngine } from '../../test/databases.ts'
import { signUpCompany } from '../../test/factories.ts'
import { freePort } from '../../test/free-port.ts'
import { openTestApp } from '../../test/test-app.ts'
import { eventNames } from '../core/events.ts'
import { enqueueMail } from '../db/queries/mail-outbox.ts'

describeOnEachEngine('figures for Prometheus', (_open, engine) => {
  it('are served on a port of their own, by route and without anything people typed', async () => {
    const port = await freePort()
    const test = await openTestApp({ engine, env: { METRICS_PORT: String(port) } })
    onTestFinished(() => test.close())
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 })
    await signUpCompany(test.app, { name: 'Secretive Builders' })
    await test.context.db.note((trx) =>
      enqueueMail(trx, {
        id: crypto.randomUUID(),
        recipient: 'a@example.com',
        subject: 'x',
        text: 'x',
        html: 'x',
        now: test.context.clock() - 600_000,
        expiresAt: test.context.clock() + 600_000,
      }),
    )
    for (let time = 0; time < 3; time += 1)
      await (await fetch(`${address}/api/portfolios?q=secretive`)).text()
    await test.app.inject({ url: '/api/portfolios/0190a3c5-0000-7000-8000-000000000000' })
    await test.app.inject({ url: '/secretive' })

    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    const line = (start: string) => text.split('\n').find((one) => one.startsWith(start)) ?? ''
    const count = (labels: string) => line(`http_request_duration_seconds_count{${labels}}`)
    expect(count('method="POST",route="/api/auth/signup",status="201"')).toMatch(/ 1$/)
    expect(count('method="GET",route="/api/portfolios/:id",status="404"')).toMatch(/ 1$/)
    expect(line('tameer_cached_answers_total')).toBe('tameer_cached_answers_total 2')
    for (const queue of ['passwords', 'images', 'database']) {
      expect(line(`tameer_queue_waiting{queue="${queue}"}`)).toMatch(/ 0$/)
      expect(line(`tameer_queue_busy{queue="${queue}"}`)).toMatch(/ \d+$/)
    }
    expect(Number(line('tameer_mail_oldest_seconds').split(' ')[1])).toBeGreaterThanOrEqual(600)
    expect(line('tameer_mails{state="waiting"}')).toMatch(/ 2$/)
    expect(line('tameer_mails{state="failed"}')).toMatch(/ 0$/)
    expect(line('tameer_database_up')).toBe('tameer_database_up 1')
    expect(line('tameer_build_info')).toContain(`database="${engine}"`)
    expect(Number(line('tameer_events_total{event="signed-up"}').split(' ')[1])).toBeGreaterThanOrEqual(1)
    for (const event of eventNames) expect(line(`tameer_events_total{event="${event}"}`), event).not.toBe('')
    expect(line('tameer_shed_total')).toMatch(/ 0$/)
    expect(line('nodejs_eventloop_lag_p99_seconds')).not.toBe('')
    expect(text).not.toContain('ecretive')

    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
    expect((await fetch(`${address}/metrics`)).status).toBe(404)
    await test.app.close()
    await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow()
  })

  it('are served without the database too, and show that it is down', async () => {
    const port = await freePort()
    const test = await openTestApp({ engine, env: { METRICS_PORT: String(port) } })
    const { context } = test
    onTestFinished(() => test.app.close())
    await context.close()
    const response = await fetch(`http://127.0.0.1:${port}/metrics`)
    expect(response.status).toBe(200)
    const text = await response.text()
    expect(text).toMatch(/^tameer_database_up 0$/m)
    expect(text).not.toMatch(/^tameer_mail_oldest_seconds /m)
    expect(text).toMatch(/^tameer_shed_total /m)
  })
})
