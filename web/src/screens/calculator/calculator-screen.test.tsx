import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HashRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { CalculatorScreen } from './calculator-screen.tsx'

async function open(query = '') {
  window.location.hash = `#/calculator${query}`
  const shown = render(
    <HashRouter>
      <CalculatorScreen />
    </HashRouter>,
  )
  await screen.findByText(/^(Loading|Area Size|Compare House Construction Costs)/)
  return shown
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const summary = () => within(screen.getByRole('region', { name: 'Summary' }))
const breakdown = () => within(screen.getByRole('region', { name: 'Breakdown of Construction Cost' }))
const choose = (label: string, value: string) => userEvent.selectOptions(screen.getByLabelText(label), value)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Calculate Cost' }))
const total = () => breakdown().queryByText('Total')?.parentElement?.textContent
const parts = async () => {
  const rows = await breakdown().findAllByRole('listitem')
  return rows.map(({ children }) => [...children].map(({ textContent }) => textContent).join(' '))
}

afterEach(() => {
  window.location.hash = ''
})

describe('/calculator', () => {
  it('begins as specified and calculates nothing while city or area is missing', async () => {
    await open()
    expect(heading()).toBe('House Construction Cost Calculator')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Grey Structure' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'With Material' }).checked).toBe(true)
    await choose('Area Size', '10 Marla')
    await press()
    expect(total()).toBeUndefined()
    expect(screen.queryByRole('heading', { name: 'What it is made of' })).toBeNull()
    expect(summary().getByText('Prices last updated on 12th May, 2025')).toBeTruthy()
    const figures = summary().getAllByRole('definition')
    expect(figures.map(({ textContent }) => textContent).slice(-3)).toEqual([
      '1.09 Crore',
      '72.91 Lakh',
      '16.71 Lakh',
    ])
  })

  it('folds the options into one line for whoever pressed for the figure', async () => {
    const house = '?city=karachi&area=5-marla&type=complete&shown=karachi.5-marla.complete.complete'
    window.history.replaceState({ usr: { atResult: true } }, '', `#/calculator${house}`)
    await open(house)
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Summary' }))
    expect(screen.getByText('5 Marla, Karachi, complete')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    expect(screen.queryByText('5 Marla, Karachi, complete')).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Area Size')))
  })

  it('says which sizes it knows when it is opened with another', async () => {
    await open('?city=karachi&area=7-marla')
    expect(await screen.findByText(/^The quick estimate knows 5, 10 and 20 Marla\./)).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('Karachi')
  })

  it('leads from a size it does not have to the question for it', async () => {
    await open('?city=karachi&area=5-marla')
    expect(
      screen.getByRole('link', { name: 'The detailed estimate takes any plot' }).getAttribute('href'),
    ).toBe('#/calculator?mode=detailed&city=Karachi&step=plot')
  })

  it('shows the end of the page with what stands above it, not before', async () => {
    await open('?mode=compare')
    const title = () => screen.queryByRole('heading', { level: 1 })
    const end = () => screen.queryByRole('heading', { name: 'Disclaimer' })
    expect(Boolean(end())).toBe(Boolean(title()))
    await waitFor(() => expect(title()?.textContent).toBe('Compare House Construction Costs'))
    expect(end()).toBeTruthy()
  })

  it('names the house of the cost in its disclaimer', async () => {
    await open('?city=karachi&area=20-marla')
    expect(
      await screen.findByText(/^The cost is for a 20 Marla double-storey house in Karachi\./),
    ).toBeTruthy()
    await choose('Area Size', '10 Marla')
    expect(await screen.findByText(/^The cost is for a 10 Marla double-storey house\. Prices/)).toBeTruthy()
    // Beside the choice of a size, at the total and in the disclaimer.
    expect(screen.getAllByText(/A Marla here is 225 sq ft/)).toHaveLength(3)
  })

  it('shows the headline, five slices and six sections for a grey structure', async () => {
    await open()
    await choose('Area Size', '10 Marla')
    await choose('City', 'Islamabad')
    expect(heading()).toBe('10 Marla House Construction Cost in Islamabad')
    expect(total()).toBeUndefined()
    await press()
    expect(total()).toBe('Total 1.19 Crore')
    expect(summary().getByText(/This is the published figure of 12th May, 2025: see/)).toBeTruthy()
    expect(await parts()).toHaveLength(5)
    expect((await parts())[0]).toContain('Foundation & Structure 99.86 Lakh')
    expect(breakdown().queryByRole('radio')).toBeNull()
    const titles = (await screen.findAllByRole('group')).filter(({ tagName }) => tagName === 'DETAILS')
    expect(titles.map((one) => one.querySelector('summary')?.textContent).slice(0, 7)).toEqual([
      'Figures of a premium house',
      'Foundation & Structure99.86 Lakh',
      'Wood, Metal and Tile Works15.89 Lakh',
      'Electrical Works11.13 Lakh',
      'Plumbing Works8.01 Lakh',
      'Fittings & Fixtures5.33 Lakh',
      'Utilities Installation3.00 Lakh',
    ])
  })

  it('recalculates by itself when the view of a complete house changes', async () => {
    await open('?city=karachi&area=5-marla&type=complete')
    await press()
    expect(total()).toBe('Total 82.50 Lakh')
    await userEvent.click(breakdown().getByRole('radio', { name: 'Grey Structure' }))
    expect(total()).toBe('Total 57.50 Lakh')
    expect(summary().getByText(/Published as 55 to 60 Lakh/)).toBeTruthy()
    await userEvent.click(breakdown().getByRole('radio', { name: 'Finishing' }))
    expect(total()).toBe('Total 82.50 Lakh')
    expect(await parts()).toHaveLength(4)
    expect((await parts()).join()).not.toContain('Foundation')
  })

  it('leads from the figure to today’s bill for the same house, whatever was chosen since', async () => {
    await open('?city=karachi&area=5-marla&type=complete')
    await press()
    await choose('City', 'Lahore')
    expect(summary().getByText(/published figure of 12th May, 2025, with simple finishing: see/)).toBeTruthy()
    const bill = summary().getByRole('link', { name: 'today’s bill for the same house' })
    expect(bill.getAttribute('href')).toContain(
      'mode=detailed&city=Karachi&plotSize=5&constructionType=Complete',
    )
  })

  it('keeps the last figures when the options move on, and says so', async () => {
    await open('?city=lahore&area=5-marla')
    await press()
    await choose('City', 'Karachi')
    expect(total()).toBe('Total 70.00 Lakh')
    expect(summary().getByText(/5 Marla in Lahore, grey structure/)).toBeTruthy()
    expect(summary().getByText(/Your choices have changed since/)).toBeTruthy()
    await press()
    expect(total()).toBe('Total 57.50 Lakh')
    expect(summary().queryByText(/Your choices have changed since/)).toBeNull()
  })

  it('does not let mode, covered area or rooms change a figure', async () => {
    await open('?city=lahore&area=20-marla')
    await press()
    await parts()
    const before = screen.getByRole('region', { name: 'Breakdown of Construction Cost' }).textContent
    await userEvent.click(screen.getByRole('button', { name: 'More Options' }))
    expect(screen.getByRole('button', { name: 'Less Options' }).getAttribute('aria-expanded')).toBe('true')
    const covered = screen.getByLabelText<HTMLInputElement>('Covered area (sft)')
    expect(covered.value).toBe('3375')
    await userEvent.clear(covered)
    expect(covered.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter the covered area in whole square feet, such as 3375.')).toBeTruthy()
    await userEvent.type(covered, '9000')
    expect(covered.getAttribute('aria-invalid')).toBeNull()
    await choose('Drawing Rooms', '10')
    await userEvent.click(screen.getByRole('radio', { name: 'Without Material' }))
    await press()
    expect(screen.getByRole('region', { name: 'Breakdown of Construction Cost' }).textContent).toBe(before)
    expect(screen.getAllByText(/do(es)? not change the quick estimate/)).toHaveLength(2)
  })

  it('stands in the address, so that a reload or a shared link shows the same, without a call', async () => {
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    const first = await open()
    await choose('Area Size', '20 Marla')
    await choose('City', 'Karachi')
    await userEvent.click(screen.getByRole('radio', { name: 'Complete' }))
    await press()
    await userEvent.click(breakdown().getByRole('radio', { name: 'Finishing' }))
    await waitFor(() => expect(window.location.hash).toContain('shown=karachi.20-marla.complete.finishing'))
    await screen.findByRole('heading', { name: 'What it is made of' })
    const { hash } = window.location
    const seen = first.container.textContent
    first.unmount()
    const again = await open(hash.slice(hash.indexOf('?')))
    await screen.findByRole('heading', { name: 'What it is made of' })
    await parts()
    expect(again.container.textContent).toBe(seen)
    expect(fetched).not.toHaveBeenCalled()
  })
})
