import { levelQuote } from '@tameer/quotes'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { smallBill } from '../../../../test/quote-bill.ts'
import { blankEntry, partsOf, placeKey, type QuoteEntry, setOpened } from '../entry/entry.ts'
import { quoteOfEntry } from '../entry/quote-of-entry.ts'
import { SectionLines } from './section-lines.tsx'

let isWide = true
beforeEach(() => {
  isWide = true
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    ...{ addEventListener() {}, removeEventListener() {} },
  }))
})
afterEach(() => vi.unstubAllGlobals())

const today = '2026-11-23'
const [phase] = partsOf(smallBill)
if (!phase) throw new Error('the bill has no phase')
const [section] = phase.sections
if (!section) throw new Error('the phase has no section')
const keys = [placeKey('phase', phase.id), placeKey('section', section.id)]
const byLine = keys.reduce((entry, key) => setOpened(key, true)(entry), blankEntry(today))

function Lines({ start, priced }: { start: QuoteEntry; priced: boolean }) {
  const [entry, setEntry] = useState(start)
  const levelled = levelQuote(smallBill, quoteOfEntry(smallBill, entry), { today })
  return (
    <SectionLines
      amounts={levelled.phases[0]?.sections[0]}
      bill={smallBill}
      edit={(change) => setEntry(change)}
      entry={entry}
      name="Steel and bricks"
      onColumn={() => {}}
      onToggle={() => {}}
      open
      priced={priced}
      problems={{}}
      section={section as NonNullable<typeof section>}
    />
  )
}

const texts = (cells: HTMLElement[]) => cells.map(({ textContent }) => textContent)

it('has lines with their rates in a table where there is room', async () => {
  render(<Lines priced start={byLine} />)
  const table = within(screen.getByRole('table', { name: 'Steel and bricks' }))
  expect(texts(table.getAllByRole('columnheader'))).toEqual([
    ...['Line', 'Quantity', 'Estimate', 'Your rate', 'In the price?', 'Amount'],
  ])
  expect(table.getAllByRole('rowheader')).toHaveLength(section.lines.length)
  const row = () => within(table.getAllByRole('row')[1] as HTMLElement)
  const amount = () => row().getAllByRole('cell').at(-1)?.textContent
  await userEvent.type(row().getByRole('textbox'), '10')
  expect(amount()).not.toBe('')
  await userEvent.selectOptions(row().getByLabelText(/: in the price\?$/), 'Left out')
  expect(row().queryByRole('textbox')).toBeNull()
  expect(amount()).toBe('0')
  await userEvent.selectOptions(row().getByLabelText(/: in the price\?$/), 'Set aside')
  const below = within(table.getAllByRole('row')[2] as HTMLElement)
  expect(below.getByLabelText(/^Sum set aside for /)).toBeTruthy()
})

it('has no column for rates where the price stands above', () => {
  render(<Lines priced={false} start={blankEntry(today)} />)
  expect(texts(screen.getAllByRole('columnheader'))).not.toContain('Your rate')
})

it('has a list where there is little room', () => {
  isWide = false
  render(<Lines priced start={byLine} />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getAllByRole('listitem')).toHaveLength(section.lines.length)
})
