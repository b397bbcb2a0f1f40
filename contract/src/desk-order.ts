import * as z from 'zod'
import { listedCompany } from './desk-companies.ts'
import { deskEndpoint } from './endpoint.ts'
import { line, uuid } from './fields.ts'
import { maxOrderReason, maxPlaced } from './order-moves.ts'
import { problem } from './problems.ts'

/** Each returns the order as it then is. */
const order = {
  tag: 'desk',
  access: ['Operator'],
  status: 200,
  response: z.object({
    /** Names this order: who saves another one says which he has seen. */
    version: z.string(),
    /** Companies with a position, the first first. Visitors do not see all of them. */
    data: z.array(listedCompany),
    /** True when companies with a position come behind these. */
    more: z.boolean(),
  }),
} as const
export type DeskOrder = z.infer<(typeof order)['response']>

export const getDeskOrder = deskEndpoint('getDeskOrder', {
  ...order,
  summary: 'The companies that come first in lists, with a position given by hand.',
})

const seen = problem('sendOrderVersion')
const tooMany = problem('orderTooLong', { maximum: maxPlaced })

export const saveDeskOrder = deskEndpoint('saveDeskOrder', {
  ...order,
  summary:
    'Gives companies the positions 1, 2, 3 and so on. What was in the order seen and is left out loses its position.',
  body: z.object({
    version: z.string(seen).min(1, seen).max(64, seen),
    /** Kept in the log with each company that is moved. */
    why: line(maxOrderReason, problem('sayWhyOrder')),
    ids: z
      .array(uuid)
      .max(maxPlaced, tooMany)
      .refine((ids) => new Set(ids).size === ids.length, { message: problem('orderTwice') }),
  }),
})
