import { fallbackName, isPrivatePicture, widthsFor } from '@tameer/contract'
import { expect, it } from 'vitest'
import { headersOf, newPictureName, pictureOf, storedNames } from './image-names.ts'

const file = '01890a5d-ac96-774b-bcce-b302099a8057'

it.each([
  [5000, [400, 800, 1600]],
  [1600, [400, 800, 1600]],
  [1200, [400, 800, 1200]],
  [400, [400]],
  [399, [399]],
  [1, [1]],
])('makes of a photograph %i wide the widths %j', (width, widths) => {
  expect(widthsFor(width, 'photograph')).toEqual(widths)
})

it('makes logos smaller', () => {
  expect(widthsFor(1000, 'logo')).toEqual([160, 480])
  expect(widthsFor(200, 'logo')).toEqual([160, 200])
})

it('names every stored form after the picture, and finds the picture in each name', () => {
  const names = storedNames({ file, width: 900 }, 'photograph')
  expect(names).toEqual([`${file}.jpg`, `${file}-400.webp`, `${file}-800.webp`, `${file}-900.webp`])
  for (const name of names) expect(pictureOf(name)).toBe(file)
  expect(fallbackName(file)).toBe(`${file}.jpg`)
})

it('lets no cache keep the forms of a private picture', () => {
  const name = newPictureName(true)
  for (const form of storedNames({ file: name, width: 900 }, 'photograph')) {
    expect(pictureOf(form)).toBe(name)
    expect(isPrivatePicture(form)).toBe(true)
    expect(headersOf(form)['cache-control']).toBe('private, no-store')
  }
  expect(isPrivatePicture(newPictureName())).toBe(false)
})

it.each(['x.jpg', `../${file}.jpg`, `${file}.png`, `${file}-400.webp.part`, file])(
  'finds none in %j',
  (name) => {
    expect(pictureOf(name)).toBeUndefined()
  },
)
