import { type ScreenName, screens } from '@tameer/contract'
import { isValidElement, type ReactElement } from 'react'
import { matchRoutes, type RouteObject, useRoutes } from 'react-router'
import { BareLayout } from './bare-layout.tsx'
import { fetchScreen, lazyScreen } from './lazy-screen.tsx'
import { PublicLayout } from './public-layout.tsx'

const portfolioDetail = lazyScreen(
  () => import('../screens/portfolio-detail/portfolio-detail-screen.tsx'),
  'PortfolioDetailScreen',
)

/** The screen at each address. */
const elements: Record<ScreenName, ReactElement> = {
  home: lazyScreen(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
  about: lazyScreen(() => import('../screens/info/about-screen.tsx'), 'AboutScreen'),
  calculator: lazyScreen(() => import('../screens/calculator/calculator-screen.tsx'), 'CalculatorScreen'),
  contractors: lazyScreen(() => import('../screens/contractors/contractors-screen.tsx'), 'ContractorsScreen'),
  companyProfile: lazyScreen(
    () => import('../screens/company-profile/company-profile-screen.tsx'),
    'CompanyProfileScreen',
  ),
  portfolioDetail,
  portfolio: portfolioDetail,
  shortlist: lazyScreen(() => import('../screens/shortlist/shortlist-screen.tsx'), 'ShortlistScreen'),
  privacyPolicy: lazyScreen(() => import('../screens/info/privacy-policy-screen.tsx'), 'PrivacyPolicyScreen'),
  terms: lazyScreen(() => import('../screens/info/terms-screen.tsx'), 'TermsScreen'),
  login: lazyScreen(() => import('../screens/auth/login-screen.tsx'), 'LoginScreen'),
  signUp: lazyScreen(() => import('../screens/auth/sign-up-screen.tsx'), 'SignUpScreen'),
  forgotPassword: lazyScreen(
    () => import('../screens/auth/forgot-password-screen.tsx'),
    'ForgotPasswordScreen',
  ),
  newPassword: lazyScreen(() => import('../screens/auth/new-password-screen.tsx'), 'NewPasswordScreen'),
  confirmEmail: lazyScreen(() => import('../screens/auth/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
  imageUpload: lazyScreen(() => import('../screens/auth/logo-upload-screen.tsx'), 'LogoUploadScreen'),
  overview: lazyScreen(() => import('../screens/account/overview-screen.tsx'), 'OverviewScreen'),
  addPortfolio: lazyScreen(
    () => import('../screens/account/portfolio-form-screen.tsx'),
    'PortfolioFormScreen',
  ),
  settings: lazyScreen(() => import('../screens/account/settings-screen.tsx'), 'SettingsScreen'),
}
const notFound = lazyScreen(() => import('./not-found-screen.tsx'), 'NotFoundScreen')

function routesIn(frame: (typeof screens)[ScreenName]['frame']): RouteObject[] {
  const names = (Object.keys(elements) as ScreenName[]).filter((name) => screens[name].frame === frame)
  return names.map((name) => ({ path: screens[name].pattern, element: elements[name] }))
}

/** Every address of the product and what is shown there. */
export const routes: RouteObject[] = [
  { element: <PublicLayout />, children: [...routesIn('public'), { path: '*', element: notFound }] },
  { element: <BareLayout />, children: routesIn('bare') },
  {
    element: lazyScreen(() => import('./dashboard-layout.tsx'), 'DashboardLayout'),
    children: routesIn('dashboard'),
  },
]

/** Fetches the files of the screen at an address, so that it draws at once. Never rejects. */
export async function prepareScreen(address: string): Promise<void> {
  const matched = (matchRoutes(routes, address) ?? []).map(({ route }) => route.element)
  await Promise.all(matched.filter((element) => isValidElement(element)).map(fetchScreen))
}

export function AppRoutes() {
  return useRoutes(routes)
}
