import type { Page } from '@playwright/test'
import {
  companyPageAddress,
  costPageAddress,
  portfolioPageAddress,
  servicePageAddress,
} from '@tameer/contract'

/** A screen or page in one of its states. */
export interface Screen {
  name: string
  /** From the server's root on. */
  address: string
  /** What a signed-in company's browser keeps. */
  session?: Record<string, string>
  /** Brings the opened screen into the state that is meant. */
  prepare?: (page: Page) => Promise<void>
}

const demoLogin = { email: 'ravi-brickworks@demo.tameer.example', password: 'demo-password' }
const house = 'city=Karachi&plotSize=7&constructionType=Complete'

/** Every screen of the product in the states people meet, against a server with the demo's companies. */
export async function listScreens(origin: string): Promise<Screen[]> {
  const { user, token } = await signIn(origin)
  const session = { user: JSON.stringify(user), token }
  const list = await fetch(`${origin}/api/portfolios?limit=1`)
  const { data } = (await list.json()) as {
    data: { id: string; title: string; company: { id: string; name: string } }[]
  }
  const [portfolio] = data
  if (!portfolio) throw new Error('there is no portfolio to show')
  const { company } = portfolio
  const open = (name: string, hash: string, more: Partial<Screen> = {}): Screen => ({
    name,
    address: `/#${hash}`,
    ...more,
  })
  const guarded = (name: string, hash: string, more: Partial<Screen> = {}) =>
    open(name, hash, { ...more, session })
  return [
    open('home', '/'),
    open('about', '/about'),
    open('privacy-policy', '/privacy-policy'),
    open('terms', '/terms-and-conditions'),
    open('calculator', '/calculator'),
    open('calculator-quick', '/calculator?city=lahore&area=10-marla&type=complete', { prepare: calculate }),
    open('calculator-detailed', '/calculator?mode=detailed'),
    open('calculator-bill', `/calculator?mode=detailed&${house}`),
    open('calculator-compare', '/calculator?mode=compare'),
    open('contractors', '/contractors'),
    open('contractors-service', '/contractors?service=4&city=1'),
    open('contractors-none', '/contractors?q=nobody-of-this-name'),
    open('profile', `/profileDetailScreen?company=${company.id}`),
    open('portfolio', `/portfolio/${portfolio.id}`),
    open('portfolio-missing', '/portfolio/none'),
    open('login', '/login'),
    open('signup', '/signup'),
    open('forgot-password', '/forget-password'),
    open('new-password', '/new-password'),
    open('not-found', '/no-such-screen'),
    guarded('image-upload', `/image-upload/${user.id}`),
    guarded('overview', '/overview'),
    guarded('overview-delete', '/overview', {
      prepare: (page) =>
        page
          .getByRole('button', { name: /^Delete/ })
          .first()
          .click(),
    }),
    guarded('add-portfolio', '/add-portfolio'),
    guarded('settings', '/settings'),
    { name: 'page-company', address: companyPageAddress(company) },
    { name: 'page-portfolio', address: portfolioPageAddress(portfolio) },
    { name: 'page-service', address: servicePageAddress('architecture') },
    { name: 'page-service-city', address: servicePageAddress('construction', 'lahore') },
    { name: 'page-cost', address: costPageAddress('lahore', '10-marla') },
    { name: 'page-missing', address: '/c/nobody' },
  ]
}

async function calculate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Calculate Cost' }).click()
}

async function signIn(origin: string): Promise<{ user: { id: string }; token: string }> {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demoLogin),
  })
  if (!answer.ok) throw new Error(`the demo's login was refused: ${answer.status}`)
  return (await answer.json()) as { user: { id: string }; token: string }
}
