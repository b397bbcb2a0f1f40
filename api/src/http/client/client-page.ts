import { createHash } from 'node:crypto'
import type { Config } from '../../core/config/config.ts'
import { escapeHtml } from '../../core/escape-html.ts'
import { sourceHash } from '../../core/source-hash.ts'
import { clientLanguages } from '../../words/client-languages.ts'
import { siteName } from '../../words/site-name.ts'
import { compress, type Encoding } from '../cache/compression.ts'
import { type InlineHashes, pagePolicy } from '../security-headers.ts'

/** The client's one page in every encoding, with a policy that allows its own inline scripts and styles. */
export interface ClientPage {
  forms: Record<Encoding, Buffer>
  etag: string
  policy: string
}

const missing = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${siteName}</title></head><body>
<main><h1>${siteName}</h1><p>The server is running, but the web client has not been built yet.</p>
<p>Build it with <code>npm run build</code> and start the server again. The calls are described at
<a href="/api/docs">/api/docs</a>.</p></main></body></html>
`

export type ClientLanguage = (typeof clientLanguages)[number]

const [english] = clientLanguages

/** Prepares the page of a language; `html` is undefined when the client has not been built. */
export async function prepareClientPage(
  html: string | undefined,
  config: Pick<Config, 'demo' | 'publicUrl' | 's3' | 'payments'>,
  language: ClientLanguage = english,
): Promise<ClientPage> {
  const built = html && describe(html, config.publicUrl, language)
  const text = built === undefined ? missing : config.demo ? markAsDemo(built) : built
  const identity = Buffer.from(text)
  const etag = createHash('sha256').update(identity).digest('base64url').slice(0, 12)
  const forms = encoded.get(etag) ?? encode(identity)
  encoded.set(etag, forms)
  return { forms: await forms, etag, policy: pagePolicy(config, inlineHashes(text)) }
}

/** Encoded pages by tag. The best compression takes half a second; tests open hundreds of servers in a process. */
const encoded = new Map<string, Promise<ClientPage['forms']>>()

async function encode(identity: Buffer): Promise<ClientPage['forms']> {
  const [br, gzip] = await Promise.all([compress(identity, 'br', 11), compress(identity, 'gzip')])
  return { identity, br, gzip }
}

function markAsDemo(html: string): string {
  return html.replace(/<head(\s[^>]*)?>/i, (head) => `${head}<meta name="tameer-demo" content="1">`)
}

/**
 * Adds Open Graph tags for link previews: title and description come from the page, the addresses from the server. A
 * page without a description stays as it is.
 */
function describe(html: string, publicUrl: string, { front: place, lang, siteName }: ClientLanguage): string {
  const [, title] = /<title>([^<]+)<\/title>/.exec(html) ?? []
  const [, words] = /<meta\s+name="description"\s+content="([^"]+)"/.exec(html) ?? []
  if (title === undefined || words === undefined) return html
  const front = publicUrl + place
  const picture = `${front}share/tameer.jpg`
  const properties = [
    ['og:site_name', siteName],
    ['og:type', 'website'],
    ['og:title', title.replaceAll('"', '&quot;')],
    ['og:description', words],
    ['og:url', escapeHtml(front)],
    ['og:locale', `${lang}_PK`],
    ...clientLanguages
      .filter((one) => one.lang !== lang)
      .map((one) => ['og:locale:alternate', `${one.lang}_PK`]),
    ['og:image', escapeHtml(picture)],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ]
  const things = [
    { '@type': 'WebSite', name: siteName, url: front, inLanguage: lang },
    { '@type': 'Organization', name: siteName, url: front, logo: `${publicUrl}/icon-512.png` },
  ]
  const data = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  const tags = [
    `<link rel="canonical" href="${escapeHtml(front)}">`,
    ...[...clientLanguages, { lang: 'x-default', front: english.front }].map(
      ({ lang, front }) =>
        `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(publicUrl + front)}">`,
    ),
    ...properties.map(([name, content]) => `<meta property="${name}" content="${content}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`,
  ]
  return html.replace('</title>', (end) => end + tags.join(''))
}

/** Content-Security-Policy sources of the inline scripts and styles of a page (CSP level 3, 6.7.2.3). */
export function inlineHashes(html: string): InlineHashes {
  const scripts = [...html.matchAll(/<script(\s[^>]*)?>([\s\S]*?)<\/script>/gi)]
  const styles = [...html.matchAll(/<style(?:\s[^>]*)?>([\s\S]*?)<\/style>/gi)]
  return {
    scripts: scripts.flatMap(([, attributes = '', code = '']) => {
      const runs =
        !/\bsrc\s*=/i.test(attributes) && !/\btype\s*=\s*["']?application\/(ld\+)?json/i.test(attributes)
      return runs && code !== '' ? [sourceHash(code)] : []
    }),
    styles: styles.map(([, css = '']) => sourceHash(css)),
  }
}
