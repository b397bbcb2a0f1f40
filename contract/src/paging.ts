import * as z from 'zod'

/** A list's response: rows under `data`, and where the next page starts, null on the last. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row), nextCursor: z.string().nullable() })
}

/** A whole list's response. */
export function listOf<Row extends z.ZodType>(row: Row) {
  return z.object({ data: z.array(row) })
}
