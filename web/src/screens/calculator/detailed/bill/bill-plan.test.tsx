import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  leaveCalculator,
  renderCalculator,
  writeAmountsIn,
  writtenTotal,
} from '../../../../../test/calculator.tsx'
import { forgetCurrency } from './own-currency.ts'

async function open(query = '') {
  renderCalculator(`mode=detailed&city=Lahore&plotSize=7${query}`)
  await screen.findByRole('button', { name: /^10 % less covered area/ })
}

const savings = () => within(screen.getByRole('region', { name: 'What could be saved' }))
const area = () => screen.getByLabelText<HTMLInputElement>(/^Covered area/)
const grades = () => within(screen.getByRole('region', { name: 'The same house at each grade' }))
const grade = (name: RegExp) => grades().getByRole('button', { name })
const pressed = (name: RegExp) => grade(name).getAttribute('aria-pressed')

// Fetched ahead: what is waited for is the page, not its file.
beforeAll(() => Promise.all([import('../detailed-mode.tsx'), import('./bill-plan.tsx')]))
afterEach(() => {
  act(forgetCurrency)
  leaveCalculator()
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
    await userEvent.click(grades().getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(pressed(/^Standard/)).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('Bedrooms').value).toBe('5')
  })

  it('undoes a change alone, and keeps an answer that was typed a moment before', async () => {
    await open()
    await userEvent.click(grade(/^Premium/))
    await waitFor(() => expect(pressed(/^Premium/)).toBe('true'))
    const undo = await grades().findByRole('button', { name: 'Undo' })
    fireEvent.change(screen.getByLabelText('Bedrooms'), { target: { value: '6' } })
    fireEvent.click(undo)
    await waitFor(() => expect(pressed(/^Standard/)).toBe('true'))
    expect(screen.getByLabelText<HTMLInputElement>('Bedrooms').value).toBe('6')
    await waitFor(() => expect(window.location.hash).toMatch(/bedrooms=6/))
    expect(window.location.hash).not.toMatch(/grade=Premium/)
  })

  it('shows the house at each grade, and switches to one', async () => {
    await open()
    expect(grade(/^Economy\s*1\.04\s*Crore\s*32\.96 Lakh less$/)).toBeTruthy()
    expect([pressed(/^Standard/), pressed(/^Premium/)]).toEqual(['true', 'false'])
    await userEvent.click(grade(/^Premium/))
    await waitFor(() => expect(pressed(/^Premium/)).toBe('true'))
    await waitFor(() => expect(window.location.hash).toContain('grade=Premium'))
    await userEvent.click(grades().getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(pressed(/^Standard/)).toBe('true'))
  })
})

describe('grades', () => {
  it('say that prices of the family’s own stay', async () => {
    await open()
    expect(screen.queryByText('Your own prices stay the same at every grade.')).toBeNull()
    cleanup()
    await open('&ownPrices=steel-300')
    expect(screen.getByText('Your own prices stay the same at every grade.')).toBeTruthy()
  })
})

describe('money by stage', () => {
  const stages = () => within(screen.getByRole('region', { name: 'Money by stage' }))
  const rows = () => stages().getAllByRole('listitem')
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Show the amounts' }))
  const figure = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''))

  it('comes to the total in the end', async () => {
    await open()
    await writeAmountsIn('Full rupees')
    const written = rows().map(({ textContent }) => {
      const [, soFar, cost] = /so far PKR ([\d,]+?)PKR ([\d,]+)$/.exec(textContent ?? '') ?? []
      return { soFar: figure(soFar), cost: figure(cost) }
    })
    expect(written).toHaveLength(7)
    const total = figure(writtenTotal())
    expect(written.reduce((sum, { cost }) => sum + cost, 0)).toBe(total)
    expect(written.at(-1)?.soFar).toBe(total)
    await writeAmountsIn('Lakh and Crore')
  })

  it('stands in another currency at the reader’s own rate, at the total too', async () => {
    await open()
    const bill = screen.getByRole('region', { name: 'The bill' })
    await userEvent.click(screen.getByText('Amounts and currency'))
    await send()
    expect(screen.getByText('Write the name or sign of the currency, such as GBP.')).toBeTruthy()
    expect(screen.getByText('Write how many rupees one of it costs, such as 355.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Currency'))
    await userEvent.type(screen.getByLabelText('Currency'), 'GBP')
    await userEvent.type(screen.getByLabelText('Rupees for one'), '355')
    await send()
    expect(screen.getByText('Amounts and currency: 1 GBP = 355 PKR')).toBeTruthy()
    expect(stages().getByText('GBP 38,618')).toBeTruthy()
    expect(bill.textContent).toContain('GBP 38,618')
    await userEvent.click(screen.getByRole('button', { name: 'Rupees only' }))
    expect(bill.textContent).not.toContain('GBP')
    expect(stages().queryByText(/GBP \d/)).toBeNull()
  })
})
