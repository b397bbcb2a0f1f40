import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, formBelow } from '../../../test/screen.ts'

it('a phone number is judged, and a profile’s name completed, before anything is sent', async () => {
  const office = openOffice()
  await visit('/add-portfolio', userFixture())
  await formBelow('Add Portfolio')
  await screen.findByRole('option', { name: 'Lahore' })
  const act = userEvent.setup()
  await act.type(field('Title'), 'Tower house')
  await act.type(field('Content'), 'Four storeys.')
  await act.selectOptions(screen.getByLabelText('City'), 'Lahore')
  await act.type(field('Instagram Link'), '@alisons')
  await act.type(field('Phone'), '042-3571')
  expect(field('Instagram Link').value).toBe('https://www.instagram.com/alisons')
  await act.click(button('Add Portfolio'))
  expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy()
  expect(document.activeElement).toBe(field('Phone'))
  expect(office.of('POST /portfolios')).toEqual([])
})
