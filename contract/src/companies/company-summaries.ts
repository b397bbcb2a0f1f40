import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { uuid } from '../fields.ts'
import { maxShortlisted } from '../limits.ts'
import { listOf } from '../paging.ts'
import { portfolio } from '../portfolios/portfolios.ts'
import { problem } from '../problems.ts'
import { buildingType, city } from './catalogue.ts'
import { company } from './companies.ts'
import { companyMark } from './mark-shapes.ts'

/** Summary of a company's work, for comparing it with others. Counts its first `maxShortCount` projects. */
const companySummary = z.object({
  company,
  /** Marks that Tameer has checked and that are valid today. */
  marks: z.array(companyMark),
  projects: z.int(),
  /** Year in which it began; null when it has not said. */
  founded: z.int().nullable(),
  cities: z.array(city),
  buildingTypes: z.array(buildingType),
  /** Price tiers of its projects, each once. */
  prices: z.array(z.string()),
  /** Its first project; null without any. */
  first: portfolio.nullable(),
})
export type CompanySummary = z.infer<typeof companySummary>

const tooMany = problem('atMost', { maximum: maxShortlisted, of: 'entries' })
const uuidLength = 36

export const listCompanies = endpoint('listCompanies', {
  tag: 'portfolios',
  access: 'anyone',
  status: 200,
  summary: 'Up to 20 companies by their ids, in that order. Those that are not listed are left out.',
  query: z.object({
    /** Ids separated by commas. */
    ids: z
      .string(problem('noId'))
      .max(maxShortlisted * (uuidLength + 1), tooMany)
      .transform((text) => [...new Set(text.toLowerCase().split(','))])
      .pipe(z.array(uuid).max(maxShortlisted, tooMany)),
  }),
  response: listOf(companySummary),
})
