import { act, fireEvent, render, screen } from '@testing-library/react'
import { HashRouter, Link } from 'react-router'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { nameEntries } from '../../browser/history-entries.ts'
import { CalculatorScreen } from './calculator-screen.tsx'

const longerThanTheDelayMs = 400

async function open(query = '') {
  window.history.replaceState(null, '', `#/calculator${query}`)
  render(
    <HashRouter>
      <Link to="/calculator">Calculator</Link>
      <CalculatorScreen />
    </HashRouter>,
  )
  await screen.findByLabelText('City')
}

const city = () => screen.getByLabelText<HTMLSelectElement>('City').value
// A direct event: no time passes between a choice and the next step.
const answer = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const choose = (name: string) => answer('City', name)
const follow = () => fireEvent.click(screen.getByRole('link', { name: 'Calculator' }))
const hash = () => window.location.hash
const waitForDelayedWrites = () =>
  act(() => new Promise((resolve) => setTimeout(resolve, longerThanTheDelayMs)))

/** Goes through the history like the browser's buttons: the entry changes some time after the press. */
async function go(steps: number) {
  await act(async () => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.go(steps)
    await moved
  })
}

let stopNaming: () => void
beforeAll(() => import('./detailed/detailed-mode.tsx'))
beforeEach(async () => {
  // History events are late: those of an earlier test must not reach this one.
  await new Promise((resolve) => setTimeout(resolve))
  vi.stubGlobal('scrollTo', () => undefined)
  stopNaming = nameEntries()
})
afterEach(() => {
  stopNaming()
  // Replaces the entry without an event, which would arrive during the next test.
  window.history.replaceState(null, '', '#')
})

it('a choice made just before Back does not overwrite the entry gone back to', async () => {
  await open('?city=karachi')
  follow()
  expect(city()).toBe('')
  choose('Lahore')
  await go(-1)
  await waitForDelayedWrites()
  expect(hash()).toBe('#/calculator?city=karachi')
  expect(city()).toBe('Karachi')
})

it('a choice made just before a link is followed does not reach the new entry', async () => {
  await open()
  choose('Lahore')
  follow()
  await waitForDelayedWrites()
  expect(hash()).toBe('#/calculator')
  expect(city()).toBe('')
})

it('an answer put back just before Back does not move the step of the entry gone back to', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('width < 768px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  await open('?mode=detailed&city=Karachi&plotSize=7&bedrooms=4&step=plot')
  await screen.findByText('Step 1 of 3')
  fireEvent.click(screen.getByRole('button', { name: /^Next/ }))
  await screen.findByText('Step 2 of 3')
  answer('Bedrooms', '5')
  answer('Bedrooms', '4')
  await go(-1)
  await screen.findByText('Step 1 of 3')
  await waitForDelayedWrites()
  expect(hash()).toContain('step=plot')
})
