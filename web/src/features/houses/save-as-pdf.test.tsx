import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../test/device.ts'
import { openOffice } from '../../../test/office.tsx'
import { houseViewOf, houseId as id, openedOf } from '../../../test/own-house.ts'
import { SaveAsPdf } from './save-as-pdf.tsx'

const call = `GET /houses/${id}/export.pdf`
let saved: string[]

beforeEach(() => {
  saved = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(clearDevice)

it('saves the PDF with the key of the house in a header, once for two presses; a failure can be tried again', async () => {
  let answer: (status: number) => void = () => {}
  const office = openOffice({
    [call]: () =>
      new Promise((resolve) => {
        answer = (status) => resolve({ status, body: { message: 'A PDF is being made.', code: 'busy' } })
      }),
  })
  const view = houseViewOf()
  render(<SaveAsPdf opened={{ ...openedOf(view), access: { houseKey: 'a-key' } }} />)
  const button = screen.getByText('Save it all as a PDF')
  button.click()
  button.click()
  expect(await screen.findByText('The PDF is being made. Keep this page open.')).toBeTruthy()
  answer(429)
  expect(await screen.findByText('A PDF is being made.')).toBeTruthy()
  expect(office.of(call).map(({ headers, query }) => [headers['x-house-key'], `${query}`])).toEqual([
    ['a-key', ''],
  ])
  expect(saved).toEqual([])

  screen.getByText('Try again').click()
  await screen.findByText('The PDF is being made. Keep this page open.')
  answer(200)
  await waitFor(() => expect(saved).toEqual([`house-${view.house.today}.pdf`]))
  expect(screen.queryByText('A PDF is being made.')).toBeNull()
})
