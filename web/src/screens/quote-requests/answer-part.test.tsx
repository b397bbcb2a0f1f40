import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { userFixture } from '../../../test/fixtures.ts'
import { openOffice, visit } from '../../../test/office.tsx'
import { invitation, ownId } from '../../../test/own-invitation.ts'
import { phase, priceOf, typePrices } from '../../../test/quote-form.ts'
import { button, field, heading } from '../../../test/screen.ts'

const user = userFixture()

/** Opens the form of a separate invitation, in which drafts are saved. */
async function openForm(number: number, changes: object = {}) {
  const own = ownId(number)
  const office = openOffice({
    [`GET /invitations/${own}`]: { body: { ...invitation, ...changes, id: own } },
    [`PUT /invitations/${own}/draft`]: ({ body }) => ({ body: { ...(body as object), version: 1 } }),
  })
  await visit(`/quote-requests/${own}`, user)
  await phase('Grey Structure')
  return { office, own }
}

const sees = () => within(screen.getByRole('region', { name: 'So the family sees it' }))

it('shows the sum the family sees, and why it differs', async () => {
  await openForm(5)
  expect(sees().getByText(/^No price yet: Grey Structure and Finishing/)).toBeTruthy()
  await typePrices('1,500', '1,000')
  expect(sees().getByText('You ask 25.00 Lakh. The family compares the same.')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Steel' }))
  const rows = sees()
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual([
    'Your price25,00,000',
    'Steel, left out: added+ 15,00,000',
    'For the same house40,00,000',
  ])
  expect(sees().getByText(/because you leave out steel/).textContent).toBe(
    'You ask 25.00 Lakh. The family compares 40.00 Lakh, because you leave out steel. If you can do it for less than 15.00 Lakh (1,500 a sq ft), put it into your price.',
  )
  expect(sees().getByText(/They also see: changes not said\./)).toBeTruthy()
})

it('sets one sum aside for a group, and says whether laying is in it', async () => {
  const { office, own } = await openForm(6)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Doors' }))
  const doors = within(screen.getByRole('region', { name: 'Doors' }))
  expect(doors.getByRole<HTMLInputElement>('radio', { name: 'Left out' }).checked).toBe(true)
  await userEvent.click(doors.getByRole('radio', { name: 'I set a sum aside' }))
  await userEvent.type(doors.getByLabelText('Sum set aside for Doors, Rs'), '3 lakh')
  await userEvent.click(doors.getByRole('radio', { name: 'No, it is in my price' }))
  const draft = () => office.of(`PUT /invitations/${own}/draft`).at(-1)?.body
  await waitFor(
    () =>
      expect(draft()).toMatchObject({
        draft: {
          entry: { covers: { 'line doors': { cover: 'allowance', sum: '3 lakh', laying: 'in-price' } } },
        },
        // Both phases have no price yet; the company's list says so.
        prices: { given: 0, asked: 2 },
      }),
    { timeout: 4000 },
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'Doors' }))
  expect(screen.queryByRole('region', { name: 'Doors' })).toBeNull()
})

it('finds any other line in the full list', async () => {
  await openForm(7)
  await userEvent.click(screen.getByRole('checkbox', { name: 'Another line' }))
  const list = within(screen.getByRole('region', { name: 'Another line' }))
  await userEvent.click(list.getByText('Excavation and Steel Reinforcement'))
  await userEvent.selectOptions(list.getByLabelText('Excavation: in the price?'), 'Family buys')
  expect(list.getByText(/1 the family buys/)).toBeTruthy()
})

it('asks before prices of sections give way to one price', async () => {
  await openForm(8)
  const grey = within(await phase('Grey Structure'))
  await userEvent.click(grey.getByRole('button', { name: 'Price its 2 sections instead' }))
  await userEvent.click(grey.getByText('Bricks, Cement, Sand and Crush'))
  await userEvent.type(grey.getByLabelText('Price of Bricks, Cement, Sand and Crush, Rs'), '9 lakh')
  await userEvent.click(grey.getByRole('button', { name: 'one price instead' }))
  const asked = within(screen.getByRole('dialog', { name: 'One price for Grey Structure?' }))
  await userEvent.click(asked.getByRole('button', { name: 'Use one price' }))
  expect((await priceOf('Grey Structure')).value).toBe('900000')
})

it('tells the difference of a total that is written, and takes the sum back', async () => {
  const { office, own } = await openForm(10)
  // Focusing the field and leaving it changes nothing.
  await userEvent.click(field('Your total, Rs'))
  await userEvent.tab()
  await new Promise((done) => setTimeout(done, 1500))
  expect(office.of(`PUT /invitations/${own}/draft`)).toHaveLength(0)
  await typePrices('2,600', '1,000')
  const total = field('Your total, Rs')
  expect(total.value).toBe('36,00,000')
  await userEvent.clear(total)
  await userEvent.type(total, '37 lakh')
  const sum = screen.getByRole('table', { name: 'Your total and the sum of its parts' })
  expect(
    within(sum)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Grey Structure, 2,600 × 1,00026,00,000',
    'Finishing, 1,000 × 1,00010,00,000',
    'The parts36,00,000',
    'You wrote37,00,000',
    'Difference+ 1,00,000',
  ])
  await userEvent.click(button('Use 36,00,000'))
  expect(total.value).toBe('36,00,000')
  expect(screen.queryByRole('table', { name: 'Your total and the sum of its parts' })).toBeNull()
})

it('shows what would be filled in before it changes anything', async () => {
  await openForm(11)
  await userEvent.click(button('As the estimate'))
  const shown = within(screen.getByRole('region', { name: 'What would be filled in' }))
  expect(shown.getByText('2 prices would be filled in.')).toBeTruthy()
  expect((await priceOf('Grey Structure')).value).toBe('')
  await userEvent.click(shown.getByRole('button', { name: 'Take these 2 prices' }))
  expect((await priceOf('Grey Structure')).value).toBe('3000000')
  await userEvent.click(button('Undo'))
  expect((await priceOf('Grey Structure')).value).toBe('')
})

it('asks a question where all questions are', async () => {
  await openForm(12)
  await userEvent.click(button('Ask a question'))
  expect(document.activeElement).toBe(field('Your question'))
  expect(document.activeElement?.closest('details')?.open).toBe(true)
})

it('one number is enough for a grey structure', async () => {
  const lines = invitation.request.bill?.lines.filter((line) => line.phase === 'grey') ?? []
  const bill = { ...invitation.request.bill, totalPkr: 3_000_000, lines }
  const answers = { constructionType: 'Grey Structure' }
  await openForm(13, { request: { ...invitation.request, answers, bill } })
  await heading('Grey structure, 5 Marla, Lahore')
  expect(
    screen.getByText('One number and a word on tax are enough. Open more only if you want.'),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'I have one price for the whole house' })).toBeNull()
})
