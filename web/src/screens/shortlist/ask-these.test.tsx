import type { CompanySummary } from '@tameer/contract'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { idOf, portfolioOf } from '../../../test/directory.tsx'
import { openOffice, visit } from '../../../test/office.tsx'
import { heading } from '../../../test/screen.ts'
import { forgetAsked } from '../../features/companies/asked-companies.ts'
import { forgetOwnHouse, keepOwnHouse } from '../../features/own-house/own-house.ts'

function summaryOf(number: number, contact: Partial<CompanySummary['company']['contact']> = {}) {
  const first = portfolioOf(number, number * 10)
  const company = { ...first.company, contact: { ...first.company.contact, ...contact } }
  const shows = { marks: [], projects: 1, founded: null, cities: [], buildingTypes: [], prices: [] }
  return { company, first, ...shows } satisfies CompanySummary
}

/** Opens the message to companies, by their numbers; those that `listed` does not have are no longer listed. */
async function ask(listed: CompanySummary[], ...numbers: number[]) {
  openOffice({ 'GET /companies': () => ({ body: { data: listed } }) })
  await visit(`/shortlist?ask=${numbers.map(idOf).join()}`)
  // The companies are shown once both they and the message have come.
  for (const { company } of listed) await screen.findByRole('heading', { name: company.name })
}

const row = (number: number) =>
  within(screen.getByRole('heading', { name: `Company ${number}` }).closest('li') as HTMLElement)
const textOf = (number: number) => {
  const link = row(number).getByRole<HTMLAnchorElement>('link', { name: /on WhatsApp$/ })
  return new URL(link.href).searchParams.get('text') ?? ''
}

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn())
  keepOwnHouse({
    ...{ query: 'city=Karachi&plotSize=7&prices=2026-11-26', city: 'Karachi', plotSize: 7 },
    ...{ plotUnit: 'Marla', coveredAreaSft: 2520, constructionType: 'Complete', totalPkr: 14_300_000 },
  })
})
afterEach(() => {
  cleanup()
  forgetOwnHouse()
  forgetAsked()
  vi.unstubAllGlobals()
})

it('writes one message with the house in plain words, and marks whom it was begun to', async () => {
  await ask([summaryOf(1), summaryOf(2), summaryOf(3)], 1, 2, 3)
  await heading('Ask these three')
  await screen.findByText('0 of 3 sent')
  expect(textOf(2)).toMatch(
    /^Salam, I found you on Tameer\. We plan a 7 Marla house in Karachi: 2,520 sft on 2 storeys, 4 bedrooms, .*\. What is your price, and when can you start\? http\S+\/estimate\?city=Karachi&plotSize=7/,
  )
  await userEvent.click(row(1).getByRole('link', { name: /on WhatsApp$/ }))
  expect(screen.getByText('1 of 3 sent')).toBeTruthy()
  expect(row(1).getByText('Sent today')).toBeTruthy()
  expect(row(1).queryByRole('link', { name: /on WhatsApp$/ })).toBeNull()
  await userEvent.click(row(1).getByRole('button', { name: 'Not sent? Send again' }))
  expect(textOf(1)).toBe(textOf(2))
})

it('leaves the link and its figure out when that is wanted', async () => {
  await ask([summaryOf(1)], 1)
  await screen.findByText('0 of 1 sent')
  expect(screen.getByRole('heading', { name: 'Ask this one' })).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /our figure, 1\.43 Crore/ }))
  expect(textOf(1)).not.toContain('http')
})

it('offers a call where there is no chat, and a mail where there is no number', async () => {
  await ask(
    [summaryOf(1, { whatsapp: '', phone: '+924235761999' }), summaryOf(2, { whatsapp: '', phone: '' })],
    ...[1, 2],
  )
  await screen.findByText('0 of 2 sent')
  expect(row(1).getByRole('link', { name: 'Call Company 1' }).getAttribute('href')).toBe('tel:+924235761999')
  expect(row(2).getByRole('link', { name: 'Write a mail to Company 2' }).getAttribute('href')).toMatch(
    /^mailto:.*body=Salam/,
  )
})

it('asks without a house too, and says who is gone', async () => {
  forgetOwnHouse()
  await ask([summaryOf(1)], 1, 2)
  await screen.findByText('1 of them is no longer listed on Tameer.')
  await screen.findByText('Your message')
  expect(textOf(1)).toMatch(/^Salam, I found you on Tameer\. We plan a house\. .*\?$/)
  expect(screen.queryByRole('checkbox')).toBeNull()
})
