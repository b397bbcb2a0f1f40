import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { factsFixture, userFixture } from '../../../../test/fixtures.ts'
import { missingLists } from '../../../../test/missing-lists.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, field, toasts } from '../../../../test/screen.ts'

const lahore = { id: 2, name: 'Lahore' }
const facts = factsFixture({
  ...{ about: 'We build.', founded: 1998, people: '5-19', cities: [lahore], languages: ['ur'] },
})
const user = userFixture({ facts })
const call = 'PUT /users/facts'

async function open(answers: Parameters<typeof openOffice>[0] = {}) {
  const office = openOffice(answers)
  await visit('/settings', user)
  await screen.findByRole('button', { name: 'Save facts' })
  return office
}

it('sends what was changed, and shows what the server keeps', async () => {
  const kept = { ...facts, founded: null, minimumProjectPkr: 5_000_000, languages: ['ur', 'en'] as const }
  const office = await open({ [call]: { body: { ...user, facts: { ...kept, languages: ['ur', 'en'] } } } })
  const act = userEvent.setup()
  expect([field('About').value, field('Founded in').value, field('People who work with you').value]).toEqual([
    ...['We build.', '1998', '5-19'],
  ])
  await act.clear(field('Founded in'))
  await act.type(field('Smallest project you take (PKR)'), '50 lakh')
  await act.click(screen.getByRole('button', { name: /languages you speak/i }))
  // The language of mails has such an option too.
  await act.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'English' }))
  await act.keyboard('{Escape}')
  await act.click(button('Save facts'))
  await waitFor(() => expect(toasts()).toEqual(['What you say of your company is saved']))
  expect(office.of(call).map(({ body }) => body)).toEqual([
    { founded: null, minimumProjectPkr: 5_000_000, languages: ['ur', 'en'] },
  ])
  await act.click(button('Save facts'))
  await waitFor(() => expect(office.of(call)).toHaveLength(2))
  expect(office.of(call)[1]?.body).toEqual({})
})

it.each(missingLists)('keeps its cities while the list of cities %s', async (_what, cities) => {
  const office = await open({ 'GET /cities': cities, [call]: { body: user } })
  await userEvent.type(field('Founded in'), '{Backspace}9')
  await userEvent.click(button('Save facts'))
  await waitFor(() => expect(office.of(call).map(({ body }) => body)).toEqual([{ founded: 1999 }]))
  expect(button('Remove Lahore')).toBeTruthy()
})

it('judges before it sends', async () => {
  const office = await open()
  const act = userEvent.setup()
  await act.clear(field('Founded in'))
  await act.type(field('Founded in'), '3000')
  await act.type(field('Smallest project you take (PKR)'), 'some')
  await act.click(button('Save facts'))
  expect(await screen.findByText('This year is still to come')).toBeTruthy()
  expect(screen.getByText(/Please enter whole rupees/)).toBeTruthy()
  expect(document.activeElement).toBe(field('Smallest project you take (PKR)'))
  await act.clear(field('Founded in'))
  await act.type(field('Founded in'), '98')
  await act.click(button('Save facts'))
  expect(await screen.findByText(/Please enter a year from 1800 on/)).toBeTruthy()
  expect(office.of(call)).toEqual([])
})

it('keeps what is typed when the server refuses it or cannot be reached', async () => {
  const message = 'Please check what you entered'
  const fields = { workingHours: 'Please use at most 120 characters', cities: 'This city is not in the list' }
  const office = await open({ [call]: { status: 400, body: { code: 'invalid', message, fields } } })
  const act = userEvent.setup()
  await act.clear(field('About'))
  await act.type(field('About'), 'In brick since 1998')
  await act.type(field('Working hours'), 'Daily')
  await act.click(button('Save facts'))
  expect(await screen.findByText(fields.workingHours)).toBeTruthy()
  expect(screen.getByText(fields.cities)).toBeTruthy()
  const typed = () => [field('About').value, field('Working hours').value]
  expect(typed()).toEqual(['In brick since 1998', 'Daily'])
  office.answers[call] = 'offline'
  await act.click(button('Save facts'))
  await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy())
  expect(typed()).toEqual(['In brick since 1998', 'Daily'])
})
