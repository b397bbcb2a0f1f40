import * as z from 'zod'
import { deskCompanyStates } from './desk-company-states.ts'
import { mostPutAside, traceKinds } from './desk-supply-values.ts'
import { deskEndpoint } from './endpoint.ts'
import { uuid } from './fields.ts'
import { clientPageSize } from './limits.ts'
import { pageOf, pageQuery } from './paging.ts'
import { problem } from './problems.ts'

const operators = { tag: 'desk', access: ['Operator'] } as const

const holder = z.object({
  id: z.uuid(),
  name: z.string(),
  state: z.enum(deskCompanyStates),
  /** Time at which it signed up. */
  createdAt: z.iso.datetime(),
})

/** Project that has the picture. */
const project = z.object({ id: z.uuid(), title: z.string() }).nullable()

/** Something that a company shares with others. */
export const sharedThing = z.object({
  id: z.uuid(),
  kind: z.enum(traceKinds),
  /** The number as E.164; null for another thing. */
  phone: z.string().nullable(),
  /** JPEG of the picture; null for another thing. */
  picture: z.string().nullable(),
  /** Null for a logo, and for another thing. */
  project,
  /** The other companies, the first to sign up first. */
  others: z.array(
    holder.extend({
      project,
      /** JPEG of the picture there; null for another thing, and for a picture that the desk hides. */
      picture: z.string().nullable(),
    }),
  ),
  /** True when further companies share it. */
  more: z.boolean(),
})
export type SharedThing = z.infer<typeof sharedThing>

/** A company and what it shares with others. */
export const duplicateGroup = z.object({
  /** The company that got it last. */
  company: holder,
  /** Time at which the newest of it was noticed. */
  noticedAt: z.iso.datetime(),
  shares: z.array(sharedThing),
})
export type DuplicateGroup = z.infer<typeof duplicateGroup>

export const listDuplicates = deskEndpoint('listDuplicates', {
  ...operators,
  status: 200,
  summary:
    'Companies that share a number, a name or a picture, the newest first. A page has `limit` shared things; it may be short, or empty, and still have a next one.',
  query: z.object({
    ...pageQuery(clientPageSize),
  }),
  response: pageOf(duplicateGroup),
})

export const putDuplicatesAside = deskEndpoint('putDuplicatesAside', {
  ...operators,
  status: 204,
  summary:
    'Notes that companies that share something are different. It leaves the list until another company gets it.',
  body: z.object({
    /** Ids of the shared things that the actor saw. */
    ids: z
      .array(uuid)
      .min(1, problem('chooseShared'))
      .max(mostPutAside, problem('chooseFewerShared', { maximum: mostPutAside })),
  }),
})
