import * as z from 'zod'

/** Signs of life of a company, from the requests that families sent to it. Absent where nobody asked. */
export const companyLife = z.object({
  /** Number of requests in the last 30 days, counted up to `maxShortCount`. */
  asked: z.int(),
  /**
   * Hours within which more than half of the requests of the last 90 days were answered, by a quote or a no; null for
   * fewer than three requests, and where most have no answer.
   */
  answersWithinHours: z.int().nullable(),
})
export type CompanyLife = z.infer<typeof companyLife>
