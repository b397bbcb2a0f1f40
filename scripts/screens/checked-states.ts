import { examples } from '../../quotes/src/fixtures/checked-quotes.ts'
import { open, type Screen } from './screen.ts'

const house = 'city=Lahore&plotSize=10'
const quotes = [
  { ...examples[3], id: 'uncle', name: 'Uncle’s builder' },
  { ...examples[6], id: 'neighbour', name: 'Neighbour’s builder' },
  { ...examples[8], id: 'foreman', name: 'Office foreman' },
]

/** The stored text of the first of these quotes. */
const kept = (count: number) => ({
  checkedQuotes: JSON.stringify([
    { for: 'own', house, prices: '2026-11-26', quotes: quotes.slice(0, count) },
  ]),
})

/** The check of prices that a family typed in: form, result, comparison. */
export function checkStates(): Screen[] {
  return [
    open('check-house', `/check?${house}`),
    open('check-form', '/check/uncle/edit', { session: kept(1) }),
    open('check-form-labour', `/check/new?way=labour&${house}`),
    open('check-result', '/check', { session: kept(1) }),
    open('check-agreement', '/check/uncle/agreement', { session: kept(1) }),
    open('check-three', '/check', { session: kept(3) }),
  ]
}
