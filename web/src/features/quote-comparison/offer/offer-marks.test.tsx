import { type CompanyMark, pecLimits, type RequestView } from '@tameer/contract'
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { comparisonScreen, showComparison as show } from '../../../../test/quote-comparison.tsx'
import { requestWith, today, withMarks } from '../../../../test/request-with-quotes.ts'
import { compareQuotes } from '../compared.ts'
import { ComparisonPaper } from '../sheet/comparison-paper.tsx'

comparisonScreen()

const pecC6: CompanyMark = {
  ...{ kind: 'pec', category: '6', checkedOn: '2026-11-12', validUntil: '2027-06-30' },
}
/** The bill of the fixtures with a total above the smallest licence. */
const largeBill = { ...requestWith([]).request.bill, totalPkr: 25_000_001 } as NonNullable<
  RequestView['request']['bill']
>

it('marks stand beside the quote, with a note where the house is above what the licence allows', () => {
  const view = requestWith(withMarks([pecC6]))
  const at = (totalPkr: number) => ({ ...view, request: { ...view.request, totalPkr } })
  const above = 'The estimate, 2.8 Crore, is above what C-6 allows (2.5 Crore).'
  show(at(28_000_000))
  expect(screen.getByText(/PEC C-6, checked by Tameer on 12 Nov 2026, valid until 30 Jun 2027/)).toBeTruthy()
  expect(screen.getByText(above)).toBeTruthy()
  cleanup()
  show(at(25_000_000))
  expect(screen.queryByText(/is above what/)).toBeNull()
  cleanup()
  show(at(25_000_001))
  expect(screen.getByText(/is above what C-6 allows/)).toBeTruthy()
})

it('sources of the limits stand on the screen and on paper where a licence is too small', () => {
  const view = requestWith(withMarks([pecC6]))
  const at = (totalPkr: number) => ({ ...view, request: { ...view.request, totalPkr } })
  const [rule = '', site = ''] = pecLimits.sources
  show(at(25_000_001))
  expect(screen.getByText(/as it was known on 23 Nov 2026/).textContent).toContain(rule)
  expect(screen.getByRole('link', { name: new URL(site).hostname }).getAttribute('href')).toBe(site)
  cleanup()
  show(at(25_000_000))
  expect(screen.queryByText(/as it was known on/)).toBeNull()
  cleanup()
  const paper = (totalPkr: number) => {
    cleanup()
    render(<ComparisonPaper compared={compareQuotes(at(totalPkr), today)} request={at(totalPkr).request} />)
    return screen.getByRole('article').textContent
  }
  const printed = paper(28_000_000)
  expect(printed).toContain('PEC C-6, checked by Tameer on 12 Nov 2026, valid until 30 Jun 2027')
  expect(printed).toContain('The estimate, 2.8 Crore, is above what C-6 allows (2.5 Crore).')
  for (const source of pecLimits.sources) expect(printed).toContain(source)
  expect(paper(25_000_000)).not.toContain(rule)
})

it('a company without a checked licence for the work is flagged', () => {
  const flagsFor = (marks: CompanyMark[], service: number) => {
    const compared = compareQuotes(requestWith(withMarks(marks), { service }), today)
    const marked = compared.offers.find(({ company }) => company?.name === 'Ravi Brickworks')
    return marked?.levelled.flags.map(({ code }) => code).filter((code) => /Licence/.test(code))
  }
  expect(flagsFor([], 5)).toEqual(['noLicence'])
  expect(flagsFor([{ ...pecC6, kind: 'ntn', category: null }], 5)).toEqual(['noLicence'])
  expect(flagsFor([pecC6], 5)).toEqual([])
  expect(flagsFor([{ ...pecC6, kind: 'registration', category: null }], 6)).toEqual([])
  const large = requestWith(withMarks([pecC6]), { bill: largeBill })
  const [ravi] = compareQuotes(large, today).offers.filter(
    ({ company }) => company?.name === 'Ravi Brickworks',
  )
  expect(ravi?.levelled.flags).toContainEqual({
    ...{ code: 'aboveLicence', limitPkr: 25_000_000, totalPkr: 25_000_001 },
  })
})
