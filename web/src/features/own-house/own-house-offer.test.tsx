import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HashRouter } from 'react-router'
import { expect, test } from 'vitest'
import { shownToasts } from '../../ui/toasts/toast-store.ts'
import { forgetOwnHouse, keepOwnHouse, type OwnHouse } from './own-house.ts'
import { OwnHouseOffer } from './own-house-offer.tsx'

const house: OwnHouse = {
  query: 'city=Lahore&plotSize=7&prices=2026-11-01',
  city: 'Lahore',
  plotSize: 7,
  plotUnit: 'Marla',
  coveredAreaSft: 2520,
  constructionType: 'Complete',
  totalPkr: 11_000_000,
}

function open() {
  render(
    <HashRouter>
      <main>
        <OwnHouseOffer />
        <h1>Welcome</h1>
      </main>
    </HashRouter>,
  )
}

test('the last house is offered again, with the way on and to what was kept', async () => {
  localStorage.setItem('keptEstimates', JSON.stringify(['city=Lahore&plotSize=5', 'city=Lahore&plotSize=7']))
  keepOwnHouse(house)
  open()
  expect(await screen.findByText('Your 7 Marla house in Lahore, 1.10 Crore')).toBeTruthy()
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(target('Continue')).toBe('#/calculator?mode=detailed&city=Lahore&plotSize=7&prices=2026-11-01')
  expect(target('Compare (2)')).toBe('#/calculator?mode=compare&city=Lahore&plotSize=7&prices=2026-11-01')
  act(() => void keepOwnHouse({ ...house, constructionType: 'Grey Structure', totalPkr: 8_494_000 }))
  expect(screen.getByText('Your 7 Marla house in Lahore, grey structure alone, 84.94 Lakh')).toBeTruthy()
})

test('one press forgets it, says so, and leaves the focus at the page’s heading', async () => {
  keepOwnHouse(house)
  open()
  expect(document.documentElement.dataset.house).toBe('')
  const forget = await screen.findByRole('button', { name: 'Remove from this device' })
  forget.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText(/^Your 7 Marla house/)).toBeNull()
  expect(localStorage.getItem('ownHouse')).toBeNull()
  expect(document.documentElement.dataset.house).toBeUndefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Welcome' }))
  expect(shownToasts.read().at(-1)?.text).toBe('The house is removed from this device')
})

test('without a house there is nothing, and no room for it', () => {
  forgetOwnHouse()
  open()
  expect(screen.queryByRole('region')).toBeNull()
  expect(document.documentElement.dataset.house).toBeUndefined()
})
