import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { detailedEstimate, encodeAnswers } from '@tameer/calculator'
import { billPictureAddress, estimatePageAddress } from '@tameer/contract'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { parsePage } from '../../../../test/html.ts'
import { addCompany, addPortfolio } from '../../../../test/rows.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'
import { busy } from '../../../core/errors.ts'
import { updatePortfolio } from '../../../db/queries/portfolios/portfolios.ts'
import { createImageQueue } from '../../../images/image-queue.ts'

const publicUrl = 'https://tameer.example'

describe('share pictures', () => {
  let test: TestApp
  let company: string
  let house: string
  /** True when the general picture was sent meanwhile, as on a busy machine: it is stored too. */
  let general = false
  /** Makes the queue full for everybody while it is true. */
  let full = false
  /** Makes the next drawing fail while it is true. */
  let broken = false
  let [atOnce, mostAtOnce] = [0, 0]

  beforeAll(async () => {
    const queue = createImageQueue()
    test = await openTestApp({
      env: { PUBLIC_URL: publicUrl },
      overrides: {
        imageQueue: {
          ...queue,
          async runAll(...given) {
            if (full) throw busy()
            if (broken) {
              broken = false
              throw new Error('cannot be drawn')
            }
            atOnce += 1
            mostAtOnce = Math.max(mostAtOnce, atOnce)
            return queue.runAll(...given).finally(() => {
              atOnce -= 1
            })
          },
        },
      },
    })
    company = await addCompany(test.context.db, { name: 'معمار & Sons <b>', categoryIds: [5] })
    house = await addPortfolio(test.context.db, company, {
      texts: { title: 'House & <court>', content: 'x' },
    })
  })
  afterEach(() => {
    full = false
  })
  afterAll(() => test.close())

  const ask = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers })

  /** Returns the address of the picture that the page names. */
  async function pictureOf(url: string): Promise<string> {
    const first = await ask(url)
    const response = first.statusCode === 301 ? await ask(String(first.headers.location)) : first
    const image = parsePage(response.body).find('meta', { property: 'og:image' })?.attributes.content ?? ''
    expect(image.startsWith(`${publicUrl}/share/`)).toBe(true)
    return image.slice(publicUrl.length)
  }

  async function expectPicture(url: string) {
    const response = await ask(url)
    expect(response.statusCode, url).toBe(200)
    expect(response.headers['content-type']).toBe('image/jpeg')
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin')
    const { width, height, format } = await sharp(response.rawPayload).metadata()
    expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
    return response
  }

  /** Expects the page's own picture, not the general one that is sent until it is drawn. */
  async function expectOwnPicture(url: string) {
    return vi.waitFor(
      async () => {
        const response = await expectPicture(url)
        general ||= response.headers['cache-control'] === 'no-store'
        expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable')
        return response
      },
      { timeout: 60_000, interval: 200 },
    )
  }

  it('are drawn for every kind of page, and stored', async () => {
    const kinds = [
      ...[`/p/${house}`, `/c/${company}`, '/cost/lahore/5-marla'],
      ...['/services/construction', '/services/interior-design/lahore', '/rates', '/rates/lahore'],
    ]
    for (const page of kinds) {
      const url = await pictureOf(page)
      const drawn = await expectOwnPicture(url)
      const again = await ask(url, { 'if-none-match': String(drawn.headers.etag) })
      expect(again.statusCode).toBe(304)
    }
    const kept = await readdir(join(test.context.config.dataDir, 'share'))
    expect(kept).toHaveLength(kinds.length + (general ? 1 : 0))
    const url = await pictureOf(`/p/${house}`)
    full = true
    await expectOwnPicture(url)
  })

  it('get another address when their subject changes, and the old one redirects to it', async () => {
    const before = await pictureOf(`/p/${house}`)
    const change = {
      id: house,
      companyId: company,
      texts: { title: 'Another house' },
      now: test.context.clock(),
    }
    await test.context.db.write((trx) => updatePortfolio(trx, change))
    const after = await pictureOf(`/p/${house}`)
    expect(after).not.toBe(before)
    const response = await ask(before)
    expect([response.statusCode, response.headers.location]).toEqual([302, after])
    await expectPicture(after)
  })

  it('are replaced by the general one, uncached, while the queue is full', async () => {
    await expectPicture('/share/tameer.jpg')
    const url = await pictureOf('/cost/karachi/20-marla')
    full = true
    const response = await expectPicture(url)
    full = false
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.rawPayload).toEqual((await ask('/share/tameer.jpg')).rawPayload)
    await expectOwnPicture(url)
  })

  it('are replaced by the general one when they cannot be drawn', async () => {
    const url = await pictureOf('/cost/karachi/10-marla')
    broken = true
    const response = await expectPicture(url)
    expect(response.headers['cache-control']).toBe('no-store')
    await expectOwnPicture(url)
  })

  it('are drawn for a title that is one joined emoji', async () => {
    const emoji = await addPortfolio(test.context.db, company, { texts: { title: '👨‍👩‍👧', content: 'x' } })
    await expectOwnPicture(await pictureOf(`/p/${emoji}`))
  })

  it('are drawn at most two at a time for estimates, however many are requested', async () => {
    const urls = Array.from({ length: 60 }, (_, at) => {
      const result = detailedEstimate({ city: 'Lahore', plotSize: 5 + at / 4 })
      if (!result.ok) throw new Error(JSON.stringify(result.problems))
      const { answers, total, priceBook } = result.estimate
      const facts = { priceBookVersion: priceBook.version, totalPkr: total.costPkr }
      return estimatePageAddress(encodeAnswers(answers, facts))
    })
    const pictures = await Promise.all(urls.map(pictureOf))
    mostAtOnce = 0
    await Promise.all(pictures.map(expectPicture))
    expect(mostAtOnce).toBeLessThanOrEqual(2)
    expect(mostAtOnce).toBeGreaterThan(0)
  })

  it('are sent even when they cannot be cached', async () => {
    await rm(join(test.context.config.dataDir, 'share'), { recursive: true })
    await expectPicture(await pictureOf('/cost/islamabad/5-marla'))
  })

  it('draw the bill of an estimate as its reader sees it, and keep it', async () => {
    const house = 'city=Karachi&plotSize=7'
    const addresses = [
      billPictureAddress(house),
      billPictureAddress(house, { name: 'GBP', rupeesForOne: 355 }),
      billPictureAddress(`${house}&ownPrices=cement-1600`),
      billPictureAddress(`${house}&prices=2025-05-12`),
      `/ur${billPictureAddress(house)}`,
    ]
    const names = new Set<string>()
    for (const address of addresses) {
      const moved = await ask(address)
      expect(moved.statusCode, address).toBe(302)
      const drawn = await vi.waitFor(
        async () => {
          const response = await ask(String(moved.headers.location))
          expect(response.statusCode).toBe(200)
          return response
        },
        { timeout: 60_000, interval: 200 },
      )
      expect(drawn.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const { width, height, format } = await sharp(drawn.rawPayload).metadata()
      expect([width, height, format]).toEqual([1080, 1350, 'png'])
      names.add(String(drawn.headers.etag))
    }
    expect(names.size).toBe(addresses.length)
    const kept = await readdir(join(test.context.config.dataDir, 'share-bills'))
    expect(kept).toHaveLength(addresses.length)
  })

  it('have no other picture in place of a bill while the queue is full', async () => {
    const { headers } = await ask(billPictureAddress('city=Karachi&plotSize=9'))
    full = true
    const response = await ask(String(headers.location))
    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBeDefined()
  })

  it.each([
    ['without a house', ''],
    ['with an answer that is none', 'city=Nowhere&plotSize=7'],
    ['at prices that are gone', 'city=Karachi&plotSize=7&prices=2019-01-01'],
    ['with another total than these answers have', 'city=Karachi&plotSize=7&total=5'],
    ['with a currency that is none', 'city=Karachi&plotSize=7&currency=5&rate=3'],
    ['that is too long', `city=Karachi&plotSize=7&x=${'x'.repeat(2_000)}`],
  ])('do not exist for a bill %s', async (_why, query) => {
    expect((await ask(billPictureAddress(query))).statusCode).toBe(404)
  })

  it('do not exist for anything else', async () => {
    const nobody = '01890a5d-ac96-774b-bcce-b302099a8057'
    for (const url of [
      `/share/p/${nobody}.jpg`,
      '/share/c/x.jpg',
      '/share/cost/lahore/4-marla.jpg',
      '/share/x',
    ]) {
      expect((await ask(url)).statusCode, url).toBe(404)
    }
  })
})
