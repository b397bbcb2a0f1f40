import { describe, expect, it, vi } from 'vitest'
import { prepareImage } from './image-choice.ts'
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

function photograph(bytes: number, name = 'site.png', type = 'image/png') {
  return new File([new Uint8Array(bytes)], name, { type })
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
    expect(sent).toMatchObject({ name: 'site.jpg', type: 'image/jpeg', size: 500 })
  })

  it('leaves a picture of modest size as it is', async () => {
    const drawn = openDarkroom(1200, 900, 500)
    const file = photograph(9000)
    expect(await shrinkPhotograph(file)).toBe(file)
    expect(drawn).toEqual([])
  })

  it('keeps the original when drawing it anew would gain nothing', async () => {
    openDarkroom(1200, 900, 6 * 1024 * 1024)
    const file = photograph(5 * 1024 * 1024)
    expect(await shrinkPhotograph(file)).toBe(file)
  })

  it('leaves what the browser cannot read to the server', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
    const file = photograph(10)
    expect(await shrinkPhotograph(file)).toBe(file)
  })
})

describe('prepareImage', () => {
  it('refuses other kinds by name', async () => {
    expect(await prepareImage(photograph(1, 'plan.gif', 'image/gif'))).toEqual({
      ok: false,
      problem: 'plan.gif: Only .png, .jpeg and .jpg files are allowed',
    })
  })

  it('says how large a picture is that stays over 8 MB', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
    const choice = await prepareImage(photograph(9 * 1024 * 1024))
    expect(choice).toEqual({
      ok: false,
      problem: 'site.png has 9.0 MB; a picture may have at most 8 MB',
    })
  })
})
