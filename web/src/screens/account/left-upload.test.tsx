import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { portfolioFixture, userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { pngFile } from '../../../test/pictures.ts'
import { button, field, formBelow, heading, toasts } from '../../../test/screen.ts'

const mine = portfolioFixture()

/** Sends a new project and goes to the overview before the answer is there. */
async function sendAndLeave(office: ReturnType<typeof openOffice>) {
  const visited = await visit('/add-portfolio', userFixture())
  await formBelow('Add Portfolio')
  await screen.findByRole('option', { name: 'Lahore' })
  const person = userEvent.setup()
  await person.type(field('Title'), 'Tower house')
  await person.type(field('Content'), 'Four storeys.')
  await person.selectOptions(screen.getByLabelText('City'), 'Lahore')
  await person.upload(field('Images'), [pngFile('one.png')])
  await person.click(button('Add Portfolio'))
  await waitFor(() => expect(office.of('POST /portfolios')).toHaveLength(1))
  await person.click(button('Menu'))
  await person.click(screen.getByRole('link', { name: 'Overview' }))
  return { ...visited, person }
}

it('a project goes on being sent when its form is left, and the overview says so', async () => {
  let stored: (answer: object) => void = () => {}
  let answerList: (answer: object) => void = () => {}
  const office = openOffice({
    'POST /portfolios': () => new Promise((resolve) => (stored = resolve)),
    'GET /portfolios': () => new Promise((resolve) => (answerList = resolve)),
  })
  const { store, address } = await sendAndLeave(office)
  await heading('Portfolio Overview')
  await waitFor(() => expect(office.of('GET /portfolios')).toHaveLength(1))
  expect(screen.getByText('Loading portfolios...')).toBeTruthy()
  expect(screen.queryByText(/Error loading portfolios/)).toBeNull()
  await act(async () => answerList({ body: { data: [mine], nextCursor: null } }))
  expect(await screen.findByRole('article', { name: mine.title })).toBeTruthy()
  expect(screen.getByText('Your project is being sent…')).toBeTruthy()
  await act(async () => stored({ status: 201, body: portfolioFixture({ id: 'new', title: 'Tower house' }) }))
  expect(await screen.findByRole('article', { name: 'Tower house' })).toBeTruthy()
  expect(toasts()).toEqual(['Portfolio added successfully'])
  expect(screen.queryByText(/not sent yet|being sent/)).toBeNull()
  expect(address()).toBe('/overview')
  expect(store.getState().portfolios).toMatchObject({
    error: null,
    change: { loading: false, error: null },
  })
})

it.each([
  [{ status: 507, body: { message: 'The disk is full', code: 'internal' } }, 'The disk is full. What'],
  ['offline' as const, 'try again. What'],
])('a project that could not be sent after its form was left waits on the device', async (answer, said) => {
  let refuse: (given: typeof answer) => void = () => {}
  const office = openOffice({
    'POST /portfolios': () => new Promise((resolve) => (refuse = resolve)),
    'GET /portfolios': { body: { data: [mine], nextCursor: null } },
  })
  const { person } = await sendAndLeave(office)
  await screen.findByText('Your project is being sent…')
  await act(async () => refuse(answer))
  expect(toasts()[0]).toMatch(/^Your project was not sent: /)
  expect(toasts()[0]).toContain(said)
  const line = await screen.findByText('A project that you began is not sent yet.')
  await person.click(within(line.parentElement as HTMLElement).getByRole('link', { name: 'Go on' }))
  await formBelow('Add Portfolio')
  expect(field('Title').value).toBe('Tower house')
})

it('a new form waits until a project whose form was left has been sent, and opens without it', async () => {
  let stored: (answer: object) => void = () => {}
  const office = openOffice({
    'POST /portfolios': () => new Promise((resolve) => (stored = resolve)),
    'GET /portfolios': { body: { data: [mine], nextCursor: null } },
  })
  const { person } = await sendAndLeave(office)
  await heading('Portfolio Overview')
  const [again] = screen.getAllByRole('link', { name: 'Add Portfolio' })
  if (again) await person.click(again)
  expect(await screen.findByText('Your project is being sent…')).toBeTruthy()
  expect(screen.queryByLabelText('Title')).toBeNull()
  await act(async () => stored({ status: 201, body: portfolioFixture({ id: 'new', title: 'Tower house' }) }))
  expect(await screen.findByLabelText('Title')).toHaveProperty('value', '')
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain('Tower house')
})
