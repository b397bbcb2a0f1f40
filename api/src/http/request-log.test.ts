import fastify, { type FastifyBaseLogger } from 'fastify'
import { expect, it } from 'vitest'
import { createLog } from '../core/log.ts'
import { handleErrors } from './error-handler.ts'
import { logRequests, requestIds } from './request-log.ts'

it('logs failures of ours with the id the caller got, and neither secrets nor ordinary responses', async () => {
  const lines: string[] = []
  const loggerInstance: FastifyBaseLogger = createLog('info', { write: (line) => lines.push(line) })
  const app = fastify({ loggerInstance, genReqId: requestIds() })
  app.log.level = 'info'
  handleErrors(app, {})
  logRequests(app)
  app.post('/fine', async () => 'fine')
  app.post('/broken', async () => {
    throw new Error('no such column for owner@example.com with Bearer abc.def')
  })
  lines.length = 0
  await app.inject({ method: 'POST', url: '/fine?email=owner@example.com' })
  const response = await app.inject({
    method: 'POST',
    url: '/broken',
    headers: { authorization: 'Bearer abc.def' },
  })
  const logged = lines.join('')
  expect(response.statusCode).toBe(500)
  expect(logged).toContain(String(response.headers['x-request-id']))
  expect(logged).toContain('no such column')
  expect(logged).not.toContain('owner@example.com')
  expect(logged).not.toContain('abc.def')
  await app.close()
})
