import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, field, formBelow } from '../../../../test/screen.ts'

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
  const box = screen.getByRole('region', { name: '1 thing needs correcting' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  await act.clear(field('Phone'))
  await act.type(field('Phone'), '111-222-333')
  await act.click(button('Add Portfolio'))
  expect(await screen.findByText('Please add the area code, such as 042 before 111-222-333')).toBeTruthy()
  expect(office.of('POST /portfolios')).toEqual([])
})

it('what keeps it from being sent is listed in the order of the form, and leads to each field', async () => {
  openOffice()
  await visit('/add-portfolio', userFixture())
  await formBelow('Add Portfolio')
  await screen.findByRole('option', { name: 'Lahore' })
  const act = userEvent.setup()
  await act.type(field('Facebook Link'), 'javascript:alert(1)')
  await act.click(button('Add Portfolio'))
  const box = await screen.findByRole('region', { name: '4 things need correcting' })
  await waitFor(() => expect(document.activeElement).toBe(box))
  const listed = () =>
    within(box)
      .getAllByRole('listitem')
      .map((one) => one.textContent)
  expect(listed()).toEqual([
    'City: Please select a city',
    'Title: Please enter a title',
    'Content: Please describe the project',
    'Facebook Link: Please enter a web address that starts with http:// or https://',
  ])
  await act.click(button('City: Please select a city'))
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
  const fold = field('Facebook Link').closest('details')
  if (!fold) throw new Error('a fold expected')
  fold.open = false
  await act.click(button(listed()[3] ?? ''))
  expect(document.activeElement).toBe(field('Facebook Link'))
  expect(fold.open).toBe(true)

  await act.type(field('Title'), 'Tower')
  expect(listed()).toHaveLength(3)
  expect(within(box).getByText('3 things need correcting')).toBeTruthy()
  // A wrong file is told at its field: nothing was sent.
  const anyFile = userEvent.setup({ applyAccept: false })
  await anyFile.upload(field('Images'), new File(['x'], 'plan.gif', { type: 'image/gif' }))
  expect(document.activeElement).toBe(field('Images'))
  expect(listed()).toHaveLength(3)
})
