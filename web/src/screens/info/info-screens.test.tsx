import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, waitFor, within } from '@testing-library/react'
import { HashRouter } from 'react-router'
import { expect, test } from 'vitest'
import { AboutScreen } from './about-screen.tsx'
import { PrivacyPolicyScreen } from './privacy-policy-screen.tsx'
import { TermsScreen } from './terms-screen.tsx'

function open(hash: string, page: React.ReactNode) {
  window.location.hash = hash
  return render(<HashRouter>{page}</HashRouter>)
}

test.each([
  ['/about', <AboutScreen key="about" />],
  ['/privacy-policy', <PrivacyPolicyScreen key="privacy" />],
  ['/terms-and-conditions', <TermsScreen key="terms" />],
])('%s lists its parts, each with an address of its own', (path, page) => {
  open(`#${path}`, page)
  const contents = screen.getByRole('navigation', { name: 'Contents' })
  const links = within(contents).getAllByRole('link')
  const parts = [...document.querySelectorAll('section[id]')]
  expect(links.map((link) => link.getAttribute('href'))).toEqual(parts.map(({ id }) => `#${path}?part=${id}`))
  expect(links.map((link) => link.textContent)).toEqual(
    parts.map((part) => part.querySelector('h2')?.textContent),
  )
})

test('a part’s address takes the focus there', async () => {
  open('#/terms-and-conditions?part=refunds', <TermsScreen />)
  await waitFor(() => expect(document.activeElement?.id).toBe('refunds'))
  expect(document.activeElement?.textContent).toMatch(
    /no refunds, except for double billing or technical errors/,
  )
})

test('the privacy policy names everything the client stores', () => {
  const source = join(import.meta.dirname, '../..')
  const writers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) =>
      /Storage\.setItem\(|storedText\('|caches\.open\(|openDB</.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    )
  // A new file that writes to the storage? Describe what it stores in kept-on-device.tsx, then add it here.
  expect(writers.sort()).toEqual([
    'app/screen-arrival.tsx',
    'app/shell/language-link.tsx',
    // Writes the theme and two values of the calculator.
    'browser/stored-text.ts',
    'browser/theme.ts',
    'features/checked-quotes/checked-sheets.ts',
    'features/companies/asked-companies.ts',
    'features/companies/put-off.ts',
    'features/companies/seen-companies.ts',
    'features/companies/shortlist.ts',
    'features/houses/kept-houses.ts',
    'features/houses/queue/device-store.ts',
    'features/houses/way-back.ts',
    'features/own-house/kept-queries.ts',
    'features/own-house/own-house.ts',
    'features/requests/kept-requests.ts',
    'forms/draft.ts',
    'forms/pictures/draft-pictures.ts',
    'net/import-with-retry.ts',
    'screens/calculator/detailed/bill/own-currency.ts',
    'screens/desk/desk-keys.tsx',
    'screens/request/request-draft.ts',
    'store/desk-session.ts',
    'store/device-drafts.ts',
    'store/prices/newest-prices.ts',
    'store/session-storage.ts',
    'store/unsaved-quotes.ts',
    'ui/use-figures.ts',
  ])
})
