/** A response in the form of OpenAPI. */
export interface ResponseObject {
  description?: string
  content?: Record<string, { schema: object }>
  headers?: Record<string, { description: string; schema: object }>
}

const text = { type: 'string' }
const header = (description: string, schema: object = text) => ({ description, schema })

const headers = {
  requestId: {
    'X-Request-Id': header('Id of this call in the log of the server: name it when you report a problem'),
  },
  retry: {
    'Retry-After': header('Seconds to wait before the same call is sent again', {
      type: 'integer',
      minimum: 1,
    }),
  },
  limits: {
    'RateLimit-Policy': header(
      'Each limit with its calls (q) in a window of seconds (w): `"write";q=600;w=3600`',
    ),
    RateLimit: header(
      'Calls left (r), and in how many seconds there is one more (t): `"write";r=599;t=3600`',
    ),
  },
  kept: {
    ETag: header(
      'Mark of this response: send it as `If-None-Match`, and an unchanged one comes as 304 without a body',
    ),
    'Cache-Control': header('How long it may be kept'),
  },
  replayed: {
    'Idempotency-Replayed': header('`true` where this is the response of an earlier call with the same key'),
  },
  challenge: { 'WWW-Authenticate': header('`Bearer`, where there is no valid session') },
}

const failures: Record<string, { description: string; headers?: ResponseObject['headers'] }> = {
  400: { description: '`invalid`: a field or parameter is not acceptable; `fields` says which and why' },
  401: { description: '`not-signed-in` or `wrong-credentials`', headers: headers.challenge },
  403: {
    description:
      '`forbidden`: signed in, but not for this; `code-needed`: the desk asks for a code of the second factor first; `plan-limit`: the plan of the company has no room for one more',
  },
  404: { description: '`not-found`: there is no such thing, or the caller may not know of it' },
  409: { description: '`conflict`: taken already, or changed meanwhile; `current` is what is stored now' },
  413: { description: '`too-large`: the body or a file is larger than allowed' },
  415: { description: '`unsupported-media-type`: neither JSON nor the form that is expected, or no picture' },
  429: {
    description: '`too-many-requests`: a limit is reached',
    headers: { ...headers.retry, ...headers.limits },
  },
  503: {
    description:
      '`busy`: the server is full or stopping. Nothing was stored unless the message says otherwise',
    headers: headers.retry,
  },
  default: { description: 'Any other failure' },
}

const successes: Record<string, string> = { 200: 'Done', 201: 'Created', 204: 'Done; there is no body' }

/**
 * Adds the meaning of each status and its headers. `counted`: the statuses that say how many calls are left.
 * `isRepeatable`: the call may carry an `Idempotency-Key`.
 */
export function describeResponses(
  { responses }: { responses: Record<string, ResponseObject> },
  { counted, isRepeatable }: { counted: readonly string[]; isRepeatable: boolean },
): void {
  for (const [status, response] of Object.entries(responses)) {
    const failure = failures[status]
    response.description = failure?.description ?? successes[status] ?? status
    response.headers = {
      ...headers.requestId,
      ...(failure?.headers ?? {}),
      ...(counted.includes(status) ? headers.limits : {}),
      ...(isRepeatable && !failure ? headers.replayed : {}),
    }
  }
}

/** Adds the headers of a cacheable response, and the 304 without a body. */
export function describeCaching({ responses }: { responses: Record<string, ResponseObject> }): void {
  const { 200: success } = responses
  if (success) success.headers = { ...success.headers, ...headers.kept }
  responses['304'] = { description: 'Unchanged since the response with this `ETag`', headers: headers.kept }
}
