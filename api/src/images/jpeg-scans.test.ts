import sharp from 'sharp'
import { expect, it } from 'vitest'
import { manyScansJpeg } from '../../test/many-scans.ts'
import { plainJpeg } from '../../test/pictures.ts'
import { countScans } from './jpeg-scans.ts'

const start = [0xff, 0xd8]
const end = [0xff, 0xd9]
/** Marker and header of a scan with one component. */
const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 0x3f, 0]

function count(...bytes: number[][]): number {
  return countScans(Buffer.from(bytes.flat()), 50)
}

function segment(kind: number, data: number[]): number[] {
  const length = data.length + 2
  return [0xff, kind, length >> 8, length & 0xff, ...data]
}

it('counts the scans of pictures as they are saved', async () => {
  const pixels = { create: { width: 60, height: 40, channels: 3, background: '#a52' } } as const
  expect(countScans(await plainJpeg(), 50)).toBe(1)
  expect(countScans(await sharp(pixels).jpeg({ progressive: true }).toBuffer(), 50)).toBe(10)
  expect(countScans(await sharp(pixels).jpeg({ mozjpeg: true }).toBuffer(), 50)).toBeLessThan(20)
})

it('counts no further than it is asked to', async () => {
  const jpeg = await manyScansJpeg(300)
  expect(countScans(jpeg, 1000)).toBe(300)
  expect(countScans(jpeg, 299)).toBe(300)
  expect(countScans(jpeg, 64)).toBe(65)
})

it('counts none in the data of a scan, in other segments or behind the end', () => {
  const data = [1, 0xff, 0, 0xda, 0xff, 0xd0, 0xda, 0xff, 0xd7, 0xff, 0, 0xff, 0, 0xda, 7]
  expect(count(start, scan, data, end)).toBe(1)
  expect(count(start, segment(0xe1, [...scan, ...scan]), segment(0xfe, scan), scan, data, end)).toBe(1)
  expect(count(start, scan, data, end, start, scan, data, end)).toBe(1)
  expect(count(start, scan, data, scan, data, end)).toBe(2)
})

it('counts the scans that a decoder would find in a damaged file', () => {
  // Fill bytes before a marker, a reserved marker in front of a scan, a length below the least, no end.
  expect(count(start, [0xff, 0xff], scan, end)).toBe(1)
  expect(count(start, scan, [0xff, 0x02, 0, 90], scan, scan)).toBe(3)
  expect(count(start, [0xff, 0xe0, 0, 0], scan, end)).toBe(1)
  expect(count(start, scan, scan, scan)).toBe(3)
  for (let length = 0; length < 14; length += 1) {
    expect(count([...start, ...scan, 1, 2].slice(0, length))).toBe(length > 3 ? 1 : 0)
  }
})
