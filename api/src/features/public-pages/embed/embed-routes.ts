import { cities } from '@tameer/calculator'
import { embedAddress, type Language, languages, slugOf } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context/context.ts'
import { invalidField } from '../../../core/errors.ts'
import { loadPrices } from '../../../prices/price-books.ts'
import { findCostCity } from '../costs/cost-page.ts'
import { type CostSubject, findSize } from '../costs/cost-sizes.ts'
import type { Site } from '../site.ts'
import { embedFrame, embedPolicy } from './embed-frame.ts'

/** `/embed/cost?city=&plot=&language=`: the one page that other sites may frame. */
export function embedRoutes(app: FastifyInstance, context: Context, sites: Record<Language, Site>): void {
  app.get(embedAddress, { schema: { hide: true } }, async (request, reply) => {
    const { subject, language } = readEmbed(request.query as Record<string, unknown>)
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=300', 'content-security-policy': embedPolicy })
      .removeHeader('x-frame-options')
    return embedFrame(subject, await loadPrices(context), sites[language])
  })
}

/** Reads a frame's house and language; absent ones are 10 Marla, Lahore and English. Throws `invalid` for others. */
export function readEmbed({ city: ofCity, plot, language: name }: Record<string, unknown>): {
  subject: CostSubject
  language: Language
} {
  const city = ofCity === undefined ? cities[0] : findCostCity(slugOf(String(ofCity)))
  if (!city) throw invalidField('city', 'chooseFromList')
  const size = findSize(plot === undefined ? '10-marla' : slugOf(String(plot)))
  if (!size) throw invalidField('plot', 'chooseFromList')
  const language = name === undefined ? 'en' : languages.find((one) => one === name)
  if (!language) throw invalidField('language', 'chooseFromList')
  return { subject: { city, size }, language }
}
