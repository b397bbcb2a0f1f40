import { findScreen, namedScreens } from '../scripts/screens.ts'
import { expect, test, waitForScreen } from './fixtures.ts'

// Browsers refuse storage by a setting, in a frame, or in a window that leaves no traces: reading it throws, or it is null.

/** What needs neither a session nor a server between. */
const open = namedScreens.filter(
  ({ session, before, prepare, scriptless }) => !session && !before && !prepare && !scriptless,
)

for (const { name } of open) {
  test(`${name} opens without storage`, { tag: '@device' }, async ({ page, baseURL }) => {
    const { address } = await findScreen(baseURL ?? '', name)
    for (const kind of ['throws', 'null']) {
      await page.addInitScript((kind) => {
        const get = () => {
          if (kind === 'null') return null
          throw new DOMException('The operation is insecure.', 'SecurityError')
        }
        for (const storage of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, storage, { configurable: true, get })
        }
      }, kind)
      await page.goto('about:blank')
      await page.goto(address)
      await waitForScreen(page)
      await expect(page.getByRole('heading', { name: /went wrong/i })).toHaveCount(0)
    }
  })
}
