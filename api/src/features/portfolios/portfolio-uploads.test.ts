import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { maxImageBytes, type Portfolio } from '@tameer/contract'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { describeOnEachEngine } from '../../../test/databases.ts'
import { call, type FilePart, multipart, signUpCompany, type TestCompany } from '../../../test/factories.ts'
import { namesIn } from '../../../test/image-store-behaviours.ts'
import { manyScansJpeg } from '../../../test/many-scans.ts'
import { picturePlaces } from '../../../test/picture-places.ts'
import { flatPng, phoneJpeg, plainJpeg, plainPng } from '../../../test/pictures.ts'
import { openTestApp, type TestApp } from '../../../test/test-app.ts'

const fields = { title: 'House', content: 'Text', 'cities[]': '1' }

describeOnEachEngine('uploaded photographs', (_open, engine) => {
  const newPlace = picturePlaces(engine)
  let test: TestApp
  let mine: TestCompany
  let good: Buffer

  beforeAll(async () => {
    test = await openTestApp({ engine, env: await newPlace() })
    mine = await signUpCompany(test.app)
    good = await plainJpeg()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(() => test.close())

  function file(bytes: Buffer, filename = 'roof.png', type = 'image/png'): FilePart {
    return { field: 'images', filename, bytes, type }
  }

  function publish(files: FilePart[]) {
    const { payload, headers } = multipart(fields, files)
    return call(test.app, 'createPortfolio', { payload, headers: { ...headers, ...mine.headers } })
  }

  /** Counts everything that an upload may leave: rows, stored files, unfinished files, temporary files. */
  async function leftovers() {
    const rows = await test.context.db.read.selectFrom('images').select('id').execute()
    const portfolios = await test.context.db.read.selectFrom('portfolios').select('id').execute()
    const files = await namesIn(test.context.images)
    const stored = join(test.context.config.dataDir, 'uploads')
    const unfinished = await readdir(join(stored, '.unfinished')).catch(() => [])
    const temporary = await readdir(test.context.uploadDir)
    return {
      rows: rows.length + portfolios.length,
      files: files.length + unfinished.length,
      temporary: temporary.length,
    }
  }

  async function bytesServed(image: Portfolio['portfolioImages'][number]): Promise<Buffer[]> {
    const paths = [image.image, ...image.widths.map((width) => image.image.replace('.jpg', `-${width}.webp`))]
    return Promise.all(
      paths.map(async (path) => {
        const response = await test.app.inject(`/uploads${path}`)
        expect(response.statusCode).toBe(200)
        return response.rawPayload
      }),
    )
  }

  it.each([
    ['a truncated JPEG', async () => (await noisyJpeg()).subarray(0, 2000), 'is damaged and cannot be read'],
    ['a GIF', () => sharp({ create: pixels }).gif().toBuffer(), 'is not a PNG or JPEG picture'],
    ['a WebP', () => sharp({ create: pixels }).webp().toBuffer(), 'is not a PNG or JPEG picture'],
    [
      'an SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'is not a PNG or JPEG picture',
    ],
    [
      'a page',
      async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
      'is not a PNG or JPEG picture',
    ],
    ['nothing', async () => Buffer.alloc(0), 'is an empty file'],
    ['225 megapixels', async () => flatPng(15_000, 15_000), 'is larger than 50 megapixels'],
    [
      'hundreds of scans',
      () => manyScansJpeg(400),
      'is saved in an unusual way. Please save it again as an ordinary JPEG and choose that file',
    ],
  ])('refuses %s among ten, says which, and stores nothing', async (_, make, saying) => {
    const before = await leftovers()
    const bad = await make()
    const files = Array.from({ length: 10 }, (_, at) => (at === 2 ? file(bad) : file(good, `${at}.png`)))
    const response = await publish(files)
    const message = `Photo 3 (roof.png) ${saying}`
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { code: 'invalid', message, fields: { images: message } },
    ])
    expect(await leftovers()).toEqual(before)
  })

  it('accepts a file of exactly 8 MB and not a byte more', async () => {
    const before = await leftovers()
    const padded = Buffer.concat([good, Buffer.alloc(maxImageBytes - good.length)])
    const tooLarge = Buffer.concat([padded, Buffer.alloc(1)])
    const refused = await publish([file(good), file(tooLarge)])
    const message = 'Photo 2 (roof.png) is larger than 8 MB'
    expect([refused.statusCode, refused.json()]).toEqual([
      413,
      { code: 'too-large', message, fields: { images: message } },
    ])
    expect(await leftovers()).toEqual(before)
    expect((await publish([file(padded)])).statusCode).toBe(201)
  })

  it('refuses an eleventh photograph', async () => {
    const before = await leftovers()
    const response = await publish(Array.from({ length: 11 }, () => file(good)))
    expect([response.statusCode, response.json().fields]).toEqual([
      400,
      { images: 'You can upload maximum 10 images' },
    ])
    expect(await leftovers()).toEqual(before)
    expect((await publish(Array.from({ length: 10 }, () => file(good)))).statusCode).toBe(201)
  })

  it('serves the picture alone: no location, no camera data, no appended script', async () => {
    const script = Buffer.from('<script>alert(document.domain)</script>')
    const phone = await phoneJpeg()
    const response = await publish([
      file(Buffer.concat([phone, script]), '"><img src=x onerror=alert(1)>.jpg', 'text/html'),
      file(await plainPng(50, 30)),
    ])
    expect(response.statusCode, response.body).toBe(201)
    const { portfolioImages } = response.json() as Portfolio
    expect(portfolioImages).toMatchObject([
      { width: 40, height: 60 },
      { width: 50, height: 30 },
    ])
    for (const bytes of (await Promise.all(portfolioImages.map(bytesServed))).flat()) {
      expect(bytes.includes('<script>') || bytes.includes('SECRET-CAMERA') || bytes.includes('Exif')).toBe(
        false,
      )
    }
  })

  it('leaves neither rows nor files when the rows cannot be written', async () => {
    const before = await leftovers()
    vi.spyOn(test.context.db, 'write').mockRejectedValue(new Error('the disk is full'))
    expect((await publish([file(good), file(good)])).statusCode).toBe(500)
    vi.restoreAllMocks()
    expect(await leftovers()).toEqual(before)
  })

  it('leaves neither rows nor files when a file cannot be stored', async () => {
    const before = await leftovers()
    vi.spyOn(test.context.images, 'put').mockRejectedValue(new Error('the disk is full'))
    expect((await publish([file(good)])).statusCode).toBe(500)
    vi.restoreAllMocks()
    expect(await leftovers()).toEqual(before)
  })

  it('leaves no file of a portfolio that is deleted while pictures are added', async () => {
    const before = await leftovers()
    const form = multipart({}, [file(good)])
    const headers = { ...form.headers, ...mine.headers }
    for (let round = 0; round < 5; round += 1) {
      const { id } = (await publish([file(good)])).json() as Portfolio
      const [added, removed] = await Promise.all([
        call(test.app, 'updatePortfolio', { params: { id }, payload: form.payload, headers }),
        vi
          .waitUntil(async () => (await leftovers()).files > before.files + 2, {
            interval: 1,
            timeout: 60_000,
          })
          .then(() => call(test.app, 'deletePortfolio', { params: { id }, headers: mine.headers })),
      ])
      expect([200, 404]).toContain(added.statusCode)
      expect(removed.statusCode).toBe(204)
    }
    expect(await leftovers()).toEqual(before)
  })

  it('refuses with a time to retry when too many pictures are waiting', async () => {
    const before = await leftovers()
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    const work = test.context.imageQueue.runAll(
      Array.from({ length: 60 }, () => () => opened),
      { owner: 'others' },
    )
    const response = await publish(Array.from({ length: 10 }, () => file(good)))
    expect([response.statusCode, response.json().code]).toEqual([503, 'busy'])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect(await leftovers()).toEqual(before)
    open()
    await work
  })
})

const pixels = { width: 20, height: 20, channels: 3, background: '#123' } as const

function noisyJpeg(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  return sharp({ create: { ...pixels, width: 200, height: 200, noise } })
    .jpeg()
    .toBuffer()
}
