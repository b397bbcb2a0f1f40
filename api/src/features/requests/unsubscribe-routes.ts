import { beforePath, languages, screens } from '@tameer/contract'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { stopRemindersTo } from '../../access/reminders.ts'
import type { Context } from '../../context/context.ts'

/** Largest body, bytes. A mail program sends only `List-Unsubscribe=One-Click`. */
const mostBytes = 1024

/**
 * Unsubscribes with one press in a mail program, which posts a form to the address in the reminder's `List-Unsubscribe`
 * (RFC 8058). A browser that opens the same address is redirected to the screen.
 */
export async function unsubscribeRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const routes: FastifyPluginAsync = async (scope) => {
    const forms = ['application/x-www-form-urlencoded', 'multipart/form-data']
    // The token in the address is enough, so the content of the form is ignored.
    scope.addContentTypeParser(forms, { parseAs: 'string', bodyLimit: mostBytes }, (_request, _text, done) =>
      done(null, undefined),
    )
    for (const language of languages) {
      const url = beforePath(language) + screens.stopReminders.pattern
      scope.post(url, { schema: { hide: true } }, async (request, reply) => {
        const { token } = request.query as Record<string, unknown>
        await stopRemindersTo(context, typeof token === 'string' ? token : '')
        return reply.code(204).header('cache-control', 'no-store').send()
      })
    }
  }
  await app.register(routes)
}
