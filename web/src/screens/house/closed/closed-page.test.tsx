import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { clearDevice } from '../../../../test/device.ts'
import { openOffice } from '../../../../test/office.tsx'
import { houseViewOf, houseId as id, openedOf, paymentOf } from '../../../../test/own-house.ts'
import { createAppStore } from '../../../store/store.ts'
import { ClosedPage } from './closed-page.tsx'

afterEach(clearDevice)

it('a closed house still takes the answer to a payment, and lists its payments', async () => {
  const payment = paymentOf()
  const view = houseViewOf(
    { state: 'finished', role: 'builder', closedAt: '2027-02-09T06:00:00.000Z', finalPkr: 2_000_000 },
    { payments: [payment], waits: [{ kind: 'payment', id: payment.id, since: payment.at }] },
  )
  const office = openOffice({ [`POST /houses/${id}/payments/${payment.id}/answer`]: { body: view } })
  const onTold = vi.fn()
  render(
    <Provider store={createAppStore()}>
      <MemoryRouter>
        <ClosedPage notes={null} onTold={onTold} opened={openedOf(view)} />
      </MemoryRouter>
    </Provider>,
  )
  expect(screen.getByText('Has 19,45,784 come?')).toBeTruthy()
  expect(screen.getByText('Payments')).toBeTruthy()
  await userEvent.click(screen.getAllByText('Received')[0] as HTMLElement)
  await waitFor(() => expect(onTold).toHaveBeenCalledWith({ line: 'Received: PKR 19,45,784. Thank you.' }))
  expect(office.seen.at(-1)?.body).toEqual({ received: true })
})
