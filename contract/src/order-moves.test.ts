import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movesOf } from './order-moves.ts'

const moves = (before: string, after: string) =>
  movesOf([...before], [...after]).map(({ id, from, to }) => `${id} ${from}>${to}`)

describe('what changes between two orders', () => {
  it.each([
    ['', '', []],
    ['abc', 'abc', []],
    ['', 'ab', ['a null>1', 'b null>2']],
    ['abcd', 'dabc', ['d 4>1']],
    ['abcd', 'bcda', ['a 1>4']],
    ['abcd', 'acd', ['b 2>null']],
    ['abcd', 'axbcd', ['x null>2']],
    ['abcde', 'eacd', ['e 5>1', 'b 2>null']],
  ])('from %j to %j', (before, after, expected) => {
    expect(moves(before, after)).toEqual(expected)
  })

  it('takes one move for one that is put elsewhere, however far', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 30 }),
        fc.nat(),
        fc.nat(),
        (ids, one, place) => {
          const moved = ids[one % ids.length] ?? ''
          const others = ids.filter((id) => id !== moved)
          const after = others.toSpliced(place % ids.length, 0, moved)
          const found = movesOf(ids, after)
          expect(found).toHaveLength(after.join() === ids.join() ? 0 : 1)
        },
      ),
    )
  })

  it('leads from any order to any other: what is not moved stands in the same order in both', () => {
    const list = fc.uniqueArray(fc.constantFrom(...'abcdefghij'))
    fc.assert(
      fc.property(list, list, (before, after) => {
        const found = movesOf(before, after)
        const touched = new Set(found.map(({ id }) => id))
        const still = (ids: readonly string[]) => ids.filter((id) => !touched.has(id))
        expect(still(after)).toEqual(still(before))
        for (const { id, from, to } of found) {
          expect([from, to]).toEqual([before.indexOf(id) + 1 || null, after.indexOf(id) + 1 || null])
        }
      }),
    )
  })
})
