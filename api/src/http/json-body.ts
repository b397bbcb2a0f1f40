import type { FastifyInstance } from 'fastify'

/**
 * Reads JSON and no other text. An empty body is none, whatever its type says: many clients name the type on every
 * call, also on those that send nothing.
 */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void parse(request, String(text), done)
  })
}
