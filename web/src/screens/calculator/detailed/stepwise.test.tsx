import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveCalculator, renderCalculator } from '../../../../test/calculator.tsx'

async function open(query: string) {
  renderCalculator(query)
  await screen.findAllByText(/^(Step \d of 3|The house|One answer is not right)/)
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const steps = () => within(screen.getByRole('navigation', { name: 'Steps of the estimate' }))

// Fetched ahead: what is waited for is the page, not its file.
beforeAll(() => import('./detailed-mode.tsx'))
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width <'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  vi.stubGlobal('scrollTo', () => undefined)
})
afterEach(leaveCalculator)

describe('the detailed estimate on a phone', () => {
  it('stays at the plot while it is typed, with the total in the bar, and goes on from there', async () => {
    await open('mode=detailed')
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    await userEvent.selectOptions(screen.getByLabelText('City'), 'Karachi')
    await userEvent.type(screen.getByLabelText('Plot size'), '7')
    expect(screen.getByRole('status').textContent).toContain('1.43 Crore')
    expect(screen.getByRole('heading', { name: '1 The plot' })).toBeTruthy()
    await press('Next: House')
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '2 The house' }))
    await press('Next: Finish')
    await press('See the bill')
    expect(await screen.findByRole('heading', { name: 'The bill' })).toBeTruthy()
    expect(window.location.hash).toContain('step=bill')
  })

  it('does not go on past a fault, marks the step and keeps it within reach', async () => {
    await open('mode=detailed')
    await press('Next: House')
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    expect(screen.getByText('Choose one of Lahore, Islamabad or Karachi.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('City')))
    await userEvent.click(steps().getByRole('button', { name: /Finish/ }))
    await press('See the bill')
    expect(screen.getByText(/Choose a city and give the size of the plot/)).toBeTruthy()
    await press('Correct the answer')
    expect(screen.getByLabelText('City')).toBeTruthy()
  })

  it.each([
    ['House', 'Bedrooms', '2.5', /must be a whole number/],
    ['House', 'Covered area, all floors together (sq ft)', '1e9', /in figures/],
    ['House', 'Kitchens', '-1', /from 1 to 10/],
    ['House', 'Storeys', '0', /from 1 to 4/],
    ['Plot', 'Plot size', '', /Enter the plot size/],
    ['Plot', 'Plot size', 'seven', /in figures/],
  ])('%s: %s "%s" keeps the text and the last good bill, marked', async (step, label, typed, sentence) => {
    await open('mode=detailed&city=Karachi&plotSize=7')
    expect(await screen.findByRole('heading', { name: 'The bill' })).toBeTruthy()
    await press('Change answers')
    await userEvent.click(steps().getByRole('button', { name: new RegExp(step) }))
    await userEvent.clear(screen.getByLabelText(label))
    if (typed) await userEvent.type(screen.getByLabelText(label), typed)
    expect(screen.getByText(sentence)).toBeTruthy()
    expect(screen.getByText('From your last correct answers')).toBeTruthy()
    await userEvent.click(steps().getByRole('button', { name: /Finish/ }))
    await press('See the bill')
    expect(screen.getByText(/This is the last good bill/)).toBeTruthy()
    await press('Correct the answer')
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(typed)
  })

  it('opens a link at its bill, and one edited by hand at the step with the fault', async () => {
    await open('mode=detailed&city=Lahore&plotSize=5')
    expect(await screen.findByRole('heading', { name: 'The bill' })).toBeTruthy()
    await press('Change answers')
    expect(screen.getByLabelText<HTMLInputElement>('Plot size').value).toBe('5')
    act(() => {
      window.location.hash = '#/calculator?mode=detailed&city=Lahore&plotSize=5&kitchens=-1'
    })
    expect(await screen.findByText(/The number of kitchens must be from 1 to 10/)).toBeTruthy()
  })

  it('goes back a step and keeps what was answered since', async () => {
    await open('mode=detailed&city=Lahore&plotSize=5&step=plot')
    await press('Next: House')
    await userEvent.clear(screen.getByLabelText('Bedrooms'))
    await userEvent.type(screen.getByLabelText('Bedrooms'), '4')
    act(() => window.history.back())
    expect(await screen.findByText('Step 1 of 3')).toBeTruthy()
    await waitFor(() => expect(window.location.hash).toMatch(/bedrooms=4.*step=plot/))
    act(() => window.history.forward())
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Bedrooms').value).toBe('4'))
  })

  it('asks first for the plot alone where the city is known', async () => {
    await open('mode=detailed&city=Lahore&step=plot')
    expect(screen.getByText('Step 1 of 3')).toBeTruthy()
    expect(screen.getByLabelText<HTMLSelectElement>('City').value).toBe('Lahore')
    const plot = screen.getByLabelText<HTMLInputElement>('Plot size')
    expect(plot.value).toBe('')
    expect(document.activeElement).toBe(plot)
    expect(document.querySelector('[aria-invalid]')).toBeNull()
    await userEvent.type(plot, '7')
    expect(screen.getByText(/^grey structure alone/)).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Detailed House Construction Cost')
  })

  it('names the house while its answers are changed', async () => {
    await open('mode=detailed&city=Lahore&plotSize=5')
    await press('Change answers')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      '5 Marla House Construction Cost in Lahore',
    )
    expect(document.title).toContain('5 Marla House Construction Cost in Lahore')
  })

  it('puts the bill on paper whatever step the screen is at', async () => {
    await open('mode=detailed&city=Lahore&plotSize=5&step=house')
    expect(screen.queryByText(/^Not in this bill/)).toBeNull()
    act(() => {
      window.dispatchEvent(new Event('beforeprint'))
    })
    expect(screen.getByText(/^Not in this bill/)).toBeTruthy()
    act(() => {
      window.dispatchEvent(new Event('afterprint'))
    })
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
  })

  it('leads from the first total to builders of the city, and keeps the house for home', async () => {
    await open('mode=detailed&city=Karachi&plotSize=7&step=plot')
    expect(screen.getByRole('link', { name: 'Builders in Karachi' }).getAttribute('href')).toBe(
      '#/contractors?service=5&city=1',
    )
    await waitFor(() => expect(localStorage.getItem('ownHouse')).toContain('"plotSize":7'))
    await userEvent.clear(screen.getByLabelText('Plot size'))
    expect(screen.queryByRole('link', { name: 'Builders in Karachi' })).toBeNull()
  })

  it('names the answer that keeps the bill away, and leads to its step', async () => {
    await open('mode=detailed&city=Karachi&plotSize=7&storeys=9&step=bill')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('7 Marla House')
    expect(screen.getByText('The number of storeys must be from 1 to 4.')).toBeTruthy()
    expect(screen.getByText('One answer is not right. Correct it to see the bill.')).toBeTruthy()
    await press('Correct the answer')
    expect(screen.getByText('Step 2 of 3')).toBeTruthy()
    expect(screen.getByLabelText('Storeys').getAttribute('aria-invalid')).toBe('true')
  })

  it('shows a line in two rows, and opens it for its range and sources', async () => {
    await open('mode=detailed&city=Lahore&plotSize=7&step=bill')
    await userEvent.click(screen.getByRole('heading', { name: 'Bricks, Cement, Sand and Crush' }))
    const lines = within(screen.getByRole('list', { name: /^Lines of Bricks/ }))
    const cement = lines.getByRole('button', {
      name: /^Cement bags \(50 kg\)\s*11,11,950\s*706 bags × Rs 1,575 · rate published$/,
    })
    expect(lines.queryByText(/^low /)).toBeNull()
    await userEvent.click(cement)
    expect(cement.getAttribute('aria-expanded')).toBe('true')
    expect(lines.getByText(/^low [\d,]+, high [\d,]+$/)).toBeTruthy()
    expect(lines.getByText(/^Rate: published\. Quantity: /)).toBeTruthy()
  })

  it('shows the house as a small list, and cost and share of the phases', async () => {
    await open('mode=detailed&city=Lahore&plotSize=7&step=bill&options=boundaryWall-0')
    const house = within(screen.getByRole('region', { name: 'The house' }))
    expect(house.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '7 Marla of 225 sft',
      '2,520 sft on 2 storeys',
      '4 bedrooms, 4 bathrooms, 2 kitchens, 2 living, 1 drawing',
      'Complete house, with material, Standard',
      'without boundary wall',
    ])
    const phases = within(screen.getByRole('list', { name: 'Totals by phase, in rupees' }))
    expect(phases.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Grey Structure \d\d\s%[\d.]+ Lakh$/),
      expect.stringMatching(/^Finishing \d\d\s%[\d.]+ Lakh$/),
    ])
  })

  it('shows four savings at first, and the rest when asked', async () => {
    await open('mode=detailed&city=Lahore&plotSize=7&step=bill')
    const savings = within(screen.getByRole('region', { name: 'What could be saved' }))
    await userEvent.click(await savings.findByRole('button', { name: /^Show \d more$/ }))
    expect(savings.queryByRole('button', { name: /^Show/ })).toBeNull()
    const names = savings.getAllByRole('button').map(({ textContent }) => textContent)
    expect(names.at(-1)).toMatch(/^Half the house, ground floor only: 1,260 sq ft/)
  })
})
