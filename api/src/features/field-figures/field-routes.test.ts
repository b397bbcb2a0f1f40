import { addresses, apiPrefix, type DeskFigures } from '@tameer/contract'
import { beforeEach, expect, it } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call } from '../../../test/factories.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'
import { dayMs } from '../../core/day-in-pakistan.ts'
import { deleteFieldCounts, readFieldFigures } from '../../db/queries/field-counts.ts'
import { createFieldCounter } from './field-counter.ts'

const now = Date.UTC(2026, 10, 23, 9)
const caller = { ip: '203.0.113.7' }
const visit = (screen: string, network: string, lcp: number) => ({
  screen,
  network,
  figures: [
    { name: 'LCP' as const, value: lcp },
    { name: 'CLS' as const, value: 0.03 },
  ],
})

describeOnEachEngine('figures of visits', (_open, engine) => {
  let test: TestApp
  let moment: number
  beforeEach(async () => {
    moment = now
    test = await openTestApp({ engine, overrides: { clock: () => moment } })
    return () => test.close()
  })

  const read = (): Promise<DeskFigures['speeds']> => readFieldFigures(test.context.db, moment)
  const counter = () => createFieldCounter(test.context)

  it('say what three of four stayed within, by screens and by network, for 28 days', async () => {
    const [first, second] = [counter(), counter()]
    for (const lcp of [900, 1_100, 1_300]) first.take(visit('calculator', '4g', lcp), caller)
    second.take(visit('calculator', '3g', 9_000), caller)
    second.take(visit('nobody-knows', 'warp', 300), caller)
    expect([await first.store(), await second.store()]).toEqual([6, 4])
    const figures = await read()
    const found = (name: string, screens: string | null, network: string | null) =>
      figures.find((one) => one.name === name && one.screens === screens && one.network === network)
    expect(found('LCP', null, null)).toMatchObject({ p75: 1_400, visits: 5 })
    expect(found('LCP', 'calculator', null)).toMatchObject({ p75: 1_400, visits: 4 })
    expect(found('LCP', 'other', null)).toMatchObject({ p75: 400, visits: 1 })
    expect(found('LCP', null, '3g')).toMatchObject({ p75: 12_000, visits: 1 })
    expect(found('LCP', null, 'unknown')).toMatchObject({ p75: 400, visits: 1 })
    expect(found('CLS', null, null)).toMatchObject({ p75: 30, visits: 5 })
    expect(found('INP', null, null)).toBeUndefined()
    moment += 28 * dayMs
    expect(await read()).toEqual([])
  })

  it('add up over servers and batches, and go after their time', async () => {
    for (let time = 0; time < 3; time += 1) {
      const server = counter()
      server.take(visit('', '4g', 500), caller)
      await server.store()
    }
    expect((await read())[0]).toMatchObject({ p75: 600, visits: 3 })
    await test.context.db.note((trx) => deleteFieldCounts(trx, '2026-11-24'))
    expect(await read()).toEqual([])
  })

  it('count no more visits of one network in a day than people make', async () => {
    const server = counter()
    for (let time = 0; time < 300; time += 1) server.take(visit('', '4g', 500), caller)
    await server.store()
    expect((await read())[0]?.visits).toBe(100)
  })

  it('are taken as a browser sends them when a page is left, and refused when they are none', async () => {
    const send = (payload: unknown) =>
      test.app.inject({
        method: 'POST',
        url: `${apiPrefix}${addresses.sendFieldFigures.path}`,
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      })
    expect((await send(visit('calculator', '4g', 900))).statusCode).toBe(204)
    for (const wrong of [
      { ...visit('calculator', '4g', 900), figures: [] },
      { ...visit('x'.repeat(41), '4g', 900) },
      visit('calculator', '4g', -1),
      { ...visit('', '4g', 1), figures: [{ name: 'TTFB', value: 1 }] },
    ]) {
      expect((await call(test.app, 'sendFieldFigures', { payload: wrong })).statusCode).toBe(400)
    }
  })
})
