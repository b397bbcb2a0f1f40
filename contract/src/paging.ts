import * as z from 'zod'
import { maxLength } from './limits.ts'
import { problem } from './problems.ts'

/** A page of a list: rows under `data`, and the start of the next page, null on the last. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), nextCursor: z.string().nullable() })
}

/**
 * Fields of a query for a page of a list: how many rows at most, with `size` as default and `most` as maximum, and the
 * cursor that the page before gave as its `nextCursor`.
 */
export function pageQuery(size: number, most = 100) {
  const wrong = problem('pageSize', { maximum: most })
  return {
    limit: z.coerce.number<string | number>(wrong).int(wrong).min(1, wrong).max(most, wrong).default(size),
    cursor: z.string().max(maxLength.cursor).optional(),
  }
}

/** A response with a whole list. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row) })
}
