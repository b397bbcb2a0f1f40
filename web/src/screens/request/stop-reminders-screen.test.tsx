import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, heading } from '../../../test/screen.ts'

const call = 'POST /reminders/stop'

it('stops the reminders when it is pressed, not when it is opened', async () => {
  const office = openOffice({ [call]: { status: 204 } })
  await visit('/stop-reminders?token=abc')
  await heading('Reminders')
  await screen.findByText('Shall we send no more reminders to this address?')
  expect(office.of(call)).toEqual([])
  fireEvent.click(button('Stop the reminders'))
  expect(await screen.findByText(/We send no more reminders to this address/)).toBeTruthy()
  expect(office.of(call)[0]?.body).toEqual({ token: 'abc' })
})
