import { cities } from '@tameer/calculator'
import {
  assistantsAddress,
  costPageAddress,
  ratesFileAddress,
  ratesPageAddress,
  servicePageAddress,
  services,
} from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { Config } from '../../core/config/config.ts'
import { notFound } from '../../core/errors.ts'
import { pageWords } from '../../words/page-words.ts'
import { costSizes } from './costs/cost-sizes.ts'

const {
  pages: words,
  cost: { sizes: sizeNames },
  places: { cities: cityNames },
  ratesPage: ratesWords,
} = pageWords.en

/** Time until the contact file expires, ms: readers fetch it again long before. */
const contactHoldsMs = 180 * 24 * 60 * 60 * 1000

/** `/robots.txt`, `/llms.txt` and `/.well-known/security.txt`. */
export function textFileRoutes(app: FastifyInstance, { config, clock }: Context): void {
  const rules = robots(config)
  const overview = introduction(config)
  const files: Record<string, () => string> = {
    '/robots.txt': () => rules,
    '/llms.txt': () => overview,
    '/.well-known/security.txt': () => contact(config, clock()),
  }
  for (const [path, write] of Object.entries(files)) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const text = write()
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(text)
    })
  }
}

/** Address for reports of a weakness (RFC 9116). Throws `not-found` when the operator names none. */
function contact({ contactEmail, publicUrl }: Config, now: number): string {
  if (contactEmail === null) throw notFound('noContactAddress')
  const expires = new Date(now + contactHoldsMs).toISOString()
  const canonical = `${publicUrl}/.well-known/security.txt`
  return `Contact: mailto:${encodeURI(contactEmail)}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`
}

/** Rules for crawlers. A demo's companies do not exist, so nothing of it belongs in a search engine. */
function robots({ demo, publicUrl }: Config): string {
  if (demo) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** Introduction to the site and its pages for language models, which read it first (llmstxt.org). */
function introduction({ publicUrl }: Config): string {
  const link = (name: string, address: string) => `- [${name}](${publicUrl}${address})`
  const costs = cities.flatMap((city) =>
    costSizes.map(({ name }) =>
      link(words.inCity(sizeNames[name], cityNames[city]), costPageAddress(city, name)),
    ),
  )
  return words.introduction({
    services: services.map(({ name }) => link(name, servicePageAddress(name))).join('\n'),
    costs: costs.join('\n'),
    rates: [
      link(ratesWords.everywhereTitle, ratesPageAddress()),
      link(ratesWords.file, ratesFileAddress),
    ].join('\n'),
    siteMap: `${link(words.siteMap, '/sitemap.xml')}\n- ${words.assistants}: ${publicUrl}${assistantsAddress} (POST)`,
  })
}
