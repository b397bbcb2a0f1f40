import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsePage } from '../../../../test/html.ts'
import { openTestApp, type TestApp } from '../../../../test/test-app.ts'

const publicUrl = 'https://tameer.example'

describe('the cost for other sites', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp({ env: { PUBLIC_URL: publicUrl } })
  })
  afterAll(() => test.close())
  const ask = (url: string) => test.app.inject({ url })

  it('is a small page that any site may frame, with the figures of the page about that house', async () => {
    const { body, headers, statusCode } = await ask('/embed/cost?city=karachi&plot=5-marla&language=ur')
    expect(statusCode).toBe(200)
    expect(headers['x-frame-options']).toBeUndefined()
    expect(headers['set-cookie']).toBeUndefined()
    expect(headers['content-security-policy']).toMatch(/frame-ancestors \*$/)
    expect(Buffer.byteLength(body)).toBeLessThan(30 * 1024)
    const frame = parsePage(body)
    expect(frame.find('html')?.attributes).toMatchObject({ lang: 'ur', dir: 'rtl' })
    const english = parsePage((await ask('/embed/cost?city=karachi&plot=5-marla')).body)
    const [, total = ''] = /PKR ([\d.]+ Lakh)/.exec(english.find('body')?.text ?? '') ?? []
    expect(total).not.toBe('')
    expect(parsePage((await ask('/cost/karachi/5-marla')).body).find('body')?.text).toContain(total)
    const bill = english.links.find((link) => link.includes('mode=detailed'))
    expect(bill).toMatch(new RegExp(`^${publicUrl}/.*city=Karachi&plotSize=5`))
    expect((await ask('/cost/karachi')).headers['x-frame-options']).toBe('DENY')
  })

  it('refuses a house, a city or a language that it does not know', async () => {
    for (const wrong of ['city=multan', 'plot=6-marla', 'language=fr', 'city=lahore&city=karachi'])
      for (const page of ['/embed/cost', '/embed'])
        expect((await ask(`${page}?${wrong}`)).statusCode, wrong).toBe(400)
  })

  it('has a page with the line for the chosen house, in its own language at first', async () => {
    const page = parsePage((await ask('/ur/embed?city=islamabad&plot=1-kanal')).body)
    const code = page.find('code')?.text ?? ''
    const [, source = ''] = /src="([^"]+)"/.exec(code) ?? []
    expect(source).toBe(`${publicUrl}/embed/cost?city=islamabad&amp;plot=1-kanal&amp;language=ur`)
    const shown = source.replaceAll('&amp;', '&').slice(publicUrl.length)
    expect((await ask(shown)).statusCode).toBe(200)
  })
})
