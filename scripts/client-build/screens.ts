/** One budgeted screen of the client. */
export interface ClientScreen {
  route: string
  /** Its module, from the folder `web`. */
  module: string
  /** All scripts the route may load, in KB of brotli; `usualScriptKb` when it is not given. */
  scriptKb?: number
  /**
   * Where its first HTML stands, for screens that look the same to everybody: in the page, or in a file of its own that
   * the page fetches when the address asks for it.
   */
  firstHtml?: 'in the page' | 'apart'
  /** The path its HTML is made for, when that is not the route itself. */
  example?: string
}

/** What the scripts of a screen may weigh, in KB of brotli, unless its entry says otherwise. */
export const usualScriptKb = 105

const at = (path: string) => `src/screens/${path}.tsx`

export const clientScreens: ClientScreen[] = [
  { route: '/', module: at('home/home-screen'), scriptKb: 97, firstHtml: 'in the page' },
  {
    route: '/calculator',
    module: at('calculator/calculator-screen'),
    firstHtml: 'in the page',
  },
  {
    route: '/contractors',
    module: at('contractors/contractors-screen'),
    firstHtml: 'in the page',
  },
  {
    route: '/portfolio',
    module: at('contractors/portfolio-detail-screen'),
    firstHtml: 'in the page',
    example: '/portfolio/any',
  },
  { route: '/profileDetailScreen', module: at('contractors/company-profile-screen') },
  { route: '/login', module: at('auth/login-screen'), firstHtml: 'apart' },
  { route: '/signup', module: at('auth/sign-up-screen'), scriptKb: 145, firstHtml: 'apart' },
  { route: '/forget-password', module: at('auth/forgot-password-screen'), firstHtml: 'apart' },
  { route: '/about', module: at('info/about-screen'), firstHtml: 'apart' },
  { route: '/privacy-policy', module: at('info/privacy-policy-screen'), firstHtml: 'apart' },
  { route: '/terms-and-conditions', module: at('info/terms-screen'), firstHtml: 'apart' },
  { route: '/add-portfolio', module: at('account/portfolio-form-screen'), scriptKb: 145 },
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
