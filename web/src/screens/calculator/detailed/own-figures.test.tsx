import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveCalculator,
  renderCalculator,
  writeAmountsIn,
  writtenTotal,
} from '../../../../test/calculator.tsx'

async function open(query = '') {
  renderCalculator(`mode=detailed&city=Lahore&plotSize=10&constructionType=Complete&${query}`)
  await screen.findByRole('heading', { name: 'The bill' })
  await writeAmountsIn('Full rupees')
}

const rupees = (text: string | null | undefined) => Number(text?.replaceAll(/\D/g, ''))
const total = () => rupees(writtenTotal())
const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const retype = async (name: string | RegExp, text: string) => {
  await userEvent.clear(field(name))
  if (text) await userEvent.type(field(name), text)
}
const address = (part: string) => waitFor(() => expect(window.location.hash).toContain(part))

afterEach(() => {
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  leaveCalculator()
})

describe('parts of the house', () => {
  it('are switched as is usual, and the bill and its link follow', async () => {
    await open()
    const before = total()
    const wall = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Boundary wall' })
    expect([
      wall.checked,
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'Feature walls' }).checked,
    ]).toEqual([true, false])
    await userEvent.click(wall)
    expect(total()).toBeLessThan(before)
    expect(screen.getByText(/^Left out by you: Boundary wall/)).toBeTruthy()
    await address('options=boundaryWall-0')
    await userEvent.click(wall)
    expect(total()).toBe(before)
    await waitFor(() => expect(window.location.hash).not.toContain('options'))
  })

  it('are those of what is built', async () => {
    await open()
    await userEvent.click(screen.getAllByRole('radio', { name: 'Grey Structure' })[0] as HTMLElement)
    expect(screen.getByRole('checkbox', { name: 'Septic tank' })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: 'Feature walls' })).toBeNull()
  })
})

describe('percentages on top of the bill', () => {
  it('are off, and beside the total when on, never in it', async () => {
    await open()
    const before = total()
    expect(screen.queryByText('The bill with all on top')).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: /^Contractor’s margin/ }))
    const margin = Math.round((before * 12) / 100)
    const saying = screen.getByText(/^With a contractor’s margin of 12 %/).textContent ?? ''
    expect([...saying.matchAll(/PKR ([\d,]+)/g)].map(([, pkr]) => rupees(pkr))).toEqual([
      before + margin,
      margin,
    ])
    expect(total()).toBe(before)
    // Beside the total, and below the percentages.
    const all = screen.getAllByText('The bill with all on top')
    expect(all.map((name) => rupees(name.nextSibling?.textContent))).toEqual([
      before + margin,
      before + margin,
    ])
    await address('addOns=margin-12')
  })

  it.each(['31', '-5', '12.55', 'twelve', ''])('"%s" is told at the input and stays there', async (typed) => {
    await open('addOns=margin-12')
    const before = total()
    await retype(/in per cent$/, typed)
    expect(field(/in per cent$/).value).toBe(typed.replace('-', '−'))
    expect(field(/in per cent$/).getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter a percentage from 0 to 30, with at most one decimal.')).toBeTruthy()
    expect(total()).toBe(before)
  })

  it('of a link that cannot be used leave a bill to mend them in', async () => {
    await open('addOns=margin-99')
    expect(field(/in per cent$/).value).toBe('99')
    await retype(/in per cent$/, '10')
    expect(screen.getByText(/^With a contractor’s margin of 10 %/)).toBeTruthy()
  })

  it('stand on paper below the total', async () => {
    await open('addOns=margin-12--tax-5')
    act(() => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    const table = screen.getByRole<HTMLTableElement>('table', { name: 'Lines of the bill' })
    const [sum = 0, margin = 0, tax = 0, all] = [...(table.tFoot?.rows ?? [])].map(({ cells }) =>
      rupees(cells[1]?.textContent),
    )
    expect([margin, tax, all]).toEqual([Math.round(sum * 0.12), Math.round(sum * 0.05), sum + margin + tax])
  })
})

describe('a price of one’s own', () => {
  const steelPrice = 'Your price (PKR per kg): Deformed steel bars, Grade 60'
  const row = () => screen.getByRole('row', { name: /^Deformed steel bars/ })
  const openSteel = async () => {
    await userEvent.click(screen.getByRole('heading', { name: 'Excavation and Steel Reinforcement' }))
    await userEvent.click(within(row()).getByRole('button', { name: /^What it is/ }))
  }

  it('is typed at its line, the bill follows, and it can be taken away', async () => {
    await open()
    const before = total()
    await openSteel()
    await userEvent.type(screen.getByRole('textbox', { name: steelPrice }), '300')
    expect(within(row()).getByText('PKR 300 per kg')).toBeTruthy()
    expect(within(row()).getByRole('button', { name: /^What it is; your price/ })).toBeTruthy()
    expect(total()).toBeGreaterThan(before)
    expect(screen.getByText(/% your own prices/)).toBeTruthy()
    await address('ownPrices=steel-300')
    await userEvent.click(
      screen.getByRole('button', { name: 'Take your price away: Deformed steel bars, Grade 60' }),
    )
    expect(field(steelPrice).value).toBe('')
    expect(total()).toBe(before)
  })

  it.each(['0', '1e9', '-4', 'cheap'])('"%s" is told and stays, with the last good bill', async (typed) => {
    await open()
    const before = total()
    await openSteel()
    await userEvent.type(field(steelPrice), typed)
    expect(field(steelPrice).value).toBe(typed.replace('-', '−'))
    expect(screen.getByText(/^Enter your price in rupees, from/)).toBeTruthy()
    expect(total()).toBe(before)
  })

  it('that cannot be used is in sight when a link brings it', async () => {
    await open('ownPrices=steel-1')
    expect(field(steelPrice).value).toBe('1')
    expect(screen.getByText(/^Enter your price in rupees, from/)).toBeTruthy()
  })

  it('is one for the labour in a bill of labour alone, beside one for the whole that a link brings', async () => {
    await open('constructionMode=Without+Material&ownPrices=paint_int-60')
    const before = total()
    await userEvent.click(screen.getByRole('heading', { name: 'Paint and Ceiling Works' }))
    await userEvent.click(screen.getAllByRole('button', { name: /^What it is/ })[0] as HTMLElement)
    const labour = 'Your price for the labour (PKR per sq ft): Interior wall paint'
    expect(screen.getAllByRole('textbox', { name: /Interior wall paint$/ }).map(({ id }) => id)).toEqual([
      field(labour).id,
      field('Your price (PKR per sq ft): Interior wall paint').id,
    ])
    await userEvent.type(field(labour), '30')
    // 7,425 sq ft at 30 in place of 24, which is 0.4 of the 60.
    expect(total()).toBe(before + 7_425 * 6)
    await address('ownPrices=paint_int-60--paint_int_labour-30')
    await userEvent.click(screen.getByRole('button', { name: 'Take your price away: Interior wall paint' }))
    expect(screen.queryByLabelText('Your price (PKR per sq ft): Interior wall paint')).toBeNull()
    await address('ownPrices=paint_int_labour-30')
  })

  it('for the labour that cannot be used is in sight where a link brings it to a bill with material', async () => {
    await open('ownPrices=paint_int_labour-1')
    expect(field('Your price for the labour (PKR per sq ft): Interior wall paint').value).toBe('1')
    expect(screen.getByText('Enter your price in rupees, from 2.32 to 232.')).toBeTruthy()
  })
})
