import type { FastifyInstance } from 'fastify'

/**
 * Parses JSON and no other text. An empty body counts as no body, whatever its type: many clients send the type on
 * every call, also on those without a body.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void parse(request, String(text), done)
  })
}
