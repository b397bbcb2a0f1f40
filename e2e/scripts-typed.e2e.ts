import type { APIRequestContext, Page } from '@playwright/test'
import { portfolioLinkNames } from '@tameer/contract'
import { expect, isPhone, logIn, type SignedUpCompany, takePlus, test, waitForScreen } from './fixtures.ts'
import { photograph } from './photographs.ts'

/** Payload of every script. If it runs, a flag or a dialog shows it; if only the policy stops it, that is reported. */
const run = 'window.scriptRan=1'
const payloads = [
  `"><script>${run}</script><img src=x onerror=${run}>`,
  `</script></title></style><svg onload=${run}><iframe srcdoc='<script>alert(1)</script>'>`,
  `'-->]]><script>alert(1)</script><!--<script>{{constructor.constructor('alert(1)')()}}`,
  `javascript:${run}//' autofocus onfocus=alert(1) style="background:url(//example.invalid)"`,
]

const schemes = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `\tjavascript:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `\u0001javascript:${run}`,
  `\u200bjavascript:${run}`,
  `javascript://example.com/%0a${run}`,
  `javascript&colon;${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `vbscript:msgbox(1)`,
  'blob:https://example.com/0193a1b2-c3d4-7e5f-8a6b-112233445566',
  'filesystem:https://example.com/x',
  'intent://example.com#Intent;scheme=http;end',
  'file:///etc/passwd',
  '//example.invalid/x',
  '\\\\example.invalid\\x',
  'https://user:secret@example.invalid',
  `https://example.invalid/"onmouseover="${run}`,
  `https://www.youtube.com/embed/"><script>${run}</script>`,
]

interface Stored {
  id: string
  portfolioImages: { image: string }[]
}

/** Publishes with every field that the server accepts; refused fields are removed and returned. */
async function store(request: APIRequestContext, company: SignedUpCompany, fields: Record<string, string>) {
  const send = (kept: Record<string, string>, picture: Buffer) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(kept)) form.append(name, value)
    form.append('cities[]', '1')
    form.append('images', new File([new Uint8Array(picture)], `${payloads[0]}.jpg`, { type: 'text/html' }))
    const headers = { authorization: `Bearer ${company.token}` }
    return request.post('/api/portfolios', { headers, multipart: form })
  }
  const picture = await photograph(1, 320)
  const refused: string[] = []
  for (;;) {
    const kept = Object.entries(fields).filter(([name]) => !refused.includes(name))
    const response = await send(Object.fromEntries(kept), picture)
    if (response.status() === 201) return { refused, stored: (await response.json()) as Stored }
    expect(response.status(), await response.text()).toBe(400)
    const wrong = Object.keys(((await response.json()) as { fields: object }).fields)
    expect(refused.some((name) => wrong.includes(name))).toBe(false)
    refused.push(...wrong)
  }
}

/** Records scripts that run and violations of the policy, on every page from now on. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.exposeFunction('tellOfViolation', (text: string) => found.push(text))
  await page.addInitScript(() => {
    const tell = (window as unknown as Record<string, (text: string) => void>).tellOfViolation
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      tell?.(`${location.href}: ${violatedDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  page.on('dialog', (dialog) => {
    found.push(`dialog at ${page.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (sent) => {
    if (new URL(sent.url()).hostname === 'example.invalid')
      found.push(`asked for ${sent.url()} at ${page.url()}`)
  })
  return found
}

/** Finds everything on the page that could run a script or link to one. */
async function dangers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const ran = (window as unknown as { scriptRan?: unknown }).scriptRan
    const addresses = [
      ...document.querySelectorAll('[href], [src], [action], [formaction], [srcdoc], [data]'),
    ]
    const bad = addresses.flatMap((element) =>
      ['href', 'src', 'action', 'formaction', 'srcdoc', 'data'].flatMap((name) => {
        const value = element.getAttribute(name)
        if (value === null) return []
        const { protocol, username } = new URL(value, location.href)
        const fine = ['http:', 'https:', 'mailto:', 'tel:', 'sms:', 'whatsapp:', 'geo:'].includes(protocol)
        const picture = element instanceof HTMLImageElement && ['blob:', 'data:'].includes(protocol)
        return (fine || picture) && username === '' ? [] : [`${name}=${value}`]
      }),
    )
    const handlers = [...document.querySelectorAll('*')].flatMap((element) =>
      element.getAttributeNames().filter((name) => name.startsWith('on')),
    )
    return [...(ran === undefined ? [] : ['a script ran']), ...bad, ...handlers]
  })
}

/** Opens the address and checks the page when its heading, or the whole page, is loaded. */
async function look(page: Page, address: string, heading?: string): Promise<void> {
  // Leaves first: an address that differs only in its hash would not load the page again.
  await page.goto('/robots.txt')
  await page.goto(address)
  if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  else if (address.startsWith('/#')) await waitForScreen(page)
  expect(await dangers(page), address).toEqual([])
}

async function readStructuredData(page: Page): Promise<string> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(texts.length, page.url()).toBeGreaterThan(0)
  return texts.map((text) => JSON.stringify(JSON.parse(text))).join('\n')
}

test('a script in every text runs nowhere', async ({ page, request }, info) => {
  const found = await watch(page)
  // Each screen size has other payloads in its fields.
  const shift = isPhone(page) ? 1 : 0
  const payloadAt = (index: number) => payloads[(index + shift) % payloads.length] ?? ''
  const payload = payloadAt(0)
  const email = `script-${info.testId}-${Date.now().toString(36)}@journey.example.com`
  const name = payloadAt(2).slice(0, 120)
  const password = `pass"><script>${run}</script>`
  const response = await request.post('/api/auth/signup', {
    data: { name, email, password, confirmPassword: password, categoryIds: [5] },
  })
  expect(response.status(), await response.text()).toBe(201)
  const { user, token } = (await response.json()) as { user: { id: string }; token: string }
  const company = { id: user.id, name, email, password, token, user }
  const fields = {
    title: payload,
    content: payloads.join('\n'),
    youtubeLink: payloadAt(1),
    price: payloadAt(3).slice(0, 40),
    phone: `0300 1234567 ${payload}`.slice(0, 32),
    email: `"${payload}"@example.com`,
    publication: payloadAt(3),
    ...Object.fromEntries(portfolioLinkNames.map((link, at) => [link, payloadAt(at)])),
  }
  const { stored, refused } = await store(request, company, fields)
  expect(refused).toEqual(expect.arrayContaining(portfolioLinkNames))
  await request.post('/api/auth/forgot-password', { data: { email } })

  const { id } = stored
  const encoded = encodeURIComponent(payload)
  await test.step('in the pages the server writes', async () => {
    await look(page, `/c/${company.id}`)
    expect(await readStructuredData(page)).toContain(JSON.stringify(name.slice(0, 20)).slice(1, -1))
    await look(page, `/p/${id}`)
    expect(await readStructuredData(page)).toContain(JSON.stringify(payload.slice(0, 20)).slice(1, -1))
    for (const address of [
      '/services/construction',
      '/services/construction/lahore',
      '/cost/lahore/10-marla',
    ]) {
      await look(page, address)
    }
    for (const folder of ['c', 'p', 'services', 'cost', 'share/p', 'sitemap', 'api/portfolios', 'uploads']) {
      await look(page, `/${folder}/${encoded}?after=${encoded}`)
    }
    await look(page, '/api/demo/outbox')
  })

  await test.step('on the screens of a visitor', async () => {
    const asked = [
      `/#/contractors?q=${encodeURIComponent(name.slice(0, 100))}`,
      `/#/contractors?service=${encoded}&city=${encoded}&price=${encoded}&specialization=${encoded}`,
      `/#/profileDetailScreen?company=${company.id}`,
      `/#/profileDetailScreen?company=${encoded}&portfolio=${encoded}`,
      `/#/portfolioDetail?id=${id}`,
      `/#/portfolioDetail?id=${encoded}`,
      `/#/portfolio/${id}`,
      `/#/${encoded}`,
      `/#/about?part=${encoded}`,
      `/#/calculator?area=${encoded}&city=${encoded}&mode=${encoded}`,
      `/#/new-password?email=${encoded}&code=${encoded}`,
      `/#/confirm-email?token=${encoded}`,
      `/#/change-email?token=${encoded}`,
      `/?${encoded}#${encoded}`,
    ]
    for (const address of asked) await look(page, address)
  })

  await test.step('on the screens of its owner', async () => {
    await logIn(page, company)
    for (const address of ['overview', 'settings', `add-portfolio?id=${id}`, `add-portfolio?id=${encoded}`]) {
      await look(page, `/#/${address}`)
    }
    await look(page, `/#/add-portfolio?id=${id}`)
    await expect(page.getByLabel('Title')).toHaveValue(payload)
    await look(page, `/#/image-upload/${company.id}`)
  })

  await test.step('in pictures and the site map', async () => {
    for (const path of [`/share/p/${id}.jpg`, `/share/c/${company.id}.jpg`]) {
      // Drawn when the queue has room: a busy server asks to try again.
      await expect(async () => {
        const picture = await request.get(path)
        expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
      }).toPass({ timeout: 30_000 })
    }
    await page.goto('/#/about')
    const broken = await page.evaluate(async () => {
      const text = await (await fetch('/sitemap.xml')).text()
      const map = new DOMParser().parseFromString(text, 'application/xml')
      return map.querySelector('parsererror, script')?.textContent ?? null
    })
    expect(broken).toBeNull()
  })
  expect(found).toEqual([])
})

test('no link leads to a script, whatever it begins with', async ({ page, request, company }) => {
  const found = await watch(page)
  await logIn(page, company)
  // More projects than Basic allows.
  await takePlus(page)
  for (const scheme of schemes) {
    const fields = Object.fromEntries(
      [...portfolioLinkNames, 'youtubeLink', 'publication', 'phone'].map((name) => [name, scheme]),
    )
    const { stored, refused } = await store(request, company, { title: 'Links', content: scheme, ...fields })
    const kept = portfolioLinkNames.filter((name) => !refused.includes(name))
    // A stored address is a web address, and stays one.
    if (kept.length > 0) expect(scheme).toMatch(/^https:\/\/(example\.invalid|www\.youtube\.com)\//)
    await look(page, `/p/${stored.id}`)
    await look(page, `/#/portfolioDetail?id=${stored.id}`, 'Links')
  }
  for (const address of [`/c/${company.id}`, `/#/profileDetailScreen?company=${company.id}`, '/#/overview']) {
    await look(page, address)
  }
  expect(found).toEqual([])
})
