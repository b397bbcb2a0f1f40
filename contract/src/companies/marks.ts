import * as z from 'zod'
import { endpoint } from '../endpoint.ts'
import { line, uuid } from '../fields.ts'
import { listOf } from '../paging.ts'
import { problem } from '../problems.ts'
import { companyMark } from './mark-shapes.ts'
import { markKinds, markLimits, markRefusals, markStates } from './mark-values.ts'

/** A mark as its own company sees it. */
export const ownMark = companyMark.extend({
  id: z.string(),
  state: z.enum(markStates),
  number: z.string(),
  /** Name that a registration is for; '' for kinds that do not ask for it. */
  holder: z.string(),
  /** Day in Pakistan on which it was checked; null until then. */
  checkedOn: z.iso.date().nullable(),
  enteredAt: z.iso.datetime(),
  /** Reason why the desk does not accept it; null when it did, or has not looked yet. */
  refusal: z.enum(markRefusals).nullable(),
  /** Text of the desk beside the reason; '' without any. */
  words: z.string(),
  /** Name that the company had when it was checked, while it waits to be checked for the new name; null otherwise. */
  renamedFrom: z.string().nullable(),
  /** True while its paper is still kept. */
  hasDocument: z.boolean(),
})
export type OwnMark = z.infer<typeof ownMark>

const own = { tag: 'accounts', access: ['Company'] } as const
const params = z.object({ id: uuid })
const marks = listOf(ownMark)

export const listOwnMarks = endpoint('listOwnMarks', {
  ...own,
  status: 200,
  summary: "The signed-in company's marks, also those that the desk has not checked.",
  response: marks,
})

const noDay = problem('enterValidUntil')

export const enterMark = endpoint('enterMark', {
  ...own,
  status: 200,
  summary: 'Enters a mark for the desk to check. It takes the place of one of that kind that is not checked.',
  form: z.object({
    kind: z.enum(markKinds, problem('chooseFromList')),
    number: line(markLimits.number, 'enterMarkNumber'),
    /** Name that the registration is for; asked of `pcatp`. */
    holder: line(markLimits.holder).default(''),
    /** Asked of `pec` and `pcatp`; absent or '' for the other kinds. */
    validUntil: z.union([z.literal(''), z.iso.date(noDay)], noDay).default(''),
  }),
  files: { document: { many: false, document: true } },
  response: marks,
})
export type MarkForm = z.output<(typeof enterMark)['form']>

export const withdrawMark = endpoint('withdrawMark', {
  ...own,
  params,
  status: 200,
  summary: "Withdraws one of the company's marks with its paper: it is shown no more.",
  response: marks,
})

export const getMarkDocument = endpoint('getMarkDocument', {
  ...own,
  params,
  status: 200,
  summary: "The paper of one of the company's marks, as it was sent: PDF, JPEG or PNG.",
  download: 'application/octet-stream',
})
