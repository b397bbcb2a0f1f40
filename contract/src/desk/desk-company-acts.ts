import * as z from 'zod'
import { maxRestrictionWords, restrictionReasons } from '../companies/restrictions.ts'
import { deskEndpoint } from '../endpoint.ts'
import { email, line, paragraphs, seenVersion, uuid } from '../fields.ts'
import { maxLength } from '../limits.ts'
import { deskRoles } from '../permissions.ts'
import { problem } from '../problems.ts'
import { deskCompany } from './desk-companies.ts'
import { maxPlaceReason, maxPosition } from './desk-company-states.ts'

/** Acts of the desk on a company. Each returns the changed company. */
const act = { tag: 'desk', status: 200, response: deskCompany } as const
const everybody = { ...act, access: deskRoles } as const
const operators = { ...act, access: ['Operator'] } as const
const company = { params: z.object({ id: uuid }) }
const project = { params: z.object({ id: uuid, projectId: uuid }) }

const version = seenVersion(problem('sendVersion'))
const plain = { body: z.object({ version }) }

const why = {
  body: z
    .object({
      version,
      reason: z.enum(restrictionReasons, problem('chooseFromList')),
      /** Text to the owner, beside the reason. */
      words: paragraphs(maxRestrictionWords).default(''),
    })
    .refine(({ reason, words }) => reason !== 'other' || words !== '', {
      path: ['words'],
      message: problem('writeWhy'),
    }),
}
export type WhyRestricted = z.output<(typeof why)['body']>

export const hideCompany = deskEndpoint('hideCompany', {
  ...everybody,
  ...company,
  ...why,
  summary: 'Keeps a company from visitors, and mails it why.',
})

export const suspendCompany = deskEndpoint('suspendCompany', {
  ...operators,
  ...company,
  ...why,
  fresh: true,
  summary: 'As hiding; its sessions end and it cannot log in. Nothing is deleted.',
})

export const restoreCompany = deskEndpoint('restoreCompany', {
  ...everybody,
  ...company,
  ...plain,
  summary: 'Ends the hiding of a company; an operator also its suspension. Mails it.',
})

const wrongPosition = problem('wrongPosition', { maximum: maxPosition })

export const placeCompany = deskEndpoint('placeCompany', {
  ...operators,
  ...company,
  summary:
    'Gives a company another position in lists, or none. The lowest comes first; with the same one whoever signed up first; all without one come behind.',
  body: z.object({
    version,
    position: z.int(wrongPosition).min(1, wrongPosition).max(maxPosition, wrongPosition).nullable(),
    /** Kept in the log. */
    why: line(maxPlaceReason, problem('sayWhyPlaced')),
  }),
})

export const confirmCompanyMailbox = deskEndpoint('confirmCompanyMailbox', {
  ...operators,
  ...company,
  ...plain,
  summary: "Confirms a company's mailbox for it.",
})

export const sendCompanyReset = deskEndpoint('sendCompanyReset', {
  ...operators,
  ...company,
  ...plain,
  summary: 'Mails a company a code to choose a new password with.',
})

export const endCompanySessions = deskEndpoint('endCompanySessions', {
  ...operators,
  ...company,
  ...plain,
  summary: "Ends all of a company's sessions.",
})

export const changeCompanyEmail = deskEndpoint('changeCompanyEmail', {
  ...operators,
  ...company,
  fresh: true,
  summary:
    'Begins to change the address of a company that lost its mailbox: mails a link to the new one, which confirms. The old one is told then, and may undo it for seven days.',
  body: z.object({ version, newEmail: email }),
})

export const cancelCompanyEmailChange = deskEndpoint('cancelCompanyEmailChange', {
  ...operators,
  ...company,
  ...plain,
  summary: 'Cancels a change of address that the desk began and that was not made yet. Its link ends.',
})

export const exportCompany = deskEndpoint('exportCompany', {
  ...company,
  tag: 'desk',
  access: ['Operator'],
  fresh: true,
  status: 200,
  summary: 'Everything kept of a company, as it could take it along itself: one zip of JSON and pictures.',
  download: 'application/zip',
})

export const deleteCompany = deskEndpoint('deleteCompany', {
  ...company,
  tag: 'desk',
  access: ['Operator'],
  fresh: true,
  status: 204,
  summary: 'Deletes a company with everything kept of it, for good.',
  body: z.object({
    version,
    /** Name of the company, which the actor types to confirm. */
    name: z.string(problem('typeName')).max(maxLength.name * 2, problem('typeName')),
  }),
})

export const hideProject = deskEndpoint('hideProject', {
  ...everybody,
  ...project,
  ...why,
  summary: "Keeps one of a company's portfolios from visitors, and mails the company why.",
})

export const restoreProject = deskEndpoint('restoreProject', {
  ...everybody,
  ...project,
  ...plain,
  summary: 'Ends the hiding of a portfolio by the desk, and mails its company.',
})
