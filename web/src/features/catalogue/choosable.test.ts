import { expect, it } from 'vitest'
import { choosable } from './choosable.ts'

it('leaves out what is retired, unless it is chosen already', () => {
  const list = [
    { id: 1, name: 'Karachi' },
    { id: 34, name: 'Kohat', retired: true as const },
    { id: 22, name: 'Kasur', retired: true as const },
  ]
  expect(choosable(list, []).map(({ id }) => id)).toEqual([1])
  expect(choosable(list, [34, null, undefined]).map(({ id }) => id)).toEqual([1, 34])
})
