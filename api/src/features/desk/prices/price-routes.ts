import { articlePrices } from '@tameer/calculator'
import { daysBetween, getDeskPrices, oldPriceDays, publishPrices } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { mount } from '../../../http/mount.ts'
import { loadPrices } from '../../../prices/price-books.ts'
import { publish } from './publish-prices.ts'

/** Prices of articles, published by operators. */
export function deskPriceRoutes(app: FastifyInstance, context: Context): void {
  mount(app, getDeskPrices, context, async () => {
    const { books, today } = await loadPrices(context)
    const days = articlePrices(books.newest)
      .map(({ day }) => day)
      .sort()
    const old = days.filter((day) => daysBetween(day, today) >= oldPriceDays).length
    return { version: books.newest.version, old, oldestDay: days[0] ?? today }
  })
  mount(app, publishPrices, context, async ({ body, account, caller }) => ({
    version: await publish(context, { account, caller }, body),
  }))
}
