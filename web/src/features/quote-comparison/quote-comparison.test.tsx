import type { HomeownerInvitation, SentQuote } from '@tameer/contract'
import type { Quote } from '@tameer/quotes'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { bill, blank } from '../../../../quotes/src/fixtures/three-quotes.ts'
import { comparisonOf, comparisonScreen, showComparison as show } from '../../../test/quote-comparison.tsx'
import {
  feeInvitations,
  idOf,
  invitationOf,
  otherInvitations,
  requestWith,
  sentOnBill,
  threeInvitations,
  today,
  withChanges,
} from '../../../test/request-with-quotes.ts'
import { compareQuotes } from './compared.ts'
import { ComparisonPaper } from './sheet/comparison-paper.tsx'

const width = comparisonScreen()

const table = () => screen.getByRole<HTMLTableElement>('table', { name: 'Quotes side by side' })
/**
 * Returns the texts of a row's cells. Finds the row by the beginning of its name, which is far faster than by role.
 */
const rowOf = (name: string) => {
  const row = [...table().rows].find(({ cells }) => cells[0]?.textContent?.startsWith(name))
  return [...(row?.cells ?? [])].slice(1).map(({ textContent }) => textContent)
}
/** Cells of the companies alone, without the estimate's. */
const cellsOf = (name: string) => rowOf(name).slice(1)

describe('quotes on a bill', () => {
  it('stand in the order of like for like, with the figures of the working', () => {
    show(requestWith(threeInvitations))
    const heads = within(table())
      .getAllByRole('columnheader')
      .flatMap((head) => head.querySelector('bdi')?.textContent ?? [])
    expect(heads).toEqual(['Indus Homes', 'Soan Builders', 'Ravi Brickworks'])
    expect(cellsOf('Quoted price')).toEqual([
      '36,46,750+ 6.47 Lakh',
      '38,35,000+ 8.35 Lakh',
      '30,00,000lowest',
    ])
    expect(cellsOf('For the same house').map((text) => text?.slice(0, 10))).toEqual([
      '38.87 Lakh',
      '38.95 Lakh',
      '39.45 Lakh',
    ])
    expect(cellsOf('If you take the extras too').map((text) => text?.slice(0, 9))).toEqual([
      'no extras',
      '39,35,000',
      'no extras',
    ])
  })

  it('say why the cheapest headline is not the cheapest', () => {
    show(requestWith(threeInvitations))
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter((text) => text?.startsWith('Ravi Brickworks looks')),
    ).toContain(
      'Ravi Brickworks looks 6.47 Lakh cheaper because it leaves out steel (9.45 Lakh). For the same house it costs 0.58 Lakh more.',
    )
  })

  it('are shown in the same way, whatever order they came in', () => {
    const [a, b, c] = threeInvitations as [HomeownerInvitation, HomeownerInvitation, HomeownerInvitation]
    const pages = [
      [a, b, c],
      [c, a, b],
      [b, c, a],
    ].map((order) => {
      show(requestWith(order))
      const text = document.body.textContent
      cleanup()
      return text
    })
    expect(new Set(pages).size).toBe(1)
  })

  it('say in words how changes are priced, on paper too', () => {
    const view = requestWith(withChanges('cost-plus-12.5', 'agreement-first', 'We talk first'))
    const words = ['By a written agreement first', 'We talk first', 'At cost, and 12.5 % on top']
    show(view)
    expect(cellsOf('Price of changes').toSorted()).toEqual(words.toSorted())
    cleanup()
    render(<ComparisonPaper compared={compareQuotes(view, today)} request={view.request} />)
    expect(cellsOf('Price of changes').toSorted()).toEqual(words.toSorted())
  })

  it('say what is priced apart, whose laying is in the price, and what the tax comes to', async () => {
    show(requestWith(otherInvitations))
    for (const name of [/^From quoted/, /^Excavation and Steel Reinforcement/, /^Wood, Metal and Tile Works/])
      await userEvent.click(within(table()).getByRole('button', { name }))
    expect(cellsOf('Quoted price')[0]).toMatch(/PKR 2,900 per sq ft of covered area$/)
    expect(cellsOf('Steel bars')).toEqual([
      '8,92,500PKR 255 per kgpriced apart',
      '9,39,750PKR 268.5 per kg',
      'in the phase price',
    ])
    expect(cellsOf('Excavation and filling')[0]).toBe('in the house price')
    expect(cellsOf('Tiles')[2]).toBe(
      'in the phase price2,00,000 set aside: replacedlaying is in the priceadded + 2,10,000',
    )
    expect(cellsOf('Tax on top')).toEqual(['none', 'none', '+ 60,000'])
    expect(cellsOf('Tax').at(-1)).toBe('+ 60,000')
    expect(screen.getByText(/is cheapest before tax: .* It does not say how much tax/).textContent).toMatch(
      /^For the same house, Ravi Brickworks/,
    )
  })

  it('of the same price are both named, and neither is called the cheapest', () => {
    const [dear, , first] = threeInvitations as [
      HomeownerInvitation,
      HomeownerInvitation,
      HomeownerInvitation,
    ]
    const alike = invitationOf('b', 'Soan Builders', { ...(first.quote as SentQuote), id: idOf('2b') })
    show(requestWith([dear, alike, first]))
    const said = screen.getByText(/^For the same house, /)
    expect(said.textContent).toMatch(/ and .+ cost the same: 38\.87 Lakh\.$/)
    expect([...said.querySelectorAll('bdi')].map(({ textContent }) => textContent).toSorted()).toEqual([
      ...['Indus Homes', 'Soan Builders'],
    ])
    expect(screen.queryByText(/is cheapest/)).toBeNull()
  })

  it('say that the first two are close, and which line decides', () => {
    show(requestWith(threeInvitations))
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts.filter((text) => text?.includes('close'))).toEqual([
      'Soan Builders is close: 0.08 Lakh more. If doors turn out dear, it is the cheaper one.',
    ])
  })

  it('open to their steps and lines, and say in words what differs', async () => {
    show(requestWith(threeInvitations))
    const steel = within(table()).getByRole('button', { name: /^Excavation and Steel Reinforcement/ })
    expect(steel.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(steel)
    expect(steel.getAttribute('aria-expanded')).toBe('true')
    expect(cellsOf('Steel bars')).toEqual([
      '9,39,750PKR 268.5 per kg',
      'in the section price',
      '+ 9,45,000left out: added',
    ])
    await userEvent.click(steel)
    expect(cellsOf('Steel bars')).toEqual([])
    await userEvent.click(within(table()).getByRole('button', { name: /^From quoted/ }))
    expect(cellsOf('Left out: added')).toEqual(['none', 'none', '+ 9,45,000Steel'])
    expect(cellsOf('Extras after discount')).toEqual([
      'none',
      '− 40,00080,000 less 40,000 of discountFirst house in this street',
      'none',
    ])
    await userEvent.click(within(table()).getByRole('button', { name: /^Wood, Metal and Tile Works/ }))
    expect(cellsOf('Doors')[0]).toBe('38,000you buy it: addedadded + 2,40,000')
  })

  it('add up: phases and what stands beside them are the price for the same house', () => {
    for (const invitations of [threeInvitations, otherInvitations]) {
      const compared = compareQuotes(requestWith(invitations), today)
      if (compared.kind !== 'bill') throw new Error('quotes on a bill')
      for (const { levelled } of compared.offers) {
        const phases = levelled.phases.reduce((sum, one) => sum + one.pricePkr + one.filledInPkr, 0)
        expect(phases - levelled.discountOn.prices + (levelled.taxPkr ?? 0)).toBe(levelled.likeForLikePkr)
      }
    }
  })

  it('on a phone stand one at a time below the totals of all', async () => {
    width.isWide = false
    show(requestWith(threeInvitations))
    const totals = screen.getByRole<HTMLTableElement>('table', { name: /^The totals/ })
    const names = [...totals.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent))
    expect(names[0]).toEqual(['Company', 'Quoted', 'For the same house'])
    expect(names[1]).toEqual(['1. Indus Homes', '36.47 Lakh+ 6.47 Lakh', '38.87 Lakhlowest'])
    expect(names[2]?.[0]).toBe('Doors, which you buy: 2.40 Lakh added. ')
    expect(names[5]).toEqual(['3. Ravi Brickworks', '30.00 Lakhlowest', '39.45 Lakh+ 0.58 Lakh'])
    expect(names[6]?.[0]).toBe('Steel: left out, 9.45 Lakh added. Tax is not in either figure.')
    expect(screen.getByRole('heading', { level: 3, name: 'Indus Homes' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: /^Ravi Brickworks/ }))
    expect(screen.getByRole('heading', { level: 3, name: 'Ravi Brickworks' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Tax is not in the price. It comes on top.' })).toBeTruthy()
    const sum = screen.getByRole<HTMLTableElement>('table', { name: /^From the quoted price/ })
    expect([...sum.rows].map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual(
      expect.arrayContaining([
        ['Quoted price', '30,00,000'],
        ['Left out: added from the estimate', '+ 9,45,000Steel'],
        ['For the same house', '39,45,000'],
      ]),
    )
  })

  it('one alone stands beside the estimate, and the others say why they are not there', () => {
    const [first] = threeInvitations as [HomeownerInvitation]
    show(
      requestWith([
        first,
        invitationOf('4', 'Slow Builders', null, { state: 'seen' }),
        invitationOf('5', 'Busy Builders', null, { state: 'declined' }),
        { ...first, id: idOf('6'), company: { ...first.company!, name: 'Shy Builders' }, state: 'withdrawn' },
        invitationOf('7', 'Gone Builders', null, { company: null }),
      ]),
    )
    expect(screen.getByText(/^One quote\. For the same house it is .* your estimate\.$/)).toBeTruthy()
    const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(said).toEqual(
      expect.arrayContaining([
        'Slow Builders has not sent a quote yet.',
        'Busy Builders does not give a quote.',
        'Shy Builders took its quote back.',
        'One company has left Tameer, and its quote with it. You can ask another one.',
      ]),
    )
  })

  it('that have ended cannot be chosen; the others lead to the choice', async () => {
    vi.setSystemTime(new Date('2027-01-20T10:00:00Z'))
    const onChoose = vi.fn()
    show(requestWith(threeInvitations), { onChoose })
    expect(screen.getByText('Ended on 17th January, 2027. It cannot be chosen any more.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Choose Ravi Brickworks' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose Indus Homes' }))
    expect(onChoose).toHaveBeenCalledWith(idOf('2c'))
  })
})

it('on a phone a better quote of the company that is shown stays in sight', async () => {
  width.isWide = false
  const page = show(requestWith(threeInvitations))
  await userEvent.click(screen.getByRole('radio', { name: /^Ravi Brickworks/ }))
  const [first, ...others] = threeInvitations
  const better = first?.quote && { ...first, quote: { ...first.quote, id: idOf('z'), revision: 2 } }
  page.rerender(comparisonOf(requestWith(better ? [better, ...others] : [])))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Ravi Brickworks/ }).checked).toBe(true)
})

it('a quote that equals the estimate is said to be the same, not “0 less”', () => {
  width.isWide = false
  const whole = { ...blank, prices: [{ level: 'house', kind: 'lump', amountPkr: bill.totalPkr }] } as Quote
  const sent = sentOnBill('1', { ...whole, headlinePkr: bill.totalPkr })
  show(requestWith([invitationOf('1', 'Even Builders', sent)]))
  const sum = screen.getByRole('table', { name: /^From the quoted price/ })
  expect(within(sum).getByRole('row', { name: /^Against your estimate/ }).textContent).toMatch(
    /the same as your estimate$/,
  )
})

it('on a phone the quote that one came for is shown first', () => {
  width.isWide = false
  const [ravi] = threeInvitations
  show(requestWith(threeInvitations), { shownFirst: ravi?.id })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Ravi Brickworks/ }).checked).toBe(true)
})

it('architects’ fees stand in rupees with what they hold', () => {
  show(requestWith(feeInvitations, { service: 4, bill: null }))
  expect(rowOf('Fee')).toEqual([
    '0.85 LakhPKR 85 per sq ft of covered area',
    '0.97 Lakh2.5 % of the estimate',
  ])
  expect(rowOf('3D views')).toEqual(['not included', '0.25 Lakh on top'])
  expect(rowOf('Site visits')).toEqual(['not included', 'included4 visits'])
})

it('says when no quote has come', () => {
  show(requestWith([invitationOf('4', 'Slow Builders', null)]))
  expect(screen.getByText('No quote has come yet. We will mail you when the first one does.')).toBeTruthy()
})
