import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../test/device.ts'
import { openOffice } from '../../../test/office.tsx'
import { houseId, houseViewOf } from '../../../test/own-house.ts'
import { dropPicture, dropPictures, pickedPictures, pickPictures } from './picked-pictures.ts'
import { type SendingProgress, sendPictures } from './send-pictures.ts'

const opened = { view: houseViewOf(), access: { houseKey: 'key' } }
const pictures = () => pickedPictures.read().pictures
const addresses = () => pictures().map(({ id }) => `PUT /houses/${houseId}/pictures/${id}`)
const file = (name: string) => new File([name], `${name}.png`)

/** Stands in for the browser's decoder and canvas; it reads every file but those called so. */
function openDarkroom(unreadable = 'broken.png') {
  let open = 0
  const most = { open: 0 }
  vi.stubGlobal('createImageBitmap', async ({ name }: File) => {
    if (name === unreadable) throw new Error('no picture')
    open += 1
    most.open = Math.max(most.open, open)
    return { width: 800, height: 600, close: () => (open -= 1) }
  })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect() {}, drawImage() {} }) as never,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob(['1234'])))
  return most
}

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} }))
})
afterEach(() => {
  dropPictures()
  clearDevice()
})

it('shrinks what was picked one after another, and leaves out by name what cannot be read', async () => {
  const most = openDarkroom()
  await pickPictures(houseId, [file('one'), file('broken'), file('two')])
  expect(pictures().map(({ name, src }) => [name, src])).toEqual([
    ['one.png', 'blob:1'],
    ['two.png', 'blob:1'],
  ])
  expect(pickedPictures.read().leftOut).toEqual(['broken.png'])
  expect(most.open).toBe(1)
})

it('takes ten at most, and puts another one in the place of a picture', async () => {
  openDarkroom()
  await pickPictures(
    houseId,
    Array.from({ length: 12 }, (_, at) => file(`${at}`)),
  )
  expect([pictures().length, pickedPictures.read().tooMany]).toEqual([10, true])
  await pickPictures(houseId, [file('better')], pictures()[1]?.id)
  expect(
    pictures()
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['0.png', 'better.png', '2.png'])
  await pickPictures('another house', [file('its own')])
  expect(pictures().map(({ name }) => name)).toEqual(['its own.png'])
})

it('sends each picture once, also when the line breaks in between', async () => {
  openDarkroom()
  const office = openOffice({})
  await pickPictures(houseId, [file('one'), file('two')])
  const [first = '', second = ''] = addresses()
  Object.assign(office.answers, { [first]: { status: 201, body: {} }, [second]: 'offline' })
  const told: SendingProgress[] = []
  const send = () => sendPictures(opened, pictures(), (progress) => told.push(progress))
  await expect(send()).rejects.toMatchObject({ code: 'offline' })
  office.answers[second] = { status: 201, body: {} }
  await send()
  expect(office.seen.map(({ call }) => call)).toEqual([first, second, second])
  expect(office.seen[0]?.headers['x-house-key']).toBe('key')
  expect(office.seen[0]?.form.get('kind')).toBe('work')
  expect(told.at(-1)).toEqual({ sent: 2, all: 2, sentBytes: 8, allBytes: 8 })
  dropPicture(pictures()[0]?.id ?? '')
  expect(pictures().length).toBe(1)
})
