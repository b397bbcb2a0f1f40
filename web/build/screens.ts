// Imported by file: Vite reads its configuration in Node, which cannot load the sources of a package.
import { type ScreenName, screens } from '../../contract/src/screens.ts'

/** A screen whose files are fetched together with the page that opens at its address. */
export interface ClientScreen {
  /** Address before its parameter. It ends in `/` when the address without a parameter is another screen. */
  route: string
  /** Path of its module, from the folder `web`. */
  module: string
  /** True when its first HTML is in the page. */
  prerendered: boolean
  /** Path that its HTML is rendered for, when it differs from the route. */
  example: string | undefined
}

/**
 * Screens that a visitor may open first, by a link or a bookmark. Other screens work as well, but their files are
 * requested a round trip later.
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
  addPortfolio: 'account/portfolio-form/portfolio-form-screen',
} satisfies Partial<Record<ScreenName, string>>

type ListedName = keyof typeof files

/** Paths for rendering the first HTML of screens with a subject: it is shown until the subject is loaded. */
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

const estimatePage = screens.calculator.pattern

/** The kinds of estimate: files of their own, which the calculator's screen would request a round trip later. */
const estimates = ['quick', 'detailed', 'compare'].map(
  (mode): ClientScreen => ({
    route: mode === 'quick' ? estimatePage : `${estimatePage}?mode=${mode}`,
    module: `src/screens/calculator/${mode}/${mode}-mode.tsx`,
    prerendered: mode === 'detailed',
    example: undefined,
  }),
)

/** The screen's own files, for the addresses that name a kind. */
const aroundEstimates = estimates.map((one) => ({
  ...one,
  module: moduleOf('calculator'),
  prerendered: false,
}))

/**
 * A homeowner's request, to which mails link. Its page is a file of its own, which the screen would request later.
 */
const request = ['request-screen', 'request-page'].map(
  (name): ClientScreen => ({
    route: screens.request.to(''),
    module: `src/screens/request/${name}.tsx`,
    prerendered: false,
    example: undefined,
  }),
)

/** A house, to which the links of its family and its site lead. Its page is a file of its own, as above. */
const house = ['house-screen', 'house-page'].map(
  (name): ClientScreen => ({
    route: screens.house.to(''),
    module: `src/screens/house/${name}.tsx`,
    prerendered: false,
    example: undefined,
  }),
)

export const clientScreens = [...whole, ...estimates, ...aroundEstimates, ...request, ...house]
