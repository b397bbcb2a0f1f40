/** One budgeted screen of the client. */
export interface ClientScreen {
  route: string
  /** Its module, from the folder `web`. */
  module: string
  /** All scripts the route may load, in KB of brotli; `usualScriptKb` when it is not given. */
  scriptKb?: number
  /** Whether its first HTML stands in the page: the screens visited most, which look the same to everybody. */
  prerendered?: true
  /** The path its HTML is made for, when that is not the route itself. */
  example?: string
}

/** What the scripts of a screen may weigh, in KB of brotli, unless its entry says otherwise. */
export const usualScriptKb = 105

const at = (path: string) => `src/screens/${path}.tsx`

export const clientScreens: ClientScreen[] = [
  { route: '/', module: at('home/home-screen'), scriptKb: 97, prerendered: true },
  {
    route: '/calculator',
    module: at('calculator/calculator-screen'),
    prerendered: true,
  },
  {
    route: '/contractors',
    module: at('contractors/contractors-screen'),
    prerendered: true,
  },
  {
    route: '/portfolio',
    module: at('contractors/portfolio-detail-screen'),
    prerendered: true,
    example: '/portfolio/any',
  },
  { route: '/profileDetailScreen', module: at('contractors/company-profile-screen') },
  { route: '/login', module: at('auth/login-screen') },
  { route: '/signup', module: at('auth/sign-up-screen'), scriptKb: 145 },
  { route: '/forget-password', module: at('auth/forgot-password-screen') },
  { route: '/about', module: at('info/about-screen') },
  { route: '/privacy-policy', module: at('info/privacy-policy-screen') },
  { route: '/terms-and-conditions', module: at('info/terms-screen') },
  { route: '/add-portfolio', module: at('account/portfolio-form-screen'), scriptKb: 145 },
]

/** What the calculator's scripts may weigh above those of the home page, in KB of brotli. */
export const calculatorAboveHomeKb = 5
