import { expect, it } from 'vitest'
import { type Actor, may } from './permissions.ts'

const company = { role: 'Company', companyId: 'ours' } as const
const others = { role: 'Company', companyId: 'theirs' } as const
const operator = { role: 'Operator', companyId: undefined } as const
const editor = { role: 'Editor', companyId: undefined } as const
const everyone: Actor[] = ['visitor', 'key', company, others, operator, editor]

it.each([
  ['anyone', everyone],
  ['key', ['key']],
  [['Company'], [company, others]],
  [['Operator'], [operator]],
  [
    ['Operator', 'Editor'],
    [operator, editor],
  ],
  [[], []],
] as const)('lets call what is open to %j', (access, expected) => {
  expect(everyone.filter((actor) => may(actor, 'call', { access }))).toEqual(expected)
})

it('lets a company alone change what is its own', () => {
  expect(everyone.filter((actor) => may(actor, 'change', { companyId: 'ours' }))).toEqual([company])
})
