import {
  companyPageAddress,
  daysBetween,
  portfolioPageAddress,
  standing,
  webpName,
  widthsFor,
} from '@tameer/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { describeOnEachEngine } from '../../../../test/databases.ts'
import { parsePage } from '../../../../test/html.ts'
import { plansOf } from '../../../../test/query-plans.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { addPayment, salesEnv } from '../../../../test/sales.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { dayInPakistan, dayMs } from '../../../core/day-in-pakistan.ts'
import { newId } from '../../../core/secrets/ids.ts'
import { findCompany, updateCompany } from '../../../db/queries/companies/companies.ts'
import { listPaidTimes } from '../../../db/queries/payments/plan-times.ts'
import { settlePayment } from '../../billing/settle-payment.ts'
import { findShareLogo } from './share-logo.ts'

const publicUrl = 'https://tameer.example'
const name = 'Ravi Builders'

describeOnEachEngine('the logo on share pictures', (_open, engine) => {
  let test: TestApp

  beforeAll(async () => {
    test = await openTestApp({ engine, env: { ...salesEnv, PUBLIC_URL: publicUrl } })
  })
  afterAll(() => test.close())

  /** A company with a project and a logo, whose file is stored or missing. */
  async function open(app = test, { stored = true, width = 640 } = {}) {
    const { db, images } = app.context
    const id = await addCompany(db, { name })
    const project = await addPortfolio(db, id)
    const file = newId()
    const logo = webpName(file, widthsFor(width, 'logo').at(-1) ?? 0)
    const create = { width: 480, height: 240, channels: 3, background: '#00ff00' } as const
    if (stored) await images.put([{ name: logo, bytes: await sharp({ create }).webp().toBuffer() }])
    await db.write((trx) => updateCompany(trx, id, { image: { file, width, height: width / 2 }, now: 1 }))
    const pages = [companyPageAddress({ id, name }), portfolioPageAddress({ id: project, title: 'A House' })]
    const addresses = () => Promise.all([...pages, ...pages.map((page) => `/ur${page}`)].map(pictureOf))
    async function pictureOf(url: string) {
      const { body } = await app.app.inject({ url })
      const image = parsePage(body).find('meta', { property: 'og:image' })?.attributes.content ?? ''
      expect(image, url).toMatch(/^https:\/\/tameer\.example(\/ur)?\/share\/[cp]\/[\w-]+\.jpg$/)
      return image.slice(publicUrl.length)
    }
    return { id, logo, addresses }
  }
  const pay = async (companyId: string) => {
    const payment = await addPayment(test.context, companyId, { months: 1, amount: 2500 })
    await settlePayment(test.context, payment, { state: 'paid', bankNumber: null })
  }
  const logoOf = async (id: string, { context } = test) => {
    const company = await findCompany(context.db.read, id)
    if (!company) throw new Error('no such company')
    return findShareLogo(context, company)
  }
  /** How green the place of the logo is in a drawn picture, 0 to 255, once it is drawn. */
  const greenIn = (url: string) =>
    vi.waitFor(
      async () => {
        const { statusCode, headers, rawPayload } = await test.app.inject({ url })
        expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
        const place = { left: 1000, top: 530, width: 60, height: 30 }
        const { channels } = await sharp(await sharp(rawPayload).extract(place).png().toBuffer()).stats()
        return Math.round((channels[1]?.mean ?? 0) - (channels[0]?.mean ?? 0))
      },
      { timeout: 60_000, interval: 200 },
    )

  it('begins with a plan that is paid, at once and with another address, and ends after its days of grace', async () => {
    const { id, logo, addresses } = await open()
    const basic = await addresses()
    expect(await logoOf(id)).toBeUndefined()
    await pay(id)
    const paid = await addresses()
    expect(await logoOf(id)).toBe(logo)
    paid.forEach((address, place) => {
      expect(address).not.toBe(basic[place])
      expect(address).toHaveLength(basic[place]?.length ?? 0)
    })
    const today = dayInPakistan(test.context.clock())
    const { graceUntil } = standing(await listPaidTimes(test.context.db.read, id), today)
    test.passTime(daysBetween(today, graceUntil ?? '') * dayMs)
    expect(await addresses()).toEqual(paid)
    // Nothing is written from here on: pages in the cache are left behind by the day alone.
    const version = test.context.db.version()
    test.passTime(dayMs)
    expect(await addresses()).toEqual(basic)
    expect(test.context.db.version()).toBe(version)
  })

  it('is drawn in a plan that has it, and the old address leads there', async () => {
    const { id, addresses } = await open()
    const [before = ''] = await addresses()
    expect(await greenIn(before)).toBeLessThan(20)
    await pay(id)
    const [after = ''] = await addresses()
    const moved = await test.app.inject({ url: before })
    expect([moved.statusCode, moved.headers.location]).toEqual([302, after])
    expect(await greenIn(after)).toBeGreaterThan(200)
  })

  it('is left out of the picture when its file is missing', async () => {
    const { id, addresses } = await open(test, { stored: false })
    await pay(id)
    const [address = ''] = await addresses()
    expect(await greenIn(address)).toBeLessThan(20)
  })

  it('is of the widest stored size of a small logo too', async () => {
    const { id, logo } = await open(test, { width: 90 })
    await pay(id)
    expect([await logoOf(id), logo.slice(-8)]).toEqual([logo, '-90.webp'])
  })

  it('changes nothing for a company without one', async () => {
    const { id, addresses } = await open()
    await test.context.db.write((trx) => updateCompany(trx, id, { image: null, now: 1 }))
    const before = await addresses()
    await pay(id)
    expect(await addresses()).toEqual(before)
    expect(await logoOf(id)).toBeUndefined()
  })

  it('costs one statement that an index answers', async () => {
    const { id } = await open()
    const company = await findCompany(test.context.db.read, id)
    const plans = await plansOf(test.context.db, async (read) => {
      if (company)
        await findShareLogo({ ...test.context, db: { ...test.context.db, read: read as never } }, company)
    })
    expect(plans.match(/select /g)).toHaveLength(1)
    // In a table of few rows PostgreSQL may take another index than that of companies.
    expect(plans).toMatch(
      /SEARCH payments USING INDEX payments_by_company|Index Scan using payments_by_(company|paid_time)/,
    )
  })

  it('is on the pictures of every company where nothing is sold', async () => {
    const free = await openTestApp({ engine, env: { PUBLIC_URL: publicUrl } })
    onTestFinished(() => free.close())
    const { id, logo } = await open(free)
    expect(await logoOf(id, free)).toBe(logo)
  })
})
