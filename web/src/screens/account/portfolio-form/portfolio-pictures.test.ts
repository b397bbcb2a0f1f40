import { describe, expect, it } from 'vitest'
import { portfolioFixture } from '../../../../test/fixtures.ts'
import { pngFile } from '../../../../test/pictures.ts'
import {
  addPictures,
  keptPictures,
  movePicture,
  removePicture,
  restorePictures,
  roomLeft,
  sentPictures,
  startPictures,
} from './portfolio-pictures.ts'

const [picture] = portfolioFixture().portfolioImages
const stored = ['a', 'b', 'c'].map((id) => ({ ...picture!, id }))
const idAt = (pictures: ReturnType<typeof startPictures>, place: number) => pictures.items[place]?.id ?? ''

describe('the pictures of the form', () => {
  it('send the order of stored and new ones together', () => {
    let pictures = addPictures(startPictures(stored), [pngFile('1.png'), pngFile('2.png')])
    pictures = movePicture(pictures, idAt(pictures, 4), 0)
    pictures = removePicture(pictures, 'b')
    const { files, imageOrder, imagesToDelete } = sentPictures(pictures)
    expect(files.map(({ name }) => name)).toEqual(['2.png', '1.png'])
    expect(imageOrder).toEqual(['new:0', 'a', 'c', 'new:1'])
    expect(imagesToDelete).toEqual(['b'])
  })

  it('forget a new one that is taken out again', () => {
    const pictures = addPictures(startPictures(), [pngFile('1.png')])
    expect(sentPictures(removePicture(pictures, idAt(pictures, 0)))).toEqual({
      files: [],
      imageOrder: [],
      imagesToDelete: [],
    })
  })

  it('are never more than ten', () => {
    const many = Array.from({ length: 9 }, (_, place) => pngFile(`${place}.png`))
    const pictures = addPictures(startPictures(stored), many)
    expect(pictures.items).toHaveLength(10)
    expect(roomLeft(pictures)).toBe(0)
    expect(roomLeft(removePicture(pictures, 'a'))).toBe(1)
  })

  it('come back from the device as they were, before what the server has got since', async () => {
    let pictures = addPictures(startPictures(stored), [pngFile('1.png'), pngFile('2.png')])
    pictures = movePicture(pictures, idAt(pictures, 4), 0)
    pictures = removePicture(pictures, 'b')
    const kept = await keptPictures(pictures)
    // 'a' was deleted elsewhere meanwhile, and 'd' added.
    const now = [...stored.slice(1), { ...picture!, id: 'd' }]
    const { files, imageOrder, imagesToDelete } = sentPictures(restorePictures(now, kept))
    expect(files.map(({ name }) => name)).toEqual(['2.png', '1.png'])
    expect([imageOrder, imagesToDelete]).toEqual([['new:0', 'c', 'new:1', 'd'], ['b']])
  })

  it('are kept without those that cannot be sent', async () => {
    const kept = await keptPictures(
      addPictures(startPictures(), [new File(['x'], 'x.gif'), pngFile('1.png')]),
    )
    expect(kept.files.map(({ name }) => name)).toEqual(['1.png'])
    expect(kept.notes).toMatchObject({ imageOrder: ['new:0'] })
  })
})
