import { clientLink, type GatewayName, gatewayNames, type Language, screens } from '@tameer/contract'
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import type { Context } from '../../context/context.ts'
import { tell } from '../../core/errors.ts'
import { logger } from '../../core/log.ts'
import { findCompany } from '../../db/queries/companies.ts'
import { findHinted, type PaymentRecord } from '../../db/queries/payments.ts'
import type { Message } from '../../payments/gateway.ts'
import { askBank } from './ask-bank.ts'
import { returnPath } from './return-addresses.ts'

/** Largest message of a bank, bytes. */
const mostBytes = 64 * 1024

/**
 * Browsers that come back from a bank's page, and messages of the bank's server. What they bring decides nothing: it
 * says about which payment we ask the bank.
 */
export async function returnRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const routes: FastifyPluginAsync = async (scope) => {
    scope.removeAllContentTypeParsers()
    // Signatures are over the bytes as they came.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mostBytes }, (_request, body, done) =>
      done(null, body),
    )
    const hide = { schema: { hide: true } }
    for (const end of ['return', 'return/*']) {
      const url = `${returnPath}/:gateway/${end}`
      scope.route({
        ...{ method: ['GET', 'POST'], url, ...hide },
        async handler(request, reply) {
          const payment = await findTold(context, request)
          // The page asks us, and we ask the bank: the browser need not wait for it here.
          if (payment) {
            askBank(context, payment).catch(
              tell((err) => logger('payments').error({ err, reference: payment.reference }, 'asking failed')),
            )
          }
          const language = await languageOf(context, payment)
          const address = payment
            ? screens.billingReturn.to({ payment: payment.reference })
            : screens.billing.to()
          return reply.header('cache-control', 'no-store').redirect(clientLink(address, language), 303)
        },
      })
    }
    scope.route({
      ...{ method: ['GET', 'POST'], url: `${returnPath}/:gateway/told`, ...hide },
      async handler(request, reply) {
        const payment = await findTold(context, request)
        if (payment) await askBank(context, payment)
        // The bank need not know which references exist.
        return reply.code(200).type('text/plain').header('cache-control', 'no-store').send('OK')
      },
    })
  }
  await app.register(routes)
}

/** The payment that a message is about; undefined for a forged or unknown one. */
async function findTold(
  { db, gateways }: Context,
  request: FastifyRequest,
): Promise<PaymentRecord | undefined> {
  const { gateway: text, '*': path = '' } = request.params as { gateway: string; '*'?: string }
  const name = gatewayNames.find((one) => one === text) satisfies GatewayName | undefined
  const hint = name && gateways.get(name)?.understand(messageOf(request, path))
  return name && hint ? findHinted(db.read, name, hint) : undefined
}

function messageOf(request: FastifyRequest, path: string): Message {
  const [, query = ''] = request.url.split(/\?(.*)/s)
  const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')])
  return {
    method: request.method === 'POST' ? 'POST' : 'GET',
    ...{ path, query, headers: Object.fromEntries(headers) },
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  }
}

/** Language of the screen on which the payment was begun; the company's own when it is not known. */
async function languageOf({ db }: Context, payment: PaymentRecord | undefined): Promise<Language> {
  if (payment?.language) return payment.language
  if (!payment?.companyId) return 'en'
  return (await findCompany(db.read, payment.companyId))?.language ?? 'en'
}
