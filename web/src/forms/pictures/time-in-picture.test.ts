import { expect, it } from 'vitest'
import { timeInPicture } from './time-in-picture.ts'

const latin1 = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

interface Camera {
  little?: boolean
  taken?: string
  offset?: string
  changed?: string
}

/** The beginning of a JPEG with the facts of a camera, as phones write them. */
function photograph({ little = false, taken, offset, changed }: Camera): Uint8Array<ArrayBuffer> {
  const texts = [changed, taken, offset].map((text) => (text === undefined ? undefined : `${text}\0`))
  const [main, more] = [
    [texts[0] ? [0x132, texts[0]] : [], [0x8769]],
    [
      [0x9003, texts[1]],
      [0x9011, texts[2]],
    ],
  ]
  const fields = (list: unknown[][]) => list.filter(([tag, text]) => tag === 0x8769 || text !== undefined)
  const folders = [fields(main), fields(more)]
  const sizes = folders.map((folder) => 2 + 12 * folder.length + 4)
  const starts = [8, 8 + (sizes[0] ?? 0)]
  const tiff = new DataView(new ArrayBuffer(400))
  let free = 8 + (sizes[0] ?? 0) + (sizes[1] ?? 0)
  tiff.setUint16(0, little ? 0x4949 : 0x4d4d)
  tiff.setUint16(2, 42, little)
  tiff.setUint32(4, 8, little)
  for (const [place, folder] of folders.entries()) {
    const start = starts[place] ?? 0
    tiff.setUint16(start, folder.length, little)
    for (const [at, [tag, text = '']] of folder.entries()) {
      const entry = start + 2 + 12 * at
      tiff.setUint16(entry, Number(tag), little)
      tiff.setUint16(entry + 2, tag === 0x8769 ? 4 : 2, little)
      tiff.setUint32(entry + 4, tag === 0x8769 ? 1 : String(text).length, little)
      tiff.setUint32(entry + 8, tag === 0x8769 ? (starts[1] ?? 0) : free, little)
      for (const byte of latin1(String(text))) tiff.setUint8(free++, byte)
    }
  }
  return new Uint8Array([...latin1('\xff\xd8\xff\xe1\x01\x98Exif\0\0'), ...new Uint8Array(tiff.buffer)])
}
const timeOf = (camera: Camera) => timeInPicture(new Blob([photograph(camera)]))

it('reads when a photograph was taken, in both byte orders', async () => {
  const camera = { taken: '2026:11:29 11:20:05', offset: '+03:00', changed: '2026:12:01 08:00:00' }
  for (const little of [true, false])
    expect(await timeOf({ ...camera, little })).toBe('2026-11-29T11:20:05+03:00')
})

it('takes a time without an offset as Pakistan’s, and the time of the file where no other is', async () => {
  expect(await timeOf({ taken: '2026:11:29 11:20:05' })).toBe('2026-11-29T11:20:05+05:00')
  expect(await timeOf({ changed: '2026:12:01 08:00:00', offset: '   :  ' })).toBe('2026-12-01T08:00:00+05:00')
})

it('reads no time that does not exist', async () => {
  for (const taken of [
    '0000:00:00 00:00:00',
    '2026:02:30 10:00:00',
    '2026:11:29 25:00:00',
    '    :  :     :  :  ',
  ])
    expect(await timeOf({ taken })).toBeUndefined()
})

it('finds nothing in a picture without facts, and in one that is cut off at any byte', async () => {
  const whole = photograph({ taken: '2026:11:29 11:20:05' })
  expect(await timeInPicture(new Blob([latin1('\xff\xd8\xff\xe0 JFIF')]))).toBeUndefined()
  for (let bytes = 0; bytes < 76; bytes++)
    expect(await timeInPicture(new Blob([whole.slice(0, bytes)]))).toBeUndefined()
})

it('ends for facts that point anywhere', async () => {
  const whole = photograph({ taken: '2026:11:29 11:20:05' })
  for (let at = 12; at < 100; at++)
    for (const byte of [0, 255]) {
      const broken = whole.slice()
      broken[at] = byte
      await timeInPicture(new Blob([broken]))
    }
})
