import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { HashRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { createAppStore } from '../../store/store.ts'
import { DetailedMode } from './detailed/detailed-mode.tsx'
import { FirstQuestion } from './detailed/first-question.tsx'
import { type EarlyAnswers, readEarlyAnswers } from './early-answers.ts'

afterEach(() => {
  window.location.hash = ''
  document.body.innerHTML = ''
})

/** The form, as it takes the place of a question with such answers. */
function open(query: string, early: EarlyAnswers | undefined) {
  window.location.hash = `#/calculator?mode=detailed${query}`
  const current = { current: early }
  render(
    <Provider store={createAppStore()}>
      <HashRouter>
        <DetailedMode early={current} />
      </HashRouter>
    </Provider>,
  )
  return current
}

const answerTo = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

it('reads every field of the question, and the one that is typed in', async () => {
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToStaticMarkup(<FirstQuestion />)
  await userEvent.selectOptions(screen.getByLabelText('Measured in'), 'Kanal')
  await userEvent.type(screen.getByLabelText('Plot size'), '7')
  expect(readEarlyAnswers(container)).toEqual({
    texts: { city: 'Karachi', plotSize: '7', plotUnit: 'Kanal', marlaStandardSft: '225' },
    focused: 'plotSize',
  })
  container.hidden = true
  expect(readEarlyAnswers(container)).toBeUndefined()
})

it('the form goes on with what was answered, and with the focus', async () => {
  const texts = { city: 'Lahore', plotSize: '10', plotUnit: 'Marla', marlaStandardSft: '272' }
  const early = open('', { texts, focused: 'plotSize' })
  expect(answerTo('City')).toBe('Lahore')
  expect(answerTo('Plot size')).toBe('10')
  expect(answerTo('Size of a Marla')).toBe('272')
  expect(document.activeElement).toBe(screen.getByLabelText('Plot size'))
  // Only once: who comes back to the estimate finds the answers of the address.
  expect(early.current).toBeUndefined()
  await waitFor(() => expect(window.location.hash).toContain('city=Lahore&plotSize=10'))
  expect(window.location.hash).not.toContain('plotUnit')
})

it('a question that was left as it was changes nothing', async () => {
  const texts = { city: 'Lahore', plotSize: '', plotUnit: 'Marla', marlaStandardSft: '225' }
  open('&city=Lahore', { texts, focused: undefined })
  expect(document.querySelector('[aria-invalid]')).toBeNull()
  await new Promise((resolve) => setTimeout(resolve, 400))
  expect(window.location.hash).toBe('#/calculator?mode=detailed&city=Lahore')
})

it('leads to the size of the plot where there was no question', async () => {
  open('&city=Lahore', undefined)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Plot size')))
})
