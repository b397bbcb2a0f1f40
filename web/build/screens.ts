// By its file: Vite reads its configuration in Node, which cannot load the sources of a package.
import { type ScreenName, screens } from '../../contract/src/screens.ts'

/** A screen whose files are fetched with the page that opens at its address. */
export interface ClientScreen {
  /** The address before its parameter; it ends in `/` where the address without one is another screen. */
  route: string
  /** Its module, from the folder `web`. */
  module: string
  /** Whether its first HTML is in the page. */
  prerendered: boolean
  /** The path its HTML is made for, when that is not the route itself. */
  example: string | undefined
}

/**
 * Every screen that a visitor may open first, by a link or a bookmark. One that is not listed works as well, but its files are
 * asked for a round trip later.
 */
const files = {
  home: 'home/home-screen',
  calculator: 'calculator/calculator-screen',
  contractors: 'contractors/contractors-screen',
  portfolio: 'portfolio-detail/portfolio-detail-screen',
  companyProfile: 'company-profile/company-profile-screen',
  shortlist: 'shortlist/shortlist-screen',
  login: 'auth/login-screen',
  signUp: 'auth/sign-up-screen',
  forgotPassword: 'auth/forgot-password-screen',
  about: 'info/about-screen',
  privacyPolicy: 'info/privacy-policy-screen',
  terms: 'info/terms-screen',
  addPortfolio: 'account/portfolio-form-screen',
} satisfies Partial<Record<ScreenName, string>>

type ListedName = keyof typeof files

/** Paths that the first HTML of a screen with a subject is made for: what it shows until the subject is there. */
const examples: Partial<Record<ScreenName, string>> = {
  portfolio: screens.portfolio.to('any'),
  companyProfile: screens.companyProfile.to({ company: 'any' }),
}

export function moduleOf(name: ListedName): string {
  return `src/screens/${files[name]}.tsx`
}

const whole = (Object.keys(files) as ListedName[]).map((name): ClientScreen => {
  const { pattern } = screens[name]
  return {
    route: pattern.replace(/\/:.*/, ''),
    module: moduleOf(name),
    prerendered: 'prerendered' in screens[name],
    example: examples[name],
  }
})

/** A mode of a screen that has files of its own, which the screen itself would ask for a round trip later. */
const detailed: ClientScreen = {
  route: `${screens.calculator.pattern}?mode=detailed`,
  module: 'src/screens/calculator/detailed/detailed-mode.tsx',
  prerendered: true,
  example: undefined,
}

/** A homeowner's request: mails lead to it. Its page is a file of its own, which the screen would ask for later. */
const request = ['request-screen', 'request-page'].map(
  (name): ClientScreen => ({
    route: screens.request.to(''),
    module: `src/screens/request/${name}.tsx`,
    prerendered: false,
    example: undefined,
  }),
)

export const clientScreens = [...whole, detailed, ...request]
