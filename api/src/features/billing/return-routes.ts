import { canBecomePaid, clientLink, gatewayNames, languages, readReference, screens } from '@tameer/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { tell } from '../../core/errors.ts'
import { logger } from '../../core/log.ts'
import { findHinted } from '../../db/queries/payments/payments.ts'
import type { Message } from '../../payments/gateway.ts'
import { askBank } from './ask-bank.ts'
import { returnPath } from './return-addresses.ts'

/** Largest message of a bank, bytes. */
const mostBytes = 64 * 1024
/** Least time between two questions about one payment that messages make us ask, on all servers together, ms. */
const leastMs = 60_000
/** Messages that are followed up at once; more are dropped, since the bank is asked by itself too. */
const mostAtOnce = 8

/**
 * Browsers that come back from a bank's page, and messages of the bank's server. What they bring decides nothing: it
 * says about which payment we ask the bank, and nobody waits for that. The response is the same for every reference.
 */
export async function returnRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const follow = createFollower(context)
  const routes: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers()
    // Signatures are over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    for (const end of ['return', 'return/*']) {
      scope.route({
        method: ['GET', 'POST'],
        url: `${returnPath}/:gateway/:language/:reference/${end}`,
        schema: { hide: true },
        handler(request, reply) {
          follow(request)
          const { language: text, reference } = request.params as { language: string; reference: string }
          const language = languages.find((one) => one === text)
          const payment = readReference(reference)
          const address = payment ? screens.billingReturn.to({ payment }) : screens.billing.to()
          return reply.header('cache-control', 'no-store').redirect(clientLink(address, language), 303)
        },
      })
    }
    scope.route({
      method: ['GET', 'POST'],
      url: `${returnPath}/:gateway/told`,
      schema: { hide: true },
      handler(request, reply) {
        follow(request)
        return reply.code(200).type('text/plain').header('cache-control', 'no-store').send('OK')
      },
    })
  }
  await app.register(routes)
}

/** A function that asks the bank about the payment of a message, in the background. */
function createFollower(context: Context): (request: FastifyRequest) => void {
  const { db, gateways } = context
  let underWay = 0
  async function ask(name: string, message: Message): Promise<void> {
    const gateway = gatewayNames.find((one) => one === name)
    const hint = gateway && gateways.get(gateway)?.understand(message)
    const payment = hint && (await findHinted(db.read, gateway, hint))
    if (payment && canBecomePaid(payment.state)) await askBank(context, payment, leastMs)
  }
  return (request) => {
    if (underWay >= mostAtOnce) return
    underWay += 1
    const { gateway, '*': path = '' } = request.params as { gateway: string; '*'?: string }
    ask(gateway, messageOf(request, path))
      .catch(tell((err) => logger('payments').error({ err, gateway }, 'asking failed')))
      .finally(() => {
        underWay -= 1
      })
  }
}

function messageOf(request: FastifyRequest, path: string): Message {
  const [, query = ''] = request.url.split(/\?(.*)/s)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')])
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    path,
    query,
    headers: Object.fromEntries(headers),
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
}
