import { expect, it } from 'vitest'
import { answerProblem } from './calculator.ts'

it.each([
  ['city', ['Lahore', 'Islamabad', 'Karachi'], 'لاہور، اسلام آباد یا کراچی'],
  ['plotUnit', ['Marla', 'sq yd'], 'مرلہ یا مربع گز'],
  ['constructionType', ['Grey Structure', 'Complete'], 'گرے سٹرکچر یا مکمل'],
  ['constructionMode', ['With Material', 'Without Material'], 'میٹریل کے ساتھ یا بغیر میٹریل'],
  ['grade', ['Economy', 'Standard', 'Premium'], 'اکانومی، سٹینڈرڈ یا پریمیم'],
  ['marlaStandardSft', [225, 250, 272.25], '225، 250 یا 272.25'],
] as const)('names in Urdu what may be chosen as %s', (field, values, names) => {
  expect(answerProblem({ code: 'notListed', field, values })).toBe(`ان میں سے چنیں: ${names}۔`)
})
