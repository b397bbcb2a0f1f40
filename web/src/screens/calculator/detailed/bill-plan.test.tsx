import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HashRouter } from 'react-router'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { nameEntries } from '../../../browser/history-entries.ts'
import { CalculatorScreen } from '../calculator-screen.tsx'
import { forgetCurrency } from './own-currency.ts'

let stopNaming = () => {}

async function open(query = '') {
  window.location.hash = `#/calculator?mode=detailed&city=Lahore&plotSize=7${query}`
  stopNaming = nameEntries()
  render(
    <HashRouter>
      <CalculatorScreen />
    </HashRouter>,
  )
  await screen.findByRole('button', { name: /^10 % less covered area/ })
}

const savings = () => within(screen.getByRole('region', { name: 'What could be saved' }))
const area = () => screen.getByLabelText<HTMLInputElement>(/^Covered area/)
const grade = (name: RegExp) => savings().getByRole('button', { name })
const pressed = (name: RegExp) => grade(name).getAttribute('aria-pressed')

// Fetched ahead: what is waited for is the page, not its file.
beforeAll(() => Promise.all([import('./detailed-mode.tsx'), import('./bill-plan.tsx')]))
afterEach(() => {
  act(forgetCurrency)
  stopNaming()
  window.location.hash = ''
})

describe('what could be saved', () => {
  it('is tried and undone with one press each, said aloud, with the focus at hand', async () => {
    await open()
    await userEvent.click(savings().getByRole('button', { name: /^10 % less covered area: 2,268 sq ft/ }))
    await waitFor(() => expect(area().value).toBe('2268'))
    expect(savings().getByRole('status').textContent).toMatch(
      /^10 % less covered area: 2,268 sq ft: the total is now 1\.29 Crore, 7\.78 Lakh less\.$/,
    )
    const undo = savings().getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    // The levers are those of the smaller house now.
    expect(
      await savings().findByRole('button', { name: /^10 % less covered area: 2,041 sq ft/ }),
    ).toBeTruthy()
    await userEvent.click(undo)
    await waitFor(() => expect(area().value).toBe('2520'))
    expect(savings().getByRole('status').textContent).toBe('Undone: the total is 1.37 Crore again.')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What could be saved' }))
    expect(savings().queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('is undone by Back, and offered for undoing again by Forward', async () => {
    await open()
    await userEvent.click(savings().getByRole('button', { name: /^One bathroom fewer/ }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Bathrooms').value).toBe('3'))
    act(() => window.history.back())
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Bathrooms').value).toBe('4'))
    expect(savings().queryByRole('button', { name: 'Undo' })).toBeNull()
    act(() => window.history.forward())
    expect(await savings().findByRole('button', { name: 'Undo' })).toBeTruthy()
  })

  it('goes on from an answer that was typed a moment before', async () => {
    await open()
    fireEvent.change(screen.getByLabelText('Bedrooms'), { target: { value: '5' } })
    fireEvent.click(grade(/^Premium/))
    await waitFor(() => expect(pressed(/^Premium/)).toBe('true'))
    const bedrooms = screen.getByLabelText<HTMLInputElement>('Bedrooms')
    expect(bedrooms.value).toBe('5')
    await waitFor(() => expect(window.location.hash).toMatch(/bedrooms=5.*grade=Premium/))
    await userEvent.click(savings().getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(pressed(/^Standard/)).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('Bedrooms').value).toBe('5')
  })

  it('undoes a change alone, and keeps an answer that was typed a moment before', async () => {
    await open()
    await userEvent.click(grade(/^Premium/))
    await waitFor(() => expect(pressed(/^Premium/)).toBe('true'))
    const undo = await savings().findByRole('button', { name: 'Undo' })
    fireEvent.change(screen.getByLabelText('Bedrooms'), { target: { value: '6' } })
    fireEvent.click(undo)
    await waitFor(() => expect(pressed(/^Standard/)).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('Bedrooms').value).toBe('6')
    await waitFor(() => expect(window.location.hash).toMatch(/bedrooms=6/))
    expect(window.location.hash).not.toMatch(/grade=Premium/)
  })

  it('shows the house at each grade, and switches to one', async () => {
    await open()
    expect(grade(/^Economy\s*1\.04 Crore\s*32\.96 Lakh less/)).toBeTruthy()
    expect([pressed(/^Standard/), pressed(/^Premium/)]).toEqual(['true', 'false'])
    await userEvent.click(grade(/^Premium/))
    await waitFor(() => expect(pressed(/^Premium/)).toBe('true'))
    await waitFor(() => expect(window.location.hash).toContain('grade=Premium'))
    await userEvent.click(savings().getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(pressed(/^Standard/)).toBe('true'))
  })
})

describe('money by stage', () => {
  const table = () => screen.getByRole<HTMLTableElement>('table', { name: 'Money by stage' })
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Show the amounts' }))

  it('comes to the total in the end', async () => {
    await open()
    await userEvent.click(screen.getByRole('radio', { name: 'Full rupees' }))
    const figure = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''))
    const [body] = table().tBodies
    const costs = [...(body?.rows ?? [])].map(({ cells }) => figure(cells[1]?.textContent))
    const total = figure(table().tFoot?.rows[0]?.cells[1]?.textContent)
    expect(costs).toHaveLength(7)
    expect(costs.reduce((sum, cost) => sum + cost, 0)).toBe(total)
    expect(figure(body?.rows[6]?.cells[2]?.textContent)).toBe(total)
    await userEvent.click(screen.getByRole('radio', { name: 'Lakh and Crore' }))
  })

  it('is a list on a narrow screen, each stage with its cost and the sum so far', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...{ matches: query.startsWith('(width <'), addEventListener() {}, removeEventListener() {} },
    }))
    try {
      await open('&step=bill')
      expect(screen.queryByRole('table', { name: 'Money by stage' })).toBeNull()
      const stages = within(screen.getByRole('list', { name: 'Money by stage' })).getAllByRole('listitem')
      expect(stages).toHaveLength(7)
      expect(stages[1]?.textContent).toMatch(/^Foundation [\d.]+ LakhSo far [\d.]+ Lakh$/)
    } finally {
      vi.unstubAllGlobals()
    }
  })

  it('stands in another currency at the reader’s own rate, marked as theirs', async () => {
    await open()
    await userEvent.click(screen.getByText('Show it in another currency'))
    await send()
    expect(screen.getByText('Write the name or sign of the currency, such as GBP.')).toBeTruthy()
    expect(screen.getByText('Write how many rupees one of it costs, such as 355.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Currency'))
    await userEvent.type(screen.getByLabelText('Currency'), 'GBP')
    await userEvent.type(screen.getByLabelText('Rupees for one'), '355')
    await send()
    expect(screen.getByText('At your own rate: 1 GBP = 355 PKR.')).toBeTruthy()
    expect(table().tFoot?.textContent).toContain('GBP 38,618')
    await userEvent.click(screen.getByRole('button', { name: 'Rupees only' }))
    expect(table().textContent).not.toContain('GBP')
  })
})
