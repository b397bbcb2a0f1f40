import { expect, it } from 'vitest'
import { problemField } from './problem-field.ts'
import type { Problem } from './problems.ts'

it.each<[Problem, string]>([
  [{ code: 'unpriced', id: 'steel', item: 'Steel bars' }, 'prices line steel'],
  [
    { code: 'markedTwice', at: { field: 'covers', level: 'section', id: 'labor_cost' } },
    'covers section labor_cost',
  ],
  [{ code: 'negative', at: { field: 'extras', index: 2, item: 'Tank' } }, 'extras 2'],
  [{ code: 'noAmount', at: { field: 'deliverables', index: 0, deliverable: 'concept' } }, 'deliverables 0'],
  [{ code: 'tooMany', field: 'alternates', count: 11, max: 10 }, 'alternates'],
  [{ code: 'stageCount', count: 1, min: 2, max: 12 }, 'stages'],
  [{ code: 'notADate', at: { field: 'validUntil' } }, 'validUntil'],
  [{ code: 'noEstimate' }, 'fee'],
])('%o stands at %s', (problem, field) => {
  expect(problemField(problem)).toBe(field)
})
