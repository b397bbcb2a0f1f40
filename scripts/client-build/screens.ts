/** One budgeted screen of the client. */
export interface ClientScreen {
  route: string
  /** Its module, from the folder `web`. */
  module: string
  /** All scripts the route may load, in KB of brotli. */
  scriptKb: number
  /** Whether its first HTML stands in the page: only for screens that look the same to everybody. */
  prerendered?: true
}

const at = (path: string) => `src/screens/${path}.tsx`

/** Most visited first: where the page's budget has no room for all, the last ones come without their HTML. */
export const clientScreens: ClientScreen[] = [
  { route: '/', module: at('home/home-screen'), scriptKb: 97, prerendered: true },
  { route: '/calculator', module: at('calculator/calculator-screen'), scriptKb: 100, prerendered: true },
  { route: '/contractors', module: at('contractors/contractors-screen'), scriptKb: 97, prerendered: true },
  { route: '/login', module: at('auth/login-screen'), scriptKb: 97, prerendered: true },
  { route: '/signup', module: at('auth/sign-up-screen'), scriptKb: 140, prerendered: true },
  { route: '/about', module: at('info/about-screen'), scriptKb: 97, prerendered: true },
  {
    route: '/forget-password',
    module: at('auth/forgot-password-screen'),
    scriptKb: 97,
    prerendered: true,
  },
  { route: '/privacy-policy', module: at('info/privacy-policy-screen'), scriptKb: 97, prerendered: true },
  { route: '/terms-and-conditions', module: at('info/terms-screen'), scriptKb: 97, prerendered: true },
  { route: '/portfolio', module: at('contractors/portfolio-detail-screen'), scriptKb: 97 },
  { route: '/profileDetailScreen', module: at('contractors/company-profile-screen'), scriptKb: 97 },
  { route: '/add-portfolio', module: at('account/portfolio-form-screen'), scriptKb: 140 },
]

/**
 * What the page may weigh in KB of brotli, with the HTML and the styles of the screens it shows first: those that most
 * people open first, which by a slow line would otherwise stay blank until a dozen scripts are there.
 */
export const pageKb = 14.7

/** What the page and the rest of the styles, which come after it, may weigh together. */
export const pageAndStylesKb = 18.5

/** What the calculator's scripts may weigh above those of the home page, in KB of brotli. */
export const calculatorAboveHomeKb = 20
