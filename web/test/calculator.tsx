import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'react-redux'
import { HashRouter } from 'react-router'
import { nameEntries } from '../src/browser/history-entries.ts'
import { CalculatorScreen } from '../src/screens/calculator/calculator-screen.tsx'
import { createAppStore } from '../src/store/store.ts'

let stopNaming = () => {}

/** Renders the calculator with the answers of a query. Its history entries are named as in the client. */
export function renderCalculator(query: string) {
  leaveCalculator()
  window.location.hash = `#/calculator?${query}`
  stopNaming = nameEntries()
  return render(
    <Provider store={createAppStore()}>
      <HashRouter>
        <CalculatorScreen />
      </HashRouter>
    </Provider>,
  )
}

/** Cleans up after each test. */
export function leaveCalculator(): void {
  stopNaming()
  stopNaming = () => {}
  window.location.hash = ''
}

/** Chooses how a bill writes its amounts; the choice is below the money by stage. */
export async function writeAmountsIn(figures: 'Full rupees' | 'Lakh and Crore'): Promise<void> {
  await userEvent.click(await screen.findByText(/^Amounts and currency/))
  await userEvent.click(screen.getByRole('radio', { name: figures }))
  await userEvent.click(screen.getByText(/^Amounts and currency/))
}

/** Total below the lines of a bill, as the page writes it. */
export function writtenTotal(): string {
  const total = screen.getByText('Total', { selector: 'h2 ~ p > span' })
  return total.parentElement?.lastElementChild?.textContent ?? ''
}
