import fc from 'fast-check'
import { expect } from 'vitest'
import { readSheetFile } from '../src/features/quote-form/read-sheet/read-file.ts'
import type { RowProblem } from '../src/features/quote-form/read-sheet/read-rows.ts'
import { anySheet, houseBill } from './any-sheet.ts'

/** Three decimals behind a comma, or a dot before three digits: what a file with semicolons leaves in doubt. */
function isUnsure({ code, text }: RowProblem): boolean {
  return code === 'twoWays' || (code === 'groups' && /,\p{Nd}{3}\P{Nd}*$/u.test(text))
}

/**
 * Every price of so many random sheets comes back as the same price, or its row is named; no other line gets a price.
 * Only a file with semicolons may have prices that can be read in two ways.
 */
export async function proveSheets(count: number): Promise<void> {
  const sheets = fc.asyncProperty(anySheet, async ({ shape, write, expected }) => {
    const read = await readSheetFile(await write(), houseBill)
    if (typeof read === 'string') throw new Error(read)
    const mayDoubt = shape.file === 'semicolons' || shape.file === 'decimal commas'
    const named = new Map(read.problems.map((problem) => [problem.row, problem]))
    const found = new Map(read.prices.map(({ line, kind, figure }) => [line.id, [kind, figure]]))
    for (const [id, { row, price }] of expected) {
      const problem = named.get(row)
      const isNamed = price === 'named' || (mayDoubt && problem !== undefined && isUnsure(problem))
      expect([id, found.get(id), problem !== undefined]).toEqual([id, isNamed ? undefined : price, isNamed])
    }
  })
  await fc.assert(sheets, { numRuns: count })
}
