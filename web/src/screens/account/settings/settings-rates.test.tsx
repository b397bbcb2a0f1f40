import { dayInPakistan, daysLater, lastDayOfRate, rateShownDays } from '@tameer/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { day } from '#words/rates'
import { ratesFixture, userFixture } from '../../../../test/fixtures.ts'
import { openOffice, visit } from '../../../../test/office.tsx'
import { button, field, toasts } from '../../../../test/screen.ts'

const call = 'PUT /users/facts'
const today = dayInPakistan(Date.now())
const lastShown = daysLater(today, -rateShownDays)
const ended = daysLater(lastShown, -1)
const rates = ratesFixture({
  ...{ completePkr: 5400, completeGivenOn: lastShown },
  ...{ greyPkr: 3150, greyGivenOn: ended },
})
const user = userFixture({ rates })
const complete = () => field('From PKR … a sq ft, complete house')
const grey = () => field('From PKR … a sq ft, grey structure with material')
const textsOf = (input: HTMLElement) =>
  (input.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

async function open(answers: Parameters<typeof openOffice>[0] = {}, own = user) {
  const office = openOffice(answers)
  await visit('/settings', own)
  await screen.findByRole('button', { name: 'Save rates' })
  return office
}

it('says when each rate was given, and until when or since when not it is shown', async () => {
  await open()
  const part = within(screen.getByRole('region', { name: 'Your rates' }))
  expect(part.getByText(/Visitors see it on your card.* for 90 days/)).toBeTruthy()
  expect([complete().value, grey().value]).toEqual(['5400', '3150'])
  expect(textsOf(complete())).toContain(`Given on ${day(lastShown)}, shown until ${day(today)}.`)
  expect(textsOf(grey())).toContain(
    `Given on ${day(ended)}. No longer shown since ${day(today)}: save it again to show it.`,
  )
})

it('sends both, also unchanged, and shows the day that the server gives', async () => {
  const renewed = { ...rates, completeGivenOn: today, greyPkr: null, greyGivenOn: null }
  const office = await open({ [call]: { body: { ...user, rates: renewed } } })
  await userEvent.clear(grey())
  await userEvent.click(button('Save rates'))
  await waitFor(() => expect(toasts()).toEqual(['Your rates are saved']))
  expect(office.of(call).map(({ body }) => body)).toEqual([{ completeRatePkr: 5400, greyRatePkr: null }])
  expect(textsOf(complete())).toContain(`Given on ${day(today)}, shown until ${day(lastDayOfRate(today))}.`)
  expect(textsOf(grey())).not.toContain('Given on')
})

it('judges before it sends, beside the field', async () => {
  const office = await open({}, userFixture())
  for (const wrong of ['499', '50,001', '5400.5', 'some']) {
    await userEvent.clear(complete())
    await userEvent.type(complete(), wrong)
    await userEvent.click(button('Save rates'))
    expect(textsOf(complete()), wrong).toContain(
      'Please enter whole rupees a square foot, from 500 to 50,000',
    )
    expect(textsOf(grey())).not.toContain('Please')
  }
  expect(document.activeElement).toBe(complete())
  expect(office.of(call)).toEqual([])
})

it('keeps what is typed when the server refuses it or cannot be reached', async () => {
  const fields = { greyRatePkr: 'Please check this value' }
  const message = 'Please check what you entered'
  const office = await open({ [call]: { status: 400, body: { code: 'invalid', message, fields } } })
  const typed = () => [complete().value, grey().value]
  await userEvent.clear(complete())
  await userEvent.type(complete(), 'Rs 5,600')
  await userEvent.click(button('Save rates'))
  await waitFor(() => expect(textsOf(grey())).toContain(fields.greyRatePkr))
  expect(office.of(call)[0]?.body).toEqual({ completeRatePkr: 5600, greyRatePkr: 3150 })
  expect(typed()).toEqual(['Rs 5,600', '3150'])
  office.answers[call] = 'offline'
  await userEvent.click(button('Save rates'))
  await waitFor(() => expect(document.querySelector('[role=alert]')).toBeTruthy())
  expect(typed()).toEqual(['Rs 5,600', '3150'])
})
