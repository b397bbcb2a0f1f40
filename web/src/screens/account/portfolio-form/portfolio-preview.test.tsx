import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { portfolioFixture, userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { pngFile } from '../../../../test/pictures.ts'
import { button, field, formBelow } from '../../../../test/screen.ts'

const user = userFixture()
const preview = () => within(screen.getByRole('complementary', { name: 'Preview' }))
const asked = () =>
  preview()
    .getAllByRole('listitem')
    .map((one) => one.textContent)

async function openNew() {
  openOffice()
  await visit('/add-portfolio', user)
  await formBelow('Add Portfolio')
  await screen.findByRole('option', { name: 'Lahore' })
  return userEvent.setup()
}

it('the card follows what is typed, chosen and tapped', async () => {
  const act = await openNew()
  const card = within(preview().getByRole('article'))
  expect(card.getByRole('heading').textContent).toBe('Title')
  expect(card.getByText('Tell about this project ...')).toBeTruthy()
  expect(card.queryByRole('link')).toBeNull()
  await act.click(screen.getByRole('radio', { name: '10 Marla' }))
  expect(card.getByRole('heading').textContent).toBe('10 Marla house')
  await act.click(screen.getByRole('radio', { name: 'Complete' }))
  expect(card.getByText('10 Marla · Complete')).toBeTruthy()
  await act.clear(field('Title'))
  await act.type(field('Title'), 'Tower house')
  await act.type(field('Content'), `Brick. ${'x'.repeat(120)}`)
  await act.click(screen.getByRole('radio', { name: '$$ middle (120-250)' }))
  expect(card.getByRole('heading').textContent).toBe('Tower house')
  expect(card.getByText(/^Brick\. x+\.\.\.$/)).toBeTruthy()
  expect(card.getByText('middle price')).toBeTruthy()
  await act.upload(field('Images'), pngFile('one.png'))
  const picture = await card.findByRole('img', { name: /Tower house/ })
  expect(picture.getAttribute('src')).toMatch(/^blob:/)
})

it('what is missing leads to its field, and is ticked once it is there', async () => {
  const act = await openNew()
  expect(asked()).toEqual(['Missing: Images', 'Missing: City', 'Missing: Title', 'Missing: Content'])
  await act.click(preview().getByRole('button', { name: 'Content' }))
  expect(document.activeElement).toBe(field('Content'))
  await act.click(preview().getByRole('button', { name: 'City' }))
  expect(document.activeElement).toBe(screen.getByLabelText('City'))
  await act.click(preview().getByRole('button', { name: 'Images' }))
  expect(document.activeElement).toBe(field('Images'))
  await act.selectOptions(screen.getByLabelText('City'), 'Lahore')
  await act.type(field('Content'), 'Brick')
  await act.upload(field('Images'), pngFile('one.png'))
  await waitFor(() =>
    expect(asked()).toEqual(['Done: Images: 1', 'Done: City: Lahore', 'Missing: Title', 'Done: Content']),
  )
})

it('a project that visitors see already has its card, without a list', async () => {
  const [one] = portfolioFixture().portfolioImages
  if (!one) throw new Error('a picture expected')
  const other = { ...one, id: '0190f000-0000-7000-8000-0000000000aa', image: '/other.jpg' }
  const mine = portfolioFixture({ portfolioImages: [one, other] })
  openOffice({ [`GET /portfolios/${mine.id}`]: { body: mine } })
  await visit(`/add-portfolio?id=${mine.id}`, user)
  await formBelow('Edit Portfolio')
  expect(preview().getByRole('heading', { name: mine.title })).toBeTruthy()
  expect(preview().queryByText('Before it is shown')).toBeNull()
  await userEvent.click(button('Move later Image 1'))
  await waitFor(() => expect(preview().getByRole('img').getAttribute('src')).toContain(other.image))
})

it('a narrow screen has the form alone', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 900px)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  await openNew()
  expect(screen.queryByRole('complementary', { name: 'Preview' })).toBeNull()
  vi.unstubAllGlobals()
})
