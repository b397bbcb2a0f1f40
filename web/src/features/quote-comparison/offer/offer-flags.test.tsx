import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { comparisonScreen, showComparison as show } from '../../../../test/quote-comparison.tsx'
import { idOf, requestWith, threeInvitations, today } from '../../../../test/request-with-quotes.ts'
import { ApiError } from '../../../net/api-error.ts'
import { compareQuotes } from '../compared.ts'
import { type Ask, OfferFlags } from './offer-flags.tsx'

comparisonScreen()

const ravi = compareQuotes(requestWith(threeInvitations), today).offers.at(-1)!
/** One offer alone: the whole table takes seconds on a busy machine. */
const showRavi = (onAsk: Ask = async () => undefined) => render(<OfferFlags offer={ravi} onAsk={onAsk} />)

describe('what to ask', () => {
  const openTax = () =>
    userEvent.click(screen.getByRole('button', { name: 'Tax is not in the price. It comes on top.' }))

  it('is ready, can be changed, and goes to that company alone', async () => {
    const onAsk = vi.fn(async () => undefined)
    showRavi(onAsk)
    await openTax()
    const question = screen.getByLabelText<HTMLTextAreaElement>('Question to Ravi Brickworks alone')
    expect(document.activeElement).toBe(question)
    expect(question.value).toBe('Which tax comes on top of your quote, and how much is it in rupees?')
    await userEvent.type(question, ' Please say soon.')
    await userEvent.click(screen.getByRole('button', { name: 'Ask this' }))
    expect(onAsk).toHaveBeenCalledWith(
      idOf('a'),
      'Which tax comes on top of your quote, and how much is it in rupees? Please say soon.',
    )
    expect(document.activeElement?.textContent).toBe('Your question is sent.')
  })

  it('keeps what was written when it cannot be sent, and says why', async () => {
    const message = 'You are offline.'
    showRavi(() => Promise.reject(new ApiError(0, { code: 'offline', message })))
    await openTax()
    const question = screen.getByLabelText<HTMLTextAreaElement>('Question to Ravi Brickworks alone')
    await userEvent.clear(question)
    await userEvent.click(screen.getByRole('button', { name: 'Ask this' }))
    expect(screen.getByText('Please write your question')).toBeTruthy()
    await userEvent.type(question, 'Tax?')
    await userEvent.click(screen.getByRole('button', { name: 'Ask this' }))
    expect(screen.getByText(message)).toBeTruthy()
    expect(question.value).toBe('Tax?')
  })

  it('closes with Escape, and the focus is where it was', async () => {
    showRavi()
    await openTax()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByLabelText('Question to Ravi Brickworks alone')).toBeNull()
    expect(document.activeElement?.textContent).toBe('Tax is not in the price. It comes on top.')
  })

  it('shows three at once, the rest on a press', async () => {
    showRavi()
    const flags = ravi.levelled.flags.length
    expect(flags).toBeGreaterThan(3)
    const asks = () => screen.getAllByRole('listitem')
    expect(asks()).toHaveLength(3)
    await userEvent.click(screen.getByRole('button', { name: `and ${flags - 3} more` }))
    expect(asks()).toHaveLength(flags)
  })

  it('is only read by the family', async () => {
    show(requestWith(threeInvitations), { readOnly: true })
    await openTax()
    expect(
      screen.getByText('Which tax comes on top of your quote, and how much is it in rupees?'),
    ).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  })
})
