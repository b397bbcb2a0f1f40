import { answerQuestion, askCompany, chooseQuote } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import { mount } from '../../http/mount.ts'
import { chooseQuote as choose } from './choice-service.ts'
import { answerCompany, askCompany as ask } from './question-service.ts'
import { viewRequest } from './request-view.ts'

/** Endpoints with which the homeowner asks the invited companies, and chooses one. */
export function choiceRoutes(app: FastifyInstance, context: Context): void {
  mount(app, askCompany, context, async ({ body: { companyId, text }, requestKey }) => {
    await ask(context, { requestId: requestKey.requestId, companyId }, text)
    return viewRequest(context, requestKey)
  })

  mount(app, answerQuestion, context, async ({ body, requestKey }) => {
    await answerCompany(context, requestKey.requestId, body)
    return viewRequest(context, requestKey)
  })

  mount(app, chooseQuote, context, async ({ body: { quoteId }, requestKey }) => {
    await choose(context, { requestId: requestKey.requestId, quoteId })
    return viewRequest(context, requestKey)
  })
}
