import type { HomeownerInvitation, RequestView } from '@tameer/contract'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  feeInvitations,
  idOf,
  invitationOf,
  otherInvitations,
  requestWith,
  threeInvitations,
  today,
  withChanges,
} from '../../../test/request-with-quotes.ts'
import { ApiError } from '../../net/api-error.ts'
import { compareQuotes } from './compared.ts'
import { ComparisonPaper } from './comparison-paper.tsx'
import { QuoteComparison, type QuoteComparisonProps } from './quote-comparison.tsx'

let isWide = true

beforeEach(() => {
  isWide = true
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00Z`) })
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && query.includes('56em'),
    ...{ addEventListener() {}, removeEventListener() {} },
  }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function show(view: RequestView, props: Partial<QuoteComparisonProps> = {}) {
  return render(
    <QuoteComparison
      onAsk={async () => undefined}
      onChoose={() => {}}
      readOnly={false}
      view={view}
      {...props}
    />,
  )
}

const table = () => screen.getByRole<HTMLTableElement>('table', { name: 'Quotes side by side' })
/** The texts of a row's cells, found by how its name begins; far faster than by its role. */
const rowOf = (name: string) => {
  const row = [...table().rows].find(({ cells }) => cells[0]?.textContent?.startsWith(name))
  return [...(row?.cells ?? [])].slice(1).map(({ textContent }) => textContent)
}
/** Of the companies alone, after the estimate's. */
const cellsOf = (name: string) => rowOf(name).slice(1)

describe('quotes on a bill', () => {
  it('stand in the order of like for like, with the figures of the working', () => {
    show(requestWith(threeInvitations))
    const heads = within(table())
      .getAllByRole('columnheader')
      .map((head) => head.querySelector('bdi')?.textContent ?? head.textContent)
    expect(heads).toEqual(['Estimate', 'Indus Homes', 'Soan Builders', 'Ravi Brickworks'])
    expect(cellsOf('Asks for')).toEqual(['36.47 Lakh', '38.35 Lakh', '30.00 Lakh'])
    expect(cellsOf('Like for like').map((text) => text?.slice(0, 10))).toEqual([
      '38.87 Lakh',
      '38.95 Lakh',
      '39.45 Lakh',
    ])
    expect(cellsOf('With its extras')).toEqual(['38.87 Lakh', '39.35 Lakh', '39.45 Lakh'])
  })

  it('say what Tameer has checked, and where the house is above what the licence allows', () => {
    const [first, ...others] = threeInvitations as [HomeownerInvitation, HomeownerInvitation]
    const mark = { kind: 'pec', category: '6', checkedOn: '2026-11-12', validUntil: '2027-06-30' } as const
    const company = { ...first.company, marks: [mark] } as HomeownerInvitation['company']
    const view = requestWith([{ ...first, company }, ...others])
    const at = (totalPkr: number) => ({ ...view, request: { ...view.request, totalPkr } })
    const above = 'The estimate, 2.8 Crore, is above what C-6 allows (2.5 Crore).'
    show(at(28_000_000))
    expect(
      screen.getByText(/PEC C-6, checked by Tameer on 12 Nov 2026, valid until 30 Jun 2027/),
    ).toBeTruthy()
    expect(screen.getByText(above)).toBeTruthy()
    cleanup()
    show(at(25_000_000))
    expect(screen.queryByText(/is above what/)).toBeNull()
    cleanup()
    show(at(25_000_001))
    expect(screen.getByText(/is above what C-6 allows/)).toBeTruthy()
  })

  it('say why the cheapest headline is not the cheapest', () => {
    show(requestWith(threeInvitations))
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter((text) => text?.startsWith('Ravi Brickworks looks')),
    ).toContain(
      'Ravi Brickworks looks 6.47 Lakh cheaper than Indus Homes because it leaves out Steel bars (9.45 Lakh). For the same work it costs 0.58 Lakh more.',
    )
  })

  it('show nothing else whichever came first', () => {
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
    for (const name of ['Asks for', 'Excavation and Steel Reinforcement', 'Wood, Metal and Tile Works'])
      await userEvent.click(within(table()).getByRole('button', { name }))
    expect(cellsOf('Its prices')[0]).toBe(
      '37.93 Lakhone price for the whole housePKR 2,900 per sq ft of covered area',
    )
    expect(cellsOf('Steel bars')).toEqual([
      '8.93 LakhPKR 255 per kgpriced apart',
      '9.40 LakhPKR 268.5 per kg',
      'in the price of the phase',
    ])
    expect(cellsOf('Excavation and filling')[0]).toBe('in the price of the house')
    expect(cellsOf('Tiles')[2]).toBe(
      'sets aside 2.00 Lakhlaying is in the price+ 2.10 Lakh from the estimate',
    )
    expect(cellsOf('Tax')).toEqual(['Tax comes on top', 'Tax is included', 'Tax comes on top0.60 Lakh'])
    expect(
      screen.getByText(/is the cheapest before tax\. It does not say how much tax comes on top\./)
        .textContent,
    ).toMatch(/^Ravi Brickworks/)
  })

  it('say that the first two are close, and on what it hangs', () => {
    show(requestWith(threeInvitations))
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
    expect(texts.filter((text) => text?.includes('close'))).toEqual([
      'Indus Homes and Soan Builders are close: 0.08 Lakh apart. If Doors turn out dear, Soan Builders is the cheaper one.',
    ])
  })

  it('open to their steps and lines, and say in words what differs', async () => {
    show(requestWith(threeInvitations))
    const steel = within(table()).getByRole('button', { name: 'Excavation and Steel Reinforcement' })
    expect(steel.getAttribute('aria-expanded')).toBe('false')
    await userEvent.click(steel)
    expect(steel.getAttribute('aria-expanded')).toBe('true')
    expect(cellsOf('Steel bars')).toEqual([
      '9.40 LakhPKR 268.5 per kg',
      'in the price of the section',
      'Left out+ 9.45 Lakh from the estimate',
    ])
    await userEvent.click(within(table()).getByRole('button', { name: 'Like for like' }))
    expect(cellsOf('Estimate for what it leaves out')).toEqual(['none', 'none', '9.45 Lakh'])
    expect(cellsOf('Less its extras')).toEqual(['none', '-0.40 Lakh', 'none'])
    await userEvent.click(screen.getByRole('button', { name: 'Open all lines' }))
    expect(cellsOf('Doors')[0]).toBe('0.38 Lakhyou buy the material+ 2.40 Lakh from the estimate')
    await userEvent.click(screen.getByRole('button', { name: 'Close all lines' }))
    expect(cellsOf('Doors')).toEqual([])
  })

  it('on a phone stand one at a time below the totals of all', async () => {
    isWide = false
    show(requestWith(threeInvitations))
    const totals = screen.getByRole<HTMLTableElement>('table', { name: 'All quotes in short' })
    expect([...totals.rows].map(({ textContent }) => textContent)).toEqual([
      'Asks forLike for like',
      ...['Indus Homes', '36.47 Lakh38.87 Lakh'],
      ...['Soan Builders', '38.35 Lakh38.95 Lakh'],
      ...['Ravi Brickworks', '30.00 Lakh39.45 Lakh'],
    ])
    expect(screen.getByRole('heading', { level: 3, name: 'Indus Homes' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Ravi Brickworks' }))
    expect(screen.getByRole('heading', { level: 3, name: 'Ravi Brickworks' })).toBeTruthy()
    expect(screen.getByText('Tax is not in the price. It comes on top.')).toBeTruthy()
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
    expect(screen.getByText(/stands beside the estimate alone/)).toBeTruthy()
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
    expect(screen.queryByRole('button', { name: 'Choose the quote of Ravi Brickworks' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Choose the quote of Indus Homes' }))
    expect(onChoose).toHaveBeenCalledWith(idOf('2c'))
  })
})

describe('what to ask', () => {
  const openTax = async () => {
    const [about] = screen
      .getAllByRole('button', { name: 'Ask about this' })
      .filter((button) => button.closest('li')?.textContent?.startsWith('Tax'))
    await userEvent.click(about!)
  }

  it('is ready, can be changed, and goes to that company alone', async () => {
    const onAsk = vi.fn(async () => undefined)
    show(requestWith(threeInvitations), { onAsk })
    await openTax()
    const question = screen.getByLabelText<HTMLTextAreaElement>('Your question')
    expect(document.activeElement).toBe(question)
    expect(question.value).toBe('Which tax comes on top of your quote, and how much is it in rupees?')
    await userEvent.type(question, ' Please say soon.')
    await userEvent.click(screen.getByRole('button', { name: 'Send the question' }))
    expect(onAsk).toHaveBeenCalledWith(
      idOf('a'),
      'Which tax comes on top of your quote, and how much is it in rupees? Please say soon.',
    )
    expect(document.activeElement?.textContent).toBe('Your question is sent.')
  })

  it('keeps what was written when it cannot be sent, and says why', async () => {
    const message = 'You are offline.'
    show(requestWith(threeInvitations), {
      onAsk: () => Promise.reject(new ApiError(0, { code: 'offline', message })),
    })
    await openTax()
    const question = screen.getByLabelText<HTMLTextAreaElement>('Your question')
    await userEvent.clear(question)
    await userEvent.click(screen.getByRole('button', { name: 'Send the question' }))
    expect(screen.getByText('Please write your question')).toBeTruthy()
    await userEvent.type(question, 'Tax?')
    await userEvent.click(screen.getByRole('button', { name: 'Send the question' }))
    expect(screen.getByText(message)).toBeTruthy()
    expect(question.value).toBe('Tax?')
  })

  it('is only read by the family', () => {
    show(requestWith(threeInvitations), { readOnly: true })
    expect(screen.getByText('Tax is not in the price. It comes on top.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Ask about this' })).toBeNull()
    expect(screen.queryByRole('button', { name: /^Choose/ })).toBeNull()
  })
})

it('on a phone a better quote of the company that is shown stays in sight', async () => {
  isWide = false
  const page = show(requestWith(threeInvitations))
  await userEvent.click(screen.getByRole('radio', { name: 'Ravi Brickworks' }))
  const [first, ...others] = threeInvitations
  const better = first?.quote && { ...first, quote: { ...first.quote, id: idOf('z'), revision: 2 } }
  page.rerender(
    <QuoteComparison
      onAsk={async () => undefined}
      onChoose={() => {}}
      readOnly={false}
      view={requestWith(better ? [better, ...others] : [])}
    />,
  )
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ravi Brickworks' }).checked).toBe(true)
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
