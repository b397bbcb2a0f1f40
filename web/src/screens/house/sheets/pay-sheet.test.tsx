import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice } from '../../../../test/office.tsx'
import { houseViewOf, houseId as id } from '../../../../test/own-house.ts'
import { createAppStore } from '../../../store/store.ts'
import { PaySheet } from './pay-sheet.tsx'

afterEach(clearDevice)

it('one press says that what is due is paid; typed text stays when it was refused', async () => {
  const office = openOffice({})
  const call = `POST /houses/${id}/payments`
  office.answers[call] = { status: 400, body: { message: 'No', fields: { pkr: 'Not so much' } } }
  const { money } = houseViewOf()
  const view = houseViewOf({ companyId: '7' }, { money: money && { ...money, nextPkr: 1_945_784 } })
  const [onClose, take] = [vi.fn(), vi.fn()]
  const opened = { view, access: { houseKey: 'key' }, take, load: async () => {} }
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <PaySheet onClose={onClose} opened={opened} />
      </MemoryRouter>
    </Provider>,
  )
  await userEvent.click(screen.getByText('I have paid 19,45,784'))
  expect(await screen.findByText('Not so much')).toBeTruthy()
  const sum = screen.getByLabelText('Sum') as HTMLInputElement
  expect(sum.value).toBe('19,45,784')
  await userEvent.clear(sum)
  await userEvent.type(sum, '95 lakh')
  office.answers[call] = { status: 201, body: view }
  await userEvent.click(screen.getByText('I have paid 95,00,000'))
  await waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(office.of(call)[1]?.body).toMatchObject({ pkr: 9_500_000, way: 'bank', day: '2026-11-29' })
  expect(onClose.mock.calls[0]?.[0]).toMatchObject({
    told: { line: 'Paid: PKR 95,00,000 for advance. Please say here that it has come:' },
  })
  expect(take).toHaveBeenCalledWith(view)
})
