import type { FastifyInstance } from 'fastify'
import type { CityListCounter } from './city-lists.ts'

/** Counts lists that the framework answers; those from the cache, which it does not see, are counted by the cache. */
export function countCityLists(app: FastifyInstance, counter: CityListCounter): void {
  app.addHook('onResponse', async ({ method, raw }, { statusCode }) => {
    if (method === 'GET' && (statusCode === 200 || statusCode === 304)) counter.take(raw)
  })
  counter.start()
  app.addHook('onClose', () => counter.stop())
}
