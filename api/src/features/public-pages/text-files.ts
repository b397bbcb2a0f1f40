import { areas, cities } from '@tameer/calculator'
import { costPageAddress, servicePageAddress, services } from '@tameer/contract'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../../context/context.ts'
import type { Config } from '../../core/config.ts'
import { notFound } from '../../core/errors.ts'

/** Taken as out of date after that long: readers ask again long before. */
const contactHoldsMs = 180 * 24 * 60 * 60 * 1000

/** `/robots.txt`, `/llms.txt` and `/.well-known/security.txt`. */
export function textFileRoutes(app: FastifyInstance, { config, clock }: Context): void {
  const rules = robots(config)
  const words = introduction(config)
  const files: Record<string, () => string> = {
    '/robots.txt': () => rules,
    '/llms.txt': () => words,
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

/** Where to report a weakness (RFC 9116). Throws `not-found` when the operator names no address. */
function contact({ contactEmail, publicUrl }: Config, now: number): string {
  if (contactEmail === null) throw notFound('noContactAddress')
  const expires = new Date(now + contactHoldsMs).toISOString()
  const canonical = `${publicUrl}/.well-known/security.txt`
  return `Contact: mailto:${encodeURI(contactEmail)}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${canonical}\n`
}

/** A demo's companies are made up: nothing of it belongs in a search engine. */
function robots({ demo, publicUrl }: Config): string {
  if (demo) return 'User-agent: *\nDisallow: /\n'
  return `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

/** What the site is and where its pages are, for a language model that reads one page first (llmstxt.org). */
function introduction({ publicUrl }: Config): string {
  const link = (name: string, address: string) => `- [${name}](${publicUrl}${address})`
  const costs = cities.flatMap((city) =>
    areas.map((area) => link(`${area} in ${city}`, costPageAddress(city, area))),
  )
  return `# Tameer

> A marketplace for building in Pakistan: architects, construction companies and interior designers with their finished
> projects, and what a house costs, at published and dated prices.

Companies show their own projects; Tameer does not judge their work. Costs are figures to plan with, in Pakistani rupees
(1 Lakh is 100,000, 1 Crore is 100 Lakh); each page says of which date they are and what is not in them.

## Services

${services.map(({ name }) => link(name, servicePageAddress(name))).join('\n')}

## What a house costs

${costs.join('\n')}

## Everything

${link('Site map', '/sitemap.xml')}
`
}
