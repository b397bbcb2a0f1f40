import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { portfolioFixture, userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { button, field, formBelow, heading } from '../../../test/screen.ts'

const mine = portfolioFixture()

it('a list opened from a form that is being sent knows nothing of the cancelled upload', async () => {
  let answerList: (answer: object) => void = () => {}
  const office = openOffice({
    'POST /portfolios': () => new Promise(() => {}),
    'GET /portfolios': () => new Promise((resolve) => (answerList = resolve)),
  })
  const { store } = await visit('/add-portfolio', userFixture())
  await formBelow('Add Portfolio')
  await screen.findByRole('option', { name: 'Lahore' })
  const person = userEvent.setup()
  await person.type(field('Title'), 'Tower house')
  await person.type(field('Content'), 'Four storeys.')
  await person.selectOptions(screen.getByLabelText('City'), 'Lahore')
  await person.upload(field('Images'), [new File(['1'], 'one.png', { type: 'image/png' })])
  await person.click(button('Add Portfolio'))
  await waitFor(() => expect(office.of('POST /portfolios')).toHaveLength(1))

  await person.click(button('Menu'))
  await person.click(screen.getByRole('link', { name: 'Overview' }))
  await heading('Portfolio Overview')
  await waitFor(() => expect(office.of('GET /portfolios')).toHaveLength(1))
  expect(screen.getByText('Loading portfolios...')).toBeTruthy()
  expect(screen.queryByText(/Error loading portfolios/)).toBeNull()
  await act(async () => answerList({ body: { data: [mine], nextCursor: null } }))
  expect(await screen.findByRole('article', { name: mine.title })).toBeTruthy()
  expect(store.getState().portfolios).toMatchObject({
    error: null,
    change: { loading: false, error: null },
  })
})
