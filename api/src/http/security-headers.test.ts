import { addresses, deskAddresses } from '@tameer/contract'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../test/test-app.ts'
import { readConfig } from '../core/config/config.ts'
import { headersByAddress } from './security-headers.ts'

async function headersOf(
  url: string,
  env: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const test = await openTestApp({ env })
  onTestFinished(() => test.close())
  return (await test.app.inject({ url, headers })).headers
}

describe('headers', () => {
  it.each([
    ...['/api/health', '/api/portfolios', '/api/nothing', '/nothing', '/uploads/x', '/%E0%A4%A', '/'],
    ...['/x.png', '/assets/x.js', '/sw.js/x.svg'],
  ])('protect %s', async (url) => {
    const headers = await headersOf(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    const policy = String(headers['content-security-policy'])
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'"]) {
      expect(policy).toContain(rule)
    }
    expect(policy).not.toContain('unsafe')
    if (url === '/') expect(policy).toContain("script-src 'self'")
    else {
      expect(policy).not.toContain("-src 'self")
      expect(headers).toMatchObject({
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      })
    }
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('strict-transport-security')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  })

  const headersFor = headersByAddress(readConfig({ DEMO: '0' }))

  it('leave out, for the client’s files, headers that only pages and secrets need', () => {
    const headers = headersFor('/assets/x.js')
    expect(headers['x-content-type-options']).toBe('nosniff')
    for (const name of ['content-security-policy', 'cross-origin-resource-policy', 'permissions-policy'])
      expect(headers).not.toHaveProperty(name)
  })

  it.each(['/sw.js', '/offline.html', '/ur/sw.js', '/ur/offline.html'])(
    'let the client fetch its own files from %s',
    (url) => {
      expect(headersFor(url)['content-security-policy']).toContain("connect-src 'self'")
    },
  )

  it('require https for good only when the public address has it', async () => {
    const headers = await headersOf('/api/health', { PUBLIC_URL: 'https://tameer.example.com' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
  })

  it('let exactly the listed origins in', async () => {
    const env = { CORS_ORIGINS: 'https://app.example.com' }
    const listed = await headersOf('/api/portfolios', env, { origin: 'https://app.example.com' })
    expect(listed['access-control-allow-origin']).toBe('https://app.example.com')
    expect(String(listed.vary)).toMatch(/origin/i)
    expect(listed['cross-origin-resource-policy']).toBe('cross-origin')
    for (const origin of ['https://app.example.com.evil.com', 'http://app.example.com', 'null']) {
      expect((await headersOf('/api/portfolios', env, { origin }))['access-control-allow-origin']).not.toBe(
        origin,
      )
    }
  })

  it('give the API document a policy of its own', async () => {
    expect(String((await headersOf('/api/docs/'))['content-security-policy'])).toContain(
      "style-src 'self' 'unsafe-inline'",
    )
  })
})

describe('the API document', () => {
  it('has a page whose files are found, whether or not its address ends in a slash', async () => {
    const test = await openTestApp()
    onTestFinished(() => test.close())
    for (const url of ['/api/docs', '/api/docs/']) {
      const page = (await test.app.inject(url)).body
      const files = [...page.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path)
      expect(files.length).toBeGreaterThan(3)
      for (const path of files) {
        const found = await test.app.inject(new URL(path, `http://localhost${url}`).pathname)
        expect([path, found.statusCode]).toEqual([path, 200])
      }
    }
  })

  it('describes every call, its form and who may make it', async () => {
    const test = await openTestApp()
    onTestFinished(() => test.close())
    const response = await test.app.inject({
      url: '/api/docs/json',
      headers: { 'accept-encoding': 'identity' },
    })
    const { paths, components } = response.json()
    // The contract's addresses in the form of OpenAPI, each once with its methods.
    const wanted = Object.values({ ...addresses, ...deskAddresses }).map(
      ({ method, path }) => `${method} /api${path.replace(/:(\w+)/g, '{$1}')}`,
    )
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(described.toSorted()).toEqual(wanted.toSorted())
    const { content } = paths['/api/users/export'].get.responses['200']
    expect(Object.keys(content)).toEqual(['application/zip'])
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['User', 'Portfolio', 'Failure']))
    expect(JSON.stringify(components.schemas)).not.toContain('Input"')
    const { post } = paths['/api/portfolios']
    expect(post.security).toEqual([{ bearer: [] }])
    const form = post.requestBody.content['multipart/form-data'].schema.properties
    expect(Object.keys(form)).toEqual(expect.arrayContaining(['title', 'cities', 'buildingTypes', 'images']))
    // The limits that hold for people, not the slack that a raw text has before it is cleaned.
    expect([form.title.maxLength, form.website.maxLength, form.content.maxLength]).toEqual([160, 500, 5000])
    expect(components.schemas.Failure.properties.code.enum).toContain('not-signed-in')
    expect(paths['/api/auth/login'].post.security).toEqual([])
  })
})
