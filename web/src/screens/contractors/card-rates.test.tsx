import type { CompanyRates } from '@tameer/contract'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { idOf, openDirectory, portfolioOf, visit } from '../../../test/directory.tsx'
import { companyFixture, ratesFixture } from '../../../test/fixtures.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('the cards of /contractors', () => {
  it('shows the rate that a company gave itself, and says of builders alone that they gave none', async () => {
    const company = (place: number, categoryId: number, rates: Partial<CompanyRates> = {}) => {
      const categories = [{ categoryId, category: { id: categoryId, name: 'Service' } }]
      const own = companyFixture({ id: idOf(place), name: `Company ${place}`, categories })
      return portfolioOf(place, place * 10 + 1, { company: { ...own, rates: ratesFixture(rates) } })
    }
    openDirectory([
      company(1, 5, {
        completePkr: 5400,
        completeGivenOn: '2026-11-19',
        greyPkr: 3150,
        greyGivenOn: '2026-11-19',
      }),
      company(2, 5, { greyPkr: 3150, greyGivenOn: '2026-11-19' }),
      company(3, 5),
      company(4, 4),
    ])
    visit('/contractors')
    const texts = [/^from PKR 5,400 a sq ft$/, /^grey structure from PKR 3,150 a sq ft$/, /^no rate given$/]
    await screen.findByRole('article', { name: 'Company 4' })
    const shown = [1, 2, 3, 4].map((place) => {
      const card = within(screen.getByRole('article', { name: `Company ${place}` }))
      return texts.map((text) => card.queryByText(text) !== null)
    })
    expect(shown).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
      [false, false, false],
    ])
    expect(
      screen.getByText(/^PKR a sq ft: what the company itself says .* within the last 90 days\.$/),
    ).toBeTruthy()
  })

  it('says nothing of rates below a list that has none', async () => {
    openDirectory([portfolioOf(1, 11)])
    visit('/contractors')
    await screen.findByRole('article', { name: 'Company 1' })
    expect(screen.queryByText(/^PKR a sq ft/)).toBeNull()
  })
})
