import * as z from 'zod'

/** A page of a list: rows under `data`, and the start of the next page, null on the last. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), nextCursor: z.string().nullable() })
}

/** A response with a whole list. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row) })
}
