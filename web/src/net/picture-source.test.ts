import { expect, it } from 'vitest'
import { firstPicture, pictureSource, uploadAddress } from './picture-source.ts'

const stored = { image: '/0190f000.jpg', width: 1200, height: 800, widths: [400, 800, 1200] }

it('names each size in WebP and falls back to the JPEG', () => {
  expect(pictureSource(stored)).toEqual({
    src: '/uploads/0190f000.jpg',
    srcSet:
      '/uploads/0190f000-400.webp 400w, /uploads/0190f000-800.webp 800w, /uploads/0190f000-1200.webp 1200w',
    width: 1200,
    height: 800,
  })
})

it('does without sizes that do not exist', () => {
  expect(pictureSource({ ...stored, widths: [] }).srcSet).toBeUndefined()
  expect(firstPicture([])).toBeUndefined()
})

it('finds a logo below the uploads', () => {
  expect(uploadAddress('/logo.jpg')).toBe('/uploads/logo.jpg')
})

it('leaves the whole address of a picture elsewhere as it is', () => {
  const image = 'https://pictures.example.com/shown/0190f000.jpg'
  expect(pictureSource({ ...stored, image, widths: [400] })).toMatchObject({
    src: image,
    srcSet: 'https://pictures.example.com/shown/0190f000-400.webp 400w',
  })
})
