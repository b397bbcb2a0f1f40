import sharp from 'sharp'
import { expect, it } from 'vitest'
import { processImage } from './process-image.ts'

const file = '01890a5d-ac96-774b-bcce-b302099a8057'

const area = (background: string, width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background } }).png()

/** A red picture, green at the top right and blue at the bottom left. */
async function upright(): Promise<Buffer> {
  const green = await area('#0f0', 40, 40).toBuffer()
  const blue = await area('#00f', 40, 20).toBuffer()
  return area('#f00', 80, 60)
    .composite([
      { input: green, left: 40, top: 0 },
      { input: blue, left: 0, top: 40 },
    ])
    .toBuffer()
}

it.each([
  [1, 0, 'none'],
  [2, 0, 'flop'],
  [3, 180, 'none'],
  [4, 0, 'flip'],
  [5, 90, 'flop'],
  [6, 270, 'none'],
  [7, 90, 'flip'],
  [8, 90, 'none'],
] as const)('turns a photograph of orientation %d upright', async (orientation, angle, mirror) => {
  const turned = await sharp(await upright())
    .rotate(angle)
    .toBuffer()
  const jpeg = await sharp(turned)
    .flop(mirror === 'flop')
    .flip(mirror === 'flip')
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()
  const { variants } = await processImage(jpeg, file, 'photograph')
  const made = variants.find(({ name }) => name === `${file}.jpg`)?.bytes
  expect(await sharp(made).metadata()).toMatchObject({ width: 80, height: 60 })
  const pixels = await sharp(made).raw().toBuffer()
  const corners = [0, 79, 59 * 80, 60 * 80 - 1].map((at) => {
    const colour = [...pixels.subarray(at * 3, at * 3 + 3)]
    return colour.indexOf(Math.max(...colour))
  })
  expect(corners).toEqual([0, 1, 2, 0])
})
