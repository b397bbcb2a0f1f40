import { areas, cities } from '@tameer/calculator'
import { screens } from '@tameer/contract'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { HashRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createAppStore } from '../../store/store.ts'
import { readQuickAnswers } from '../calculator/quick-answers.ts'
import { HomeScreen } from './home-screen.tsx'

function open(hash = '#/') {
  window.location.hash = hash
  return render(
    <Provider store={createAppStore()}>
      <HashRouter>
        <HomeScreen />
      </HashRouter>
    </Provider>,
  )
}

const field = (name: string) => screen.getByLabelText<HTMLSelectElement>(name)
const figure = () => screen.getByRole('status').textContent
const described = (term: string) => screen.getByText(term).nextElementSibling?.textContent

test('a figure stands there at once, follows city and size, and is there again on coming back', async () => {
  open()
  expect(figure()).toMatch(/costs about1\.75 Crore1\.53 to 2\.02\sCrore, in rupees/)
  expect(figure()).toContain('Today’s bill, at prices of 30th September, 2026')
  expect(figure()).toContain('a Marla of 225 sq\u00a0ft')
  expect(described('Its grey structure alone:')).toBe('1.09 Crore')
  await userEvent.selectOptions(screen.getAllByLabelText('City')[0] as HTMLElement, 'Karachi')
  await userEvent.selectOptions(field('Plot size'), '5 Marla')
  expect(figure()).toContain('1.16 Crore')
  expect(screen.getByRole('link', { name: 'See what it is made of' }).getAttribute('href')).toBe(
    '#/calculator?mode=detailed&city=Karachi&plotSize=5&constructionType=Complete',
  )
  expect(screen.getByText(/^\d\d months old, with thin finishing$/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^82\.50\s*Lakh$/ }).getAttribute('href')).toBe(
    '#/calculator?city=karachi&area=5-marla&type=complete&shown=karachi.5-marla.complete.complete',
  )
  cleanup()
  open()
  expect(field('Plot size').value).toBe('5 Marla')
  expect(figure()).toContain('1.16 Crore')
})

test('the calculator understands every address the figure leads to', () => {
  for (const city of cities) {
    for (const area of areas) {
      const query = screens.calculator.to({ city, area }).split('?')[1]
      expect(readQuickAnswers(new URLSearchParams(query))).toMatchObject({
        city,
        area,
        constructionType: 'Complete',
        shown: { city, area, constructionType: 'Complete', view: 'Complete' },
      })
    }
  }
})

test('a plot of another size leads to its question, with the city filled in', async () => {
  open()
  await userEvent.selectOptions(screen.getAllByLabelText('City')[0] as HTMLElement, 'Karachi')
  expect(screen.getByRole('link', { name: 'Other size, such as 7 Marla' }).getAttribute('href')).toBe(
    '#/calculator?mode=detailed&city=Karachi&step=plot',
  )
  expect(screen.getByRole<HTMLOptionElement>('option', { name: '20 Marla (1 Kanal)' }).value).toBe('20 Marla')
})

test('who builds it begins with construction and the city of the cost, until another is picked', async () => {
  const cities = [
    { id: 1, name: 'Karachi' },
    { id: 10, name: 'Islamabad' },
  ]
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json({ data: String(address).endsWith('/cities') ? cities : [{ id: 5, name: 'Construction' }] }),
  )
  open()
  const [costCity, place] = screen.getAllByLabelText<HTMLSelectElement>('City') as [
    HTMLElement,
    HTMLSelectElement,
  ]
  const address = () => screen.getByRole('link', { name: 'See who builds' }).getAttribute('href')
  await userEvent.selectOptions(costCity, 'Islamabad')
  await userEvent.click(screen.getByRole('radio', { name: 'Who builds it' }))
  expect(place.selectedOptions[0]?.label).toBe('Islamabad')
  expect(address()).toBe('#/contractors?service=5&city=10')
  await waitFor(() => expect(screen.getAllByRole('option', { name: 'Karachi' })).toHaveLength(2))
  await userEvent.selectOptions(place, 'Any city')
  await userEvent.selectOptions(costCity, 'Karachi')
  expect(address()).toBe('#/contractors?service=5')
  await userEvent.selectOptions(place, 'Karachi')
  expect(address()).toBe('#/contractors?service=5&city=1')
})

test('a service and a city lead to the companies that answer to both', async () => {
  const cities = [{ id: 7, name: 'Hyderabad' }]
  const services = [
    { id: 6, name: 'Interior Design' },
    { id: 7, name: 'Waterproofing' },
  ]
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json({ data: String(address).endsWith('/cities') ? cities : services }),
  )
  open()
  await userEvent.click(screen.getByRole('radio', { name: 'Who builds it' }))
  await screen.findByRole('option', { name: 'Hyderabad' })
  await screen.findByRole('option', { name: 'Waterproofing' })
  await userEvent.selectOptions(field('Service'), 'Interior Design')
  await userEvent.selectOptions(screen.getAllByLabelText('City')[1] as HTMLElement, 'Hyderabad')
  expect(screen.getByRole('link', { name: 'See who builds' }).getAttribute('href')).toBe(
    '#/contractors?service=6&city=7',
  )
})

test('the cards lead where the specification says', () => {
  open()
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Architecture')).toBe('#/contractors?service=4')
  expect(target('Construction')).toBe('#/contractors?service=5')
  expect(target('Interior design')).toBe('#/contractors?service=6')
  expect(target('Sign Up Now')).toBe('#/signup')
  expect(target('Go to Calculator')).toBe('#/calculator')
  expect(screen.getAllByText(/\(sample\)$/)).toHaveLength(3)
})

test('each question has an address that opens it', async () => {
  open('#/?part=cost')
  const details = screen.getByText('What does it cost me?').closest('details') as HTMLDetailsElement
  await waitFor(() => expect(details.open).toBe(true))
  expect(document.activeElement).toBe(within(details).getByText('What does it cost me?'))
  expect(document.querySelectorAll('details[open]')).toHaveLength(1)
})

test('where the browser can install the site, the notice offers it', async () => {
  open()
  expect(screen.queryByRole('button', { name: 'Install' })).toBeNull()
  let asked = 0
  const offer = Object.assign(new Event('beforeinstallprompt'), {
    prompt: async () => {
      asked += 1
    },
  })
  act(() => void window.dispatchEvent(offer))
  await userEvent.click(screen.getByRole('button', { name: 'Install' }))
  expect(asked).toBe(1)
  expect(screen.getByText(/Add to Home Screen/)).toBeTruthy()
})

test('the newest request of the device stands above the page, with its state and its quotes', async () => {
  localStorage.setItem(
    'requests',
    JSON.stringify([{ id: '7', key: 'k', mayAct: true, title: '7 Marla house in Lahore' }]),
  )
  const request = { state: 'open', endsAt: '2027-01-09T10:00:00.000Z' }
  const view = { request, invitations: [{ quote: { id: 'a' } }, {}] }
  vi.stubGlobal('fetch', async (address: string | URL) =>
    Response.json(String(address).includes('/requests/7') ? view : { data: [] }),
  )
  open()
  const link = await screen.findByRole('link', { name: '7 Marla house in Lahore' })
  expect(link.getAttribute('href')).toBe('#/request/7')
  expect(link.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
  expect(await screen.findByText('open until 9 January · 1 quote')).toBeTruthy()
  expect(screen.getByText('1 new')).toBeTruthy()
  expect(document.documentElement.dataset.requests).toBe('')
})
