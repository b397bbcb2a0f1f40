import { describe, expect, it, vi } from 'vitest'
import { pngStart } from '../../../test/pictures.ts'
import { prepareImage, preparePaper, takeImages } from './image-choice.ts'
import { shrinkForSlowLine } from './shrink-for-slow-line.ts'
import { sentSize, shrinkPhotograph } from './shrink-photograph.ts'

/** Stands in for the browser's decoder and canvas: every picture becomes `sentBytes` long. */
function openDarkroom(width: number, height: number, sentBytes: number) {
  const drawn: { width: number; height: number }[] = []
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close() {} }))
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    drawn.push({ width: this.width, height: this.height })
    return { fillRect() {}, drawImage() {} } as never
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
    done(new Blob([new Uint8Array(sentBytes)], { type: type ?? '' }))
  })
  return drawn
}

/** A file that begins as told, a PNG by default, and is `bytes` long. */
function photograph(
  bytes: number,
  name = 'site.png',
  type = 'image/png',
  start: Uint8Array<ArrayBuffer> = pngStart,
) {
  return new File([start, new Uint8Array(bytes - start.length)], name, { type })
}

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
const webp = latin1('RIFF\0\0\0\0WEBPVP8 ')
const jpeg = latin1('\xff\xd8\xff\xe1')
const heic = latin1('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
const pdf = latin1('\xef\xbb\xbf%PDF-1.4')
const megabyte = 1024 * 1024

/** A browser that cannot show any file. */
function closeDarkroom() {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
}

describe('sentSize', () => {
  it('brings the longest side to 2400 px and never enlarges', () => {
    expect(sentSize(4000, 3000)).toEqual({ width: 2400, height: 1800 })
    expect(sentSize(3000, 6000)).toEqual({ width: 1200, height: 2400 })
    expect(sentSize(800, 600)).toEqual({ width: 800, height: 600 })
    expect(sentSize(48_000, 1)).toEqual({ width: 2400, height: 1 })
  })
})

describe('shrinkPhotograph', () => {
  it('draws a large picture anew as JPEG', async () => {
    const drawn = openDarkroom(4000, 3000, 500)
    const sent = await shrinkPhotograph(photograph(9000))
    expect(drawn).toEqual([{ width: 2400, height: 1800 }])
    expect(sent?.file).toMatchObject({ name: 'site.jpg', type: 'image/jpeg', size: 500 })
  })

  it('leaves a picture of modest size as it is', async () => {
    const drawn = openDarkroom(1200, 900, 500)
    const file = photograph(9000)
    expect(await shrinkPhotograph(file)).toEqual({ file, tooNarrow: false })
    expect(drawn).toEqual([])
  })

  it('keeps the original when drawing it anew would gain nothing', async () => {
    openDarkroom(1200, 900, 6 * megabyte)
    const file = photograph(5 * megabyte)
    expect((await shrinkPhotograph(file))?.file).toBe(file)
  })

  it('leaves what the browser cannot read to the server', async () => {
    closeDarkroom()
    const file = photograph(10)
    expect((await shrinkPhotograph(file))?.file).toBe(file)
  })

  it.each([
    ['a WebP named .jpg', 'site.jpg', 'image/jpeg', webp],
    ['a WebP', 'site.webp', 'image/webp', webp],
    ['a HEIC that the browser can show', 'IMG_1.HEIC', 'image/heic', heic],
    ['a GIF without a type', 'image:1641', '', latin1('GIF89a')],
    ['an AVIF', 'site.avif', 'application/octet-stream', latin1('\0\0\0\x1cftypavif')],
  ])('draws %s anew in every size', async (_, name, type, start) => {
    for (const width of [40, 3000]) {
      const drawn = openDarkroom(width, 30, 90_000)
      const sent = await shrinkPhotograph(photograph(9000, name, type, start))
      expect(sent?.file).toMatchObject({ name: expect.stringMatching(/\.jpg$/), type: 'image/jpeg' })
      expect(drawn).toHaveLength(1)
    }
  })

  it.each([
    ['IMG-20240101-WA0001', ''],
    ['image:1641', 'application/octet-stream'],
    ['site.jfif', ''],
    ['site.jpg', 'image/jpg'],
    ['site.jpeg', 'image/pjpeg'],
    ['site.png', 'image/png'],
  ])('takes a JPEG called %s of type "%s" for one', async (name, type) => {
    openDarkroom(1600, 1200, 500)
    const file = photograph(9000, name, type, jpeg)
    expect((await shrinkPhotograph(file))?.file).toBe(file)
  })
})

describe('prepareImage', () => {
  it.each([
    ['plan.gif', 'image/gif', latin1('GIF89a')],
    ['plan.jpg', 'image/jpeg', latin1('<!doctype html>')],
    ['plan.png', 'image/png', pdf],
    ['', '', latin1('II*\0')],
  ])('refuses %s, which the browser cannot show, by name', async (name, type, start) => {
    closeDarkroom()
    expect(await prepareImage(photograph(100, name, type, start))).toEqual({
      ok: false,
      problem: `${name}: Only .png, .jpeg and .jpg files are allowed`,
    })
  })

  it('tells how a phone makes a JPEG where HEIC cannot be shown', async () => {
    closeDarkroom()
    const { problem } = await prepareImage(photograph(100, 'IMG_1.jpg', '', heic))
    expect(problem).toMatch(/^IMG_1.jpg: Only .png, .jpeg and .jpg files are allowed. .*Most Compatible/)
  })

  it('says how large a picture is that stays over 8 MB', async () => {
    closeDarkroom()
    const choice = await prepareImage(photograph(9 * megabyte))
    expect(choice).toEqual({
      ok: false,
      problem: 'site.png has 9.0 MB; a picture may have at most 8 MB',
    })
  })

  it('tells of a panorama before it is sent', async () => {
    openDarkroom(10_800, 1000, 500)
    const { problem } = await prepareImage(photograph(9000, 'pano.jpg', 'image/jpeg', jpeg))
    expect(problem).toMatch(/pano.jpg.* more than ten times as long as it is wide. Please cut it/)
    openDarkroom(10_000, 1000, 500)
    expect(await prepareImage(photograph(9000))).toMatchObject({ ok: true })
  })

  it('reads no file to its end that can be no picture', async () => {
    openDarkroom(400, 300, 500)
    const film = photograph(100, 'film.mp4', 'video/mp4', latin1('\0\0\0\x18ftypmp42'))
    Object.defineProperty(film, 'size', { value: 90 * megabyte })
    expect(await prepareImage(film)).toMatchObject({ ok: false })
  })

  it('refuses a file that cannot be read', async () => {
    closeDarkroom()
    const folder = photograph(4096)
    folder.slice = () => {
      throw new DOMException('a folder', 'NotFoundError')
    }
    expect(await prepareImage(folder)).toMatchObject({ ok: false })
  })
})

it('takeImages takes what can be sent, and tells later of what turns out wrong', async () => {
  closeDarkroom()
  const later: string[] = []
  const [good, large, empty] = [photograph(90, 'a'), photograph(9 * megabyte, 'b'), new File([], 'c.png')]
  const other = photograph(90, 'd.gif', 'image/gif', latin1('GIF89a'))
  const { fit, problems } = await takeImages([good, other, large, empty], (file, all) =>
    later.push(file.name, ...all),
  )
  expect(fit).toEqual([good, large, empty])
  expect(problems).toEqual(['d.gif: Only .png, .jpeg and .jpg files are allowed'])
  await expect.poll(() => later).toHaveLength(3)
  expect(later.slice(0, 2)).toEqual(['b', 'd.gif: Only .png, .jpeg and .jpg files are allowed'])
  expect(problems).toEqual(later.slice(1))
})

describe('preparePaper', () => {
  it('takes a PDF as it is, up to 8 MB', async () => {
    closeDarkroom()
    const paper = photograph(8 * megabyte, 'licence', '', pdf)
    expect(await preparePaper(paper)).toEqual({ ok: true, file: paper })
    expect(await preparePaper(photograph(8 * megabyte + 1, 'licence.pdf', '', pdf))).toMatchObject({
      problem: 'Please choose a file of at most 8 MB',
    })
  })

  it('makes a large photograph smaller, and a JPEG of what the browser shows', async () => {
    openDarkroom(4000, 3000, 500)
    expect((await preparePaper(photograph(10.9 * megabyte, 'a.jpg', '', jpeg))).file?.size).toBe(500)
    expect((await preparePaper(photograph(900, 'a.webp', '', webp))).file?.name).toBe('a.jpg')
  })

  it('takes a long slip', async () => {
    openDarkroom(100, 2000, 500)
    const slip = photograph(900)
    expect(await preparePaper(slip)).toEqual({ ok: true, file: slip })
  })

  it('refuses every other file', async () => {
    closeDarkroom()
    const page = latin1('<html>%PDF-1.4')
    const problem = 'The document is not a PDF, JPEG or PNG file'
    expect(await preparePaper(photograph(900, 'a.pdf', 'application/pdf', page))).toEqual({
      ok: false,
      problem,
    })
    expect((await preparePaper(photograph(900, 'a.heic', '', heic))).problem).toContain(
      `${problem}. This browser`,
    )
  })
})

describe('shrinkForSlowLine', () => {
  it('draws every picture of a site anew with at most 1600 px, a heavy one once more', async () => {
    const drawn = openDarkroom(4000, 3000, 500 * 1024)
    expect(await shrinkForSlowLine(photograph(9000))).toMatchObject({ name: 'site.jpg', type: 'image/jpeg' })
    expect(drawn).toEqual([{ width: 1600, height: 1200 }])
    const heavy = openDarkroom(1200, 900, 500 * 1024 + 1)
    await shrinkForSlowLine(photograph(9000))
    expect(heavy).toEqual(Array(2).fill({ width: 1200, height: 900 }))
  })

  it('leaves out what the browser cannot read', async () => {
    closeDarkroom()
    expect(await shrinkForSlowLine(photograph(9000))).toBeUndefined()
  })
})
