import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentsOf, textOfPdf } from '../../../test/pdf-text.ts'
import { plainJpeg } from '../../../test/pictures.ts'
import { drawPaper } from './draw-paper.ts'
import type { PaperBlock } from './paper-job.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tameer-paper-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function drawn(blocks: PaperBlock[], read: (name: string) => Promise<Uint8Array | undefined>) {
  const path = join(folder, `${Math.random()}.pdf`)
  const made = await drawPaper(
    { language: 'en', title: 'A house', producer: 'A site', noPicture: 'Not there.', blocks, path },
    read,
  )
  const pdf = await readFile(path)
  expect(pdf.length).toBe(made.bytes)
  return { ...made, pdf, text: textOfPdf(pdf) }
}

it('is a whole PDF: each object stands at the place that its table says', async () => {
  const items = Array.from({ length: 60 }, (_, place) => ({ kind: 'item', name: `Line ${place}` }) as const)
  const { pages, pdf, text } = await drawn(items, async () => undefined)
  const file = pdf.toString('latin1')
  const places = [...file.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(places.length).toBeGreaterThan(8)
  for (const [place, at] of places.entries()) {
    expect(file.slice(at, at + 12)).toMatch(new RegExp(`^${place + 1} 0 obj\n`))
  }
  expect(file).toContain(`startxref\n${file.lastIndexOf('xref\n0 ')}\n`)
  expect(pages).toBeGreaterThan(1)
  expect(text).toContain(`${pages} / ${pages}`)
})

it('shows a picture as a smaller copy, and says when one is missing or damaged', async () => {
  const wide = await plainJpeg(1600, 900)
  const files: Record<string, Uint8Array> = { a: wide, c: Buffer.from('no picture') }
  const pictures = ['a', 'b', 'c'].map((name) => ({ name, caption: `Of ${name}`, sha256: name.repeat(64) }))
  const item = { kind: 'item', name: 'Three', pictures } as const
  const { pdf, text } = await drawn([item], async (name) => files[name])
  expect(pdf.toString('latin1').match(/\/Width \d+\/Height \d+[^>]*\/DCTDecode/g)).toEqual([
    expect.stringMatching(/^\/Width 800\/Height 450/),
  ])
  expect(text.match(/Not there\./g)).toHaveLength(2)
  for (const { caption, sha256 } of pictures) expect(text).toContain(`${caption}\n${sha256}`)
})

it('sets a figure or a name at the end of its line, whatever its letters', async () => {
  const { pdf } = await drawn([{ kind: 'item', name: 'Builder', value: 'استاد رفیق' }], async () => undefined)
  const [drawing] = contentsOf(pdf).flatMap((content) => content.match(/ActualText.*?Tm \( \)/) ?? [])
  expect(Number(/1 0 0 1 ([\d.]+)/.exec(drawing ?? '')?.[1])).toBeGreaterThan(400)
})
