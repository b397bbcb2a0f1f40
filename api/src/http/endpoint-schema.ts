import {
  billing,
  buildingType,
  type Cacheable,
  category,
  city,
  company,
  companyMark,
  deskCompany,
  deskMark,
  deskPayment,
  deskPaymentHead,
  deskReport,
  documentTypes,
  type EndpointShape,
  errorCodes,
  houseEntry,
  housePicture,
  houseRefusals,
  houseView,
  listedThing,
  openedPayment,
  ownMark,
  ownPayment,
  plansOnSale,
  portfolio,
  session,
  thingReport,
  user,
} from '@tameer/contract'
import type { FastifySchema } from 'fastify'
import * as z from 'zod'
import { isCounted } from './admission/call-limits.ts'
import { strictQuery } from './validation.ts'

/** An endpoint of the contract: its address and its schemas. */
export type Endpoint = EndpointShape & {
  name: string
  method: string
  path: string
  cache?: Cacheable
  cachedMs?: number
}

const failure = z.object({
  message: z.string().describe('Written for the person at the screen'),
  code: z.enum(errorCodes),
  fields: z.record(z.string(), z.string()).optional().describe('Field name to what is wrong with it'),
  current: z.record(z.string(), z.unknown()).optional().describe('With a conflict: what is stored now'),
  reason: z.enum(houseRefusals).optional(),
  totalPkr: z.int().optional().describe("With a conflict about a request's estimate: its total now"),
})

/** Schemas with a name of their own in the API document. */
export const namedSchemas = z.registry<{ id: string }>()
const named = { User: user, Company: company, Session: session, Category: category, City: city }
for (const [id, schema] of Object.entries({
  ...named,
  BuildingType: buildingType,
  Portfolio: portfolio,
  DeskCompany: deskCompany,
  DeskReport: deskReport,
  ListedThing: listedThing,
  ThingReport: thingReport,
  CompanyMark: companyMark,
  OwnMark: ownMark,
  OwnPayment: ownPayment,
  OpenedPayment: openedPayment,
  DeskPaymentHead: deskPaymentHead,
  DeskPayment: deskPayment,
  PlansOnSale: plansOnSale,
  Billing: billing,
  DeskMark: deskMark,
  HouseView: houseView,
  HouseEntry: houseEntry,
  HousePicture: housePicture,
  Failure: failure,
})) {
  namedSchemas.add(schema, { id })
}

/** The description of an endpoint for Fastify and the API document. */
export function describeEndpoint(endpoint: Endpoint): FastifySchema {
  const { params, query } = endpoint
  const body = endpoint.body ?? formSchema(endpoint)
  const response = endpoint.response ?? z.null().describe('Done; the response is empty')
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.tag],
    ...(params ? { params } : {}),
    querystring: strictQuery(query),
    ...(body ? { body } : {}),
    ...(endpoint.form ? { consumes: ['multipart/form-data'] } : {}),
    ...securityOf(endpoint),
    response: {
      [endpoint.status]: endpoint.download
        ? { content: Object.fromEntries(fileTypes(endpoint.download).map((type) => [type, aFile])) }
        : response,
      400: failure,
      ...refusalsOf(endpoint),
      default: failure,
    },
  }
}

const aFile = { schema: z.file().describe('A file') }

/** Types of the file that a call returns: a document keeps the type in which it was sent. */
function fileTypes(download: string): readonly string[] {
  return download === 'application/octet-stream' ? documentTypes : [download]
}

/** The callers of an endpoint; an empty list means that no credentials are needed. */
function securityOf({ access }: Endpoint) {
  if (access === 'anyone') return { security: [] }
  if (access === 'house') return { security: [{ houseKey: [] }, { bearer: [] }] }
  return { security: [access === 'key' ? { requestKey: [] } : { bearer: [] }] }
}

/** Every status that a failure of this call may have, besides those that any call can fail with. */
function refusalsOf(endpoint: Endpoint) {
  const { access, params, body, form, method } = endpoint
  const sends = body !== undefined || form !== undefined
  const statuses = [
    ...(typeof access === 'string' && endpoint.name !== 'logIn' ? [] : [401]),
    ...(access === 'anyone' && endpoint.name !== 'logIn' ? [] : [403]),
    ...(params || access === 'key' || access === 'house' ? [404] : []),
    ...(sends || endpoint.status === 201 ? [409] : []),
    ...(sends ? [413, 415] : []),
    ...(isCounted(endpoint) || (method !== 'GET' && sends) ? [429] : []),
    503,
  ]
  return Object.fromEntries(statuses.map((status) => [status, failure]))
}

function formSchema({ form, files = {} }: Endpoint): z.ZodType | undefined {
  if (!(form instanceof z.ZodObject)) return form
  const fileFields = Object.entries(files).map(([name, { many, document }]) => {
    const file = z.file().describe(document ? 'A document: pdf, png or jpeg' : 'A picture: png, jpeg or jpg')
    return [name, (many ? z.array(file) : file).optional()] as const
  })
  return z.object({ ...form.shape, ...Object.fromEntries(fileFields) })
}
