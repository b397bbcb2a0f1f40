import { expect, it, onTestFinished } from 'vitest'
import { openTestApp } from '../../../test/test-app.ts'

const url = '/.well-known/security.txt'

it('says where to report a weakness, and until when the file is valid', async () => {
  const env = { CONTACT_EMAIL: 'security%40@example.com', PUBLIC_URL: 'https://tameer.example.com' }
  const test = await openTestApp({ env })
  onTestFinished(test.close)
  const ask = () => test.app.inject({ url })
  const response = await ask()
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
  const expires = (body: string) => Date.parse(/^Expires: (\S+Z)$/m.exec(body)?.[1] ?? '')
  expect(response.body.replace(/^Expires: .*\n/m, '')).toBe(
    'Contact: mailto:security%2540@example.com\n' +
      'Preferred-Languages: en\n' +
      `Canonical: https://tameer.example.com${url}\n`,
  )
  // RFC 9116, 2.5.5: less than a year ahead.
  const days = (expires(response.body) - Date.now()) / (24 * 60 * 60 * 1000)
  expect(days).toBeGreaterThan(170)
  expect(days).toBeLessThan(365)
  test.passTime(1000)
  expect(expires((await ask()).body)).toBeGreaterThan(expires(response.body))
})

it('does not exist when the operator names no address', async () => {
  const test = await openTestApp()
  onTestFinished(test.close)
  expect((await test.app.inject({ url })).statusCode).toBe(404)
})
