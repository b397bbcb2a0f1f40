import { findScreen, namedScreens } from '../scripts/screens/screens.ts'
import { expect, keepSession, test, waitForScreen } from './fixtures.ts'

// A browser's storage is not reliable: it may refuse access, and it may contain data of an earlier version of the
// client. Browsers refuse it by a setting, in a frame, or in a private window: reading it throws, or it is null.

/** Screens that need neither a session nor a changed response. */
const open = namedScreens.filter(
  ({ session, before, prepare, scriptless }) => !session && !before && !prepare && !scriptless,
)

for (const { name } of open) {
  test(`${name} opens without storage`, { tag: '@device' }, async ({ page, baseURL, words }) => {
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
      await expect(page.getByRole('heading', { level: 1, name: words.shell.failureName })).toHaveCount(0)
    }
  })
}

const fields = ['id', 'name', 'email', 'image', 'role', 'categories']
/** Account data that earlier versions stored, by their fields. */
const earlierAccounts = {
  'without contact and facts': fields,
  'with a contact, and no facts': [...fields, 'emailConfirmed', 'listed', 'contact'],
}

for (const { name } of namedScreens.filter(
  ({ before, prepare, scriptless, address }) =>
    !before && !prepare && !scriptless && !address.startsWith('/#/desk'),
)) {
  test(`${name} opens with an account that an earlier version kept`, { tag: '@device' }, async ({
    page,
    baseURL,
    words,
  }) => {
    const { address } = await findScreen(baseURL ?? '', name)
    const { session } = await findScreen(baseURL ?? '', 'home-signed-in')
    const account = JSON.parse(session?.user ?? '{}') as Record<string, unknown>
    for (const kept of Object.values(earlierAccounts)) {
      const user = JSON.stringify(Object.fromEntries(kept.map((field) => [field, account[field]])))
      await keepSession(page, { token: session?.token ?? '', user })
      await page.goto('about:blank')
      await page.goto(address)
      await waitForScreen(page)
      await expect(page.getByRole('heading', { level: 1, name: words.shell.failureName })).toHaveCount(0)
    }
  })
}
