/** One budgeted screen of the client. */
export interface ClientScreen {
  route: string
  /** Its module, from the folder `web`. */
  module: string
  /** All scripts the route may load, in KB of brotli. */
  scriptKb: number
  /**
   * Where its first HTML stands, for screens that look the same to everybody: in the page, or in a file of its own that
   * the page fetches when the address asks for it.
   */
  firstHtml?: 'in the page' | 'apart'
  /** The path its HTML is made for, when that is not the route itself. */
  example?: string
}

const at = (path: string) => `src/screens/${path}.tsx`

export const clientScreens: ClientScreen[] = [
  { route: '/', module: at('home/home-screen'), scriptKb: 94.5, firstHtml: 'in the page' },
  {
    route: '/calculator',
    module: at('calculator/calculator-screen'),
    scriptKb: 97,
    firstHtml: 'in the page',
  },
  {
    route: '/contractors',
    module: at('contractors/contractors-screen'),
    scriptKb: 95,
    firstHtml: 'in the page',
  },
  {
    route: '/portfolio',
    module: at('contractors/portfolio-detail-screen'),
    scriptKb: 95,
    firstHtml: 'in the page',
    example: '/portfolio/any',
  },
  { route: '/profileDetailScreen', module: at('contractors/company-profile-screen'), scriptKb: 93.5 },
  { route: '/login', module: at('auth/login-screen'), scriptKb: 91, firstHtml: 'apart' },
  { route: '/signup', module: at('auth/sign-up-screen'), scriptKb: 132.5, firstHtml: 'apart' },
  { route: '/forget-password', module: at('auth/forgot-password-screen'), scriptKb: 91, firstHtml: 'apart' },
  { route: '/about', module: at('info/about-screen'), scriptKb: 86.5, firstHtml: 'apart' },
  { route: '/privacy-policy', module: at('info/privacy-policy-screen'), scriptKb: 87.5, firstHtml: 'apart' },
  { route: '/terms-and-conditions', module: at('info/terms-screen'), scriptKb: 87, firstHtml: 'apart' },
  { route: '/add-portfolio', module: at('account/portfolio-form-screen'), scriptKb: 140 },
]

/**
 * What the page may weigh in KB of brotli, with the HTML and the styles of the screens it shows first: with its
 * headers no more than a server sends before the first acknowledgement, ten packets of 1460 bytes (RFC 6928).
 */
export const pageKb = 13.2

/** What the page and the rest of the styles, which come after it, may weigh together. */
export const pageAndStylesKb = 19.6

/** What the calculator's scripts may weigh above those of the home page, in KB of brotli. */
export const calculatorAboveHomeKb = 5
