import type * as z from 'zod'
import { type DeskEndpointName, deskAddresses } from './desk/desk-addresses.ts'
import type { Access, HouseRight } from './permissions.ts'
import { addresses, type EndpointName } from './service/all-addresses.ts'

/** Definition of an endpoint, written once for the server, the API document and the client's types. */
export interface EndpointShape {
  /** One sentence for the API document. */
  summary: string
  tag: 'catalogue' | 'accounts' | 'portfolios' | 'requests' | 'houses' | 'service' | 'desk'
  access: Access
  /** With access `house`: what the caller must be allowed to do there. */
  right?: HouseRight
  /** At the desk: needs a code that was given within the last minutes. */
  fresh?: true
  /** At the desk: allowed before the session has given a code. */
  beforeCode?: true
  params?: z.ZodType
  query?: z.ZodType
  /** A JSON body. */
  body?: z.ZodType
  /**
   * Fields of a multipart form without its files; `files` names the file fields, which hold pictures or a document.
   */
  form?: z.ZodType
  files?: Record<string, { many: boolean; document?: boolean }>
  /** The shape of a success; absent for 204. */
  response?: z.ZodType
  /** Media type of a file that is the response, in place of `response`. */
  download?: 'application/zip' | 'application/pdf' | 'text/csv' | 'application/octet-stream'
  status: 200 | 201 | 204
  /**
   * Seconds for which a browser may reuse a response that everyone's cache may keep; `forever` for one that never changes.
   */
  cacheSeconds?: number | 'forever'
}

/** An endpoint: its address and its shape. */
export function endpoint<Name extends EndpointName, const Shape extends EndpointShape>(
  name: Name,
  shape: Shape,
) {
  return { name, ...addresses[name], ...shape }
}

/** As `endpoint`, for a call of the desk. */
export function deskEndpoint<Name extends DeskEndpointName, const Shape extends EndpointShape>(
  name: Name,
  shape: Shape,
) {
  return { name, ...deskAddresses[name], ...shape }
}
