import { expect, it, onTestFinished, vi } from 'vitest'

it('gives different hosts to the server’s pages and to the screens of a client on another host', async () => {
  vi.stubEnv('VITE_API_BASE_URL', 'https://api.example.com/api')
  vi.resetModules()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    vi.resetModules()
  })
  const [{ pageAddress }, { clientAddress }] = await Promise.all([
    import('./addresses.ts'),
    import('./client-address.ts'),
  ])
  expect(pageAddress('/estimate?city=Lahore')).toBe('https://api.example.com/estimate?city=Lahore')
  expect(clientAddress('/shortlist')).toBe(`${window.location.origin}/#/shortlist`)
})
