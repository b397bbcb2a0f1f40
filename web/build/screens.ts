/** A screen whose files are fetched with the page that opens at its address. */
export interface ClientScreen {
  route: string
  /** Its module, from the folder `web`. */
  module: string
  /** Whether its first HTML is in the page: the screens visited most, which look the same to everybody. */
  prerendered?: true
  /** The path its HTML is made for, when that is not the route itself. */
  example?: string
}

const at = (path: string) => `src/screens/${path}.tsx`

export const clientScreens: ClientScreen[] = [
  { route: '/', module: at('home/home-screen'), prerendered: true },
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
    module: at('portfolio-detail/portfolio-detail-screen'),
    prerendered: true,
    example: '/portfolio/any',
  },
  { route: '/profileDetailScreen', module: at('company-profile/company-profile-screen') },
  { route: '/login', module: at('auth/login-screen') },
  { route: '/signup', module: at('auth/sign-up-screen') },
  { route: '/forget-password', module: at('auth/forgot-password-screen') },
  { route: '/about', module: at('info/about-screen') },
  { route: '/privacy-policy', module: at('info/privacy-policy-screen') },
  { route: '/terms-and-conditions', module: at('info/terms-screen') },
  { route: '/add-portfolio', module: at('account/portfolio-form-screen') },
]
