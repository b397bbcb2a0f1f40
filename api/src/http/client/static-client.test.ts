import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import fastify from 'fastify'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parsePage } from '../../../test/html.ts'
import { readConfig } from '../../core/config/config.ts'
import { answerHeadAsGet } from '../head-requests.ts'
import { prepareClientPage } from './client-page.ts'
import { serveClient } from './static-client.ts'

const inline = 'document.documentElement.dataset.route = location.hash'
const styles = 'body{margin:0}'
const html = `<!doctype html><html><head lang="en"><title>Tameer</title><style>${styles}</style><script>${inline}</script>
<script type="application/ld+json">{}</script><script src="/assets/main-abc.js"></script></head></html>`

const inUrdu = (page: string) =>
  page.replace('lang="en"', 'lang="ur" dir="rtl"').replace(inline, `${inline} + 1`)

async function open(env: Record<string, string> = { DEMO: '0' }, built = true, page = html) {
  const folder = mkdtempSync(join(tmpdir(), 'tameer-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'ur'))
  if (built) {
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'ur', 'index.html'), inUrdu(page))
  }
  writeFileSync(join(folder, 'assets', 'main-abc.js'), 'run()')
  writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('run()'))
  writeFileSync(join(folder, 'sw.js'), 'listen()')
  writeFileSync(join(folder, 'ur', 'sw.js'), 'listen()')
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  writeFileSync(join(folder, '.env'), 'SECRET=1')
  const app = fastify()
  answerHeadAsGet(app)
  await serveClient(app, readConfig(env), { folder })
  onTestFinished(() => app.close())
  return app
}

describe('the client', () => {
  it.each(['/', '/index.html', '/?from=mail'])('has its page at %s, revalidated each time', async (url) => {
    const app = await open()
    const response = await app.inject(url)
    expect(response.body).toBe(html)
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
    })
    const again = await app.inject({ url, headers: { 'if-none-match': String(response.headers.etag) } })
    expect(again.statusCode).toBe(304)
  })

  it('allows the page’s own inline scripts and styles, and no others', async () => {
    const app = await open()
    const policy = String((await app.inject('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update(inline).digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    const styleHash = createHash('sha256').update(styles).digest('base64')
    expect(policy).toContain(`style-src 'self' 'sha256-${styleHash}';`)
  })

  it('has tags for link previews with its public address', async () => {
    const description = '<meta\n  name="description"\n  content="What a house costs" />'
    const env = { DEMO: '0', PUBLIC_URL: 'https://tameer.example' }
    const app = await open(env, true, html.replace('</title>', `</title>${description}`))
    const { body } = await app.inject('/')
    const page = parsePage(body)
    const meta = (property: string) => page.find('meta', { property })?.attributes.content
    expect(page.find('link', { rel: 'canonical' })?.attributes.href).toBe('https://tameer.example/')
    expect([meta('og:title'), meta('og:description')]).toEqual(['Tameer', 'What a house costs'])
    expect(meta('og:image')).toBe('https://tameer.example/share/tameer.jpg')
    expect(page.data.slice(0, 2).map((item) => [item['@type'], item.url])).toEqual([
      ['WebSite', 'https://tameer.example/'],
      ['Organization', 'https://tameer.example/'],
    ])
  })

  it('says its name in the language of the page', async () => {
    const described = html.replace(
      '</title>',
      '</title><meta name="description" content="What a house costs" />',
    )
    const app = await open({ DEMO: '0', PUBLIC_URL: 'https://tameer.example' }, true, described)
    const nameAt = async (url: string) => {
      const page = parsePage((await app.inject(url)).body)
      const shared = page.find('meta', { property: 'og:site_name' })?.attributes.content
      return [shared, ...page.data.slice(0, 2).map(({ name }) => name)]
    }
    expect(await nameAt('/')).toEqual(['Tameer', 'Tameer', 'Tameer'])
    expect(await nameAt('/ur/')).toEqual(['تعمیر', 'تعمیر', 'تعمیر'])
  })

  it('has a page in Urdu by the same rules, with the policy of its own script', async () => {
    const app = await open()
    for (const url of ['/ur/', '/ur/index.html', '/ur/?lang=ur']) {
      const response = await app.inject(url)
      expect(response.body).toBe(inUrdu(html))
      expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding' })
      const hash = createHash('sha256').update(`${inline} + 1`).digest('base64')
      expect(response.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
      const again = await app.inject({ url, headers: { 'if-none-match': String(response.headers.etag) } })
      expect(again.statusCode).toBe(304)
    }
    const br = await app.inject({ url: '/ur/', headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(inUrdu(html))
  })

  it.each([
    ['/ur', '/ur/'],
    ['/ur?lang=ur', '/ur/?lang=ur'],
  ])('leads from %s to %s', async (url, to) => {
    const { statusCode, headers } = await (await open()).inject(url)
    expect([statusCode, headers.location]).toEqual([308, to])
  })

  it('links each language’s page to the other, and to itself', async () => {
    const described = html.replace('</title>', '</title><meta name="description" content="Costs" />')
    const app = await open({ DEMO: '0', PUBLIC_URL: 'https://tameer.example' }, true, described)
    for (const [url, locale] of [
      ['/', 'en_PK'],
      ['/ur/', 'ur_PK'],
    ] as const) {
      const page = parsePage((await app.inject(url)).body)
      expect(page.find('link', { rel: 'canonical' })?.attributes.href).toBe(`https://tameer.example${url}`)
      const meta = (property: string) => page.find('meta', { property })?.attributes.content
      expect(meta('og:locale')).toBe(locale)
      expect(meta('og:locale:alternate')).toBe(locale === 'ur_PK' ? 'en_PK' : 'ur_PK')
      expect(meta('og:image')).toBe(`https://tameer.example${url}share/tameer.jpg`)
      for (const [hreflang, front] of [
        ['en', '/'],
        ['ur', '/ur/'],
        ['x-default', '/'],
      ] as const)
        expect(page.find('link', { hreflang })?.attributes.href).toBe(`https://tameer.example${front}`)
    }
  })

  it('escapes addresses within attributes', async () => {
    const described = html.replace(
      '</title>',
      '</title><meta name="description" content="What a house costs" />',
    )
    const publicUrl = 'https://a"onload="b'
    const { forms } = await prepareClientPage(described, {
      demo: false,
      publicUrl,
      s3: null,
      payments: readConfig({}).payments,
    })
    const page = parsePage(forms.identity.toString())
    expect(page.find('link', { rel: 'canonical' })?.attributes).toEqual({
      rel: 'canonical',
      href: `${publicUrl}/`,
    })
    expect(page.find('meta', { property: 'og:url' })?.attributes.content).toBe(`${publicUrl}/`)
  })

  it('comes compressed', async () => {
    const app = await open()
    const br = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })
    expect([br.headers['content-encoding'], brotliDecompressSync(br.rawPayload).toString()]).toEqual([
      'br',
      html,
    ])
    const gzip = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } })
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.rawPayload).toString()]).toEqual(['gzip', html])
    expect(gzip.headers.etag).not.toBe(br.headers.etag)
    const script = await app.inject({ url: '/assets/main-abc.js', headers: { 'accept-encoding': 'br' } })
    expect([script.headers['content-encoding'], brotliDecompressSync(script.rawPayload).toString()]).toEqual([
      'br',
      'run()',
    ])
  })

  it.each(['/', '/ur/', '/ur', '/assets/main-abc.js', '/robots.txt', '/sw.js', '/ur/sw.js'])(
    'sends HEAD the headers of GET for %s',
    async (url) => {
      const app = await open()
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding }
        const [get, head] = await Promise.all([
          app.inject({ method: 'GET', url, headers }),
          app.inject({ method: 'HEAD', url, headers }),
        ])
        const { date: _, ...told } = get.headers
        expect(head.statusCode).toBe(get.statusCode)
        expect(head.headers).toMatchObject(told)
        expect(Number(get.headers['content-length'])).toBe(get.rawPayload.length)
      }
    },
  )

  it('is cached for good when the name holds a hash, and not otherwise', async () => {
    const app = await open()
    const script = await app.inject('/assets/main-abc.js')
    expect([script.body, script.headers['cache-control']]).toEqual([
      'run()',
      'public, max-age=31536000, immutable',
    ])
    expect(script.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect((await app.inject('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600')
    for (const url of ['/sw.js', '/ur/sw.js'])
      expect((await app.inject(url)).headers['cache-control']).toBe('no-cache')
  })

  it.each(['/.env', '/..%2f..%2fetc%2fpasswd', '/assets/..%2f.env', '/assets/', '/missing.js', '/%00'])(
    'hides %s',
    async (url) => {
      const response = await (await open()).inject(url)
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
      expect(response.statusCode).toBeLessThan(500)
      expect(response.body).not.toContain('SECRET')
    },
  )

  it('is marked as a demo in demo mode only', async () => {
    const demo = await (await open({ DEMO: '1' })).inject({ url: '/', headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(demo.rawPayload).toString()).toContain(
      '<head lang="en"><meta name="tameer-demo" content="1">',
    )
    expect((await (await open()).inject('/')).body).not.toContain('tameer-demo')
  })

  it('shows instructions when it has not been built', async () => {
    const response = await (await open({ DEMO: '0' }, false)).inject('/')
    expect(response.statusCode).toBe(200)
    expect(response.body).toContain('npm run build')
  })
})
