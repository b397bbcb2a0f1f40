import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  leaveCalculator,
  renderCalculator,
  writtenTotal as total,
  writeAmountsIn,
} from '../../../../test/calculator.tsx'

async function open(query: string) {
  renderCalculator(query)
  await screen.findByLabelText('Plot size')
}

const usualHouse = 'mode=detailed&city=Karachi&plotSize=7'
const rupees = (text = '') => Number(text.replaceAll(/\D/g, ''))
const showFullFigures = () => writeAmountsIn('Full rupees')

afterEach(() => {
  act(() => {
    window.dispatchEvent(new Event('afterprint'))
  })
  leaveCalculator()
})

describe('/calculator?mode=detailed', () => {
  it('asks before it complains, and bills the usual house once city and plot are known', async () => {
    await open('mode=detailed')
    expect(screen.queryByRole('heading', { name: 'The bill' })).toBeNull()
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    await userEvent.selectOptions(screen.getByLabelText('City'), 'Karachi')
    await userEvent.type(screen.getByLabelText('Plot size'), '7')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      '7 Marla House Construction Cost in Karachi',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Covered area, all floors together (sq ft)').value).toBe(
      '2520',
    )
    await waitFor(() => expect(window.location.hash).toContain('plotSize=7'))
  })

  it('adds up to the rupee, lines to sections and sections to the total', async () => {
    await open(`${usualHouse}&constructionType=Complete`)
    await showFullFigures()
    act(() => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    let sum = 0
    const table = screen.getByRole<HTMLTableElement>('table', { name: 'Lines of the bill' })
    for (const { rows } of table.tBodies) {
      const [section = 0, ...costs] = [...rows].map(({ cells }) =>
        rupees([...cells].at(-2)?.textContent ?? ''),
      )
      expect(costs.reduce((lines, cost) => lines + cost, 0)).toBe(section)
      sum += section
    }
    expect(sum).toBeGreaterThan(0)
    expect(rupees(total())).toBe(sum)
  })

  it('says under a line what is bought, folded, one or all of a section', async () => {
    await open(`${usualHouse}&constructionType=Complete&grade=Economy`)
    await userEvent.click(screen.getByRole('heading', { name: 'Wood, Metal and Tile Works' }))
    expect(screen.queryByText('Aluminium 1.2 mm, 5 mm glass, sliding.')).toBeNull()
    const windows = within(screen.getByRole('row', { name: /^Windows/ }))
    await userEvent.click(windows.getByRole('button', { name: /^What it is; the rate is .+ comes from$/ }))
    expect(screen.getByText('Aluminium 1.2 mm, 5 mm glass, sliding.')).toBeTruthy()
    expect(screen.queryByText('Commercial ply flush 1.5 in.')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Open every line' }))
    expect(screen.getByText('Commercial ply flush 1.5 in.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close every line' }))
    expect(screen.queryByText('Aluminium 1.2 mm, 5 mm glass, sliding.')).toBeNull()
  })

  it('says beside the grades what each buys, for the dearest lines that differ', async () => {
    await open(`${usualHouse}&constructionType=Complete`)
    await userEvent.click(screen.getByText('What each grade buys'))
    const floors = within(
      screen.getByRole('heading', { name: /^Floor tiles of rooms/ }).parentElement as HTMLElement,
    )
    expect(floors.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Local ceramic'),
      expect.stringContaining('Local porcelain'),
      expect.stringContaining('Large porcelain'),
    ])
    // As they are sold in the house's city.
    expect(screen.getByText('Usual local brand')).toBeTruthy()
    expect(screen.queryByText(/Gharibwal/)).toBeNull()
  })

  it.each([
    ['Bedrooms', '2.5', /must be a whole number/],
    ['Plot size', '', /Enter the plot size/],
    ['Plot size', 'seven', /in figures/],
    ['Covered area, all floors together (sq ft)', '1e9', /in figures/],
    ['Kitchens', '-1', /from 1 to 10/],
    ['Storeys', '0', /from 1 to 4/],
  ])('%s "%s" keeps what was typed and the last good bill, marked', async (label, typed, sentence) => {
    await open(usualHouse)
    const before = total()
    const field = screen.getByLabelText<HTMLInputElement>(label)
    await userEvent.clear(field)
    if (typed) await userEvent.type(field, typed)
    expect(field.value).toBe(typed)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByText(/This is the last good bill/)).toBeTruthy()
    if (label === 'Plot size' && typed !== '') expect(total()).toBe(before)
  })

  it('follows the plot with the usual covered area until one is given', async () => {
    await open(usualHouse)
    const covered = screen.getByLabelText<HTMLInputElement>('Covered area, all floors together (sq ft)')
    const plot = screen.getByLabelText('Plot size')
    await userEvent.clear(plot)
    await userEvent.type(plot, '10')
    expect(covered.value).toBe('3375')
    await userEvent.clear(covered)
    await userEvent.type(covered, '3000')
    await userEvent.clear(plot)
    await userEvent.type(plot, '5')
    expect(covered.value).toBe('3000')
    await userEvent.click(screen.getByRole('button', { name: /^Use / }))
    expect(covered.value).toBe('1950')
  })

  it('follows an address edited by hand', async () => {
    await open(usualHouse)
    act(() => {
      window.location.hash = '#/calculator?mode=detailed&city=Lahore&plotSize=5&kitchens=-1'
    })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Plot size').value).toBe('5'))
    expect(screen.getByText(/The number of kitchens must be from 1 to 10/)).toBeTruthy()
    expect(screen.getByText(/This is the last good bill/)).toBeTruthy()
  })

  it('says so when nobody has the prices of a link', async () => {
    await open(`${usualHouse}&prices=2024-01-01&total=9000000`)
    expect(await screen.findByText(/price book of 1st January, 2024, .*90.00 Lakh/)).toBeTruthy()
  })

  it('keeps the prices of a link, whatever total it says, until today’s are asked for', async () => {
    await open(`${usualHouse}&prices=2025-05-12&total=100000`)
    const note = await screen.findByText(/price book of 12th May, 2025/)
    const [, then, now] =
      /total was ([\d.]+ \w+)\. With the present one it is ([\d.]+ \w+)\./.exec(note.textContent) ?? []
    expect(then).not.toBe(now)
    const sent = () =>
      decodeURIComponent(screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' }).href)
    expect(sent()).toContain(`about ${then}`)
    await userEvent.click(screen.getByRole('link', { name: 'Use today’s prices' }))
    await waitFor(() => expect(sent()).toContain(`about ${now}`))
    expect(screen.queryByText(/price book of 12th May, 2025/)).toBeNull()
  })

  it('carries the quick answers over', async () => {
    renderCalculator('city=lahore&area=20-marla&type=complete&bedrooms=9')
    await userEvent.click(await screen.findByRole('button', { name: 'More Options' }))
    await userEvent.click(screen.getByRole('link', { name: 'Detailed estimate' }))
    expect((await screen.findByLabelText<HTMLInputElement>('Plot size')).value).toBe('20')
    expect(screen.getByLabelText<HTMLInputElement>('Bedrooms').value).toBe('9')
    expect(screen.getByLabelText<HTMLInputElement>('Covered area, all floors together (sq ft)').value).toBe(
      '6750',
    )
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Complete' }).checked).toBe(true)
  })

  it('says beside the answers which count for nothing here and what Economy does without', async () => {
    await open(
      `${usualHouse}&constructionType=Grey+Structure&constructionMode=Without+Material&grade=Economy`,
    )
    expect(screen.getByText(/the number of rooms does not change it/)).toBeTruthy()
    expect(screen.getByText(/^Not included at this grade: Roof insulation board/)).toBeTruthy()
    expect(screen.getByText(/is yours to buy and is not in this bill/)).toBeTruthy()
  })

  it('names both stages, the bill’s own first', async () => {
    await open('mode=detailed&city=Lahore&plotSize=7')
    const running = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
    expect(running()).toContainEqual(
      expect.stringMatching(
        /^Complete .+ Crore · grey structure .+ Lakhgrey structure alone .+ Lakh · .+ to .+\sCrore$/,
      ),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Grey Structure' }))
    expect(running()).toContainEqual(
      expect.stringMatching(/^Grey structure alone .+ Lakh · complete .+ Crore · .+ to .+$/),
    )
  })

  it('keeps the house of its bill on the device when typing pauses, and leads to builders of its city', async () => {
    await open(usualHouse)
    const kept = () => JSON.parse(localStorage.getItem('ownHouse') ?? '{}') as Record<string, unknown>
    expect(kept()).toMatchObject({ city: 'Karachi', plotSize: 7, plotUnit: 'Marla', coveredAreaSft: 2520 })
    expect(kept().query).toContain('city=Karachi&plotSize=7')
    const plot = screen.getByLabelText('Plot size')
    await userEvent.clear(plot)
    await waitFor(() => expect(window.location.hash).toContain('plotSize=&'))
    expect(kept().plotSize).toBe(7)
    await userEvent.type(plot, '12')
    await waitFor(() => expect(kept()).toMatchObject({ plotSize: 12, constructionType: 'Complete' }))
    for (const link of screen.getAllByRole('link', { name: /^Builders/ }))
      expect(link.getAttribute('href')).toBe('#/contractors?service=5&city=1')
  })

  it('keeps an answer that was typed just before a link is pressed: in the house, its link and behind Back', async () => {
    await open(usualHouse)
    await userEvent.click(await screen.findByRole('button', { name: 'Save and compare' }))
    const compare = await screen.findByRole('link', { name: 'Compare (1)' })
    fireEvent.change(screen.getByLabelText('Bedrooms'), { target: { value: '7' } })
    fireEvent.click(compare)
    await waitFor(() => expect(window.location.hash).toMatch(/mode=compare/))
    expect(window.location.hash).toMatch(/bedrooms=7/)
    await waitFor(() => expect(localStorage.getItem('ownHouse')).toMatch(/bedrooms=7/))
    act(() => window.history.back())
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Bedrooms').value).toBe('7'))
    localStorage.removeItem('keptEstimates')
  })

  it('does not put a house that came by somebody’s link in the place of the own one, until it is changed', async () => {
    await open(usualHouse)
    const kept = () => JSON.parse(localStorage.getItem('ownHouse') ?? '{}') as Record<string, unknown>
    await waitFor(() => expect(kept()).toMatchObject({ city: 'Karachi', plotSize: 7 }))
    cleanup()
    await open('mode=detailed&city=Lahore&plotSize=10&prices=2026-11-01&total=18000000')
    const plot = screen.getByLabelText<HTMLInputElement>('Plot size')
    expect(plot.value).toBe('10')
    expect(kept()).toMatchObject({ city: 'Karachi', plotSize: 7 })
    await userEvent.clear(plot)
    await userEvent.type(plot, '12')
    await waitFor(() => expect(kept()).toMatchObject({ city: 'Lahore', plotSize: 12 }))
  })

  it('lays the bill out for paper while it is printed, and takes it away again', async () => {
    await open(`${usualHouse}&constructionType=Grey+Structure`)
    const lines = () => screen.queryByRole<HTMLTableElement>('table', { name: 'Lines of the bill' })
    expect(lines()).toBeNull()
    act(() => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    expect(lines()?.tBodies).toHaveLength(6)
    expect(screen.getByText(/^Not in this bill: the land, the architect/)).toBeTruthy()
    act(() => {
      window.dispatchEvent(new Event('afterprint'))
    })
    expect(lines()).toBeNull()
  })

  it('shows amounts to the rupee when asked, everywhere, and again on the next visit', async () => {
    await open(usualHouse)
    const running = () =>
      screen.getAllByRole('status').find(({ textContent }) => textContent?.startsWith('Complete '))
    expect(running()?.textContent).toMatch(/\s(Lakh|Crore)$/)
    await showFullFigures()
    expect(running()?.textContent).toMatch(
      /^Complete PKR [\d,]+ · grey structure PKR [\d,]+grey structure alone PKR [\d,]+ · PKR\s[\d,]+ to PKR/,
    )
    expect(total()).toMatch(/^PKR /)
    for (const part of [
      'Money by stage',
      'What could be saved',
      'The same house at each grade',
      'Line by line',
    ])
      expect(screen.getByRole('region', { name: part }).textContent).not.toMatch(/\d\s(Lakh|Crore)/)
    cleanup()
    await open(usualHouse)
    await userEvent.click(await screen.findByText('Amounts and currency'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Full rupees' }).checked).toBe(true)
    screen.getByRole('radio', { name: 'Full rupees' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(total()).toMatch(/\s(Lakh|Crore)$/)
  })

  it('copies a short link that says what is not usual, and offers it to WhatsApp', async () => {
    await open(`${usualHouse}&bathrooms=3`)
    const person = userEvent.setup()
    await person.click(screen.getByRole('button', { name: 'More' }))
    await person.click(screen.getByRole('button', { name: 'Copy link' }))
    const link = await navigator.clipboard.readText()
    const said = link.slice(`${window.location.origin}/estimate?`.length)
    expect(said).toMatch(/^city=Karachi&plotSize=7&bathrooms=3&prices=[\d-]+&total=\d+$/)
    expect(link.length).toBeLessThanOrEqual(120)
    const whatsApp = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send by WhatsApp' })
    expect(new URL(whatsApp.href).searchParams.get('text')).toContain(link)
  })
})
