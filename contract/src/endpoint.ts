import type * as z from 'zod'
import { addresses, type EndpointName } from './addresses.ts'
import { type DeskEndpointName, deskAddresses } from './desk-addresses.ts'
import type { Access } from './permissions.ts'

/** How an endpoint is written down once, for the server, the document and the client's types. */
export interface EndpointShape {
  /** One sentence for the API document. */
  summary: string
  tag: 'catalogue' | 'accounts' | 'portfolios' | 'requests' | 'service' | 'desk'
  access: Access
  /** At the desk: only with a code given within the last minutes. */
  fresh?: true
  /** At the desk: also before the session has given a code. */
  beforeCode?: true
  params?: z.ZodType
  query?: z.ZodType
  /** A JSON body. */
  body?: z.ZodType
  /** Fields of a multipart form, files left out; `files` names the file fields: pictures, or a document. */
  form?: z.ZodType
  files?: Record<string, { many: boolean; document?: boolean }>
  /** The shape of a success; absent for 204. */
  response?: z.ZodType
  /** The response is a file of this type, in place of `response`. */
  download?: 'application/zip' | 'text/csv' | 'application/octet-stream'
  status: 200 | 201 | 204
  /** For so long a browser need not ask again for a response that everyone's cache may keep. */
  cacheSeconds?: number
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
