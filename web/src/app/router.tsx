import { isValidElement } from 'react'
import { matchRoutes, type RouteObject, useRoutes } from 'react-router'
import { paths } from '../lib/paths.ts'
import { BareLayout } from './bare-layout.tsx'
import { fetchScreen, lazyScreen } from './lazy-screen.tsx'
import { PublicLayout } from './public-layout.tsx'

const auth = {
  signUp: () => import('../screens/auth/sign-up-screen.tsx'),
  login: () => import('../screens/auth/login-screen.tsx'),
  forgotPassword: () => import('../screens/auth/forgot-password-screen.tsx'),
  newPassword: () => import('../screens/auth/new-password-screen.tsx'),
  confirmEmail: () => import('../screens/auth/confirm-email-screen.tsx'),
  logoUpload: () => import('../screens/auth/logo-upload-screen.tsx'),
}
const account = {
  layout: () => import('./dashboard-layout.tsx'),
  overview: () => import('../screens/account/overview-screen.tsx'),
  portfolioForm: () => import('../screens/account/portfolio-form-screen.tsx'),
  settings: () => import('../screens/account/settings-screen.tsx'),
}
const open = {
  home: () => import('../screens/home/home-screen.tsx'),
  about: () => import('../screens/info/about-screen.tsx'),
  privacy: () => import('../screens/info/privacy-policy-screen.tsx'),
  terms: () => import('../screens/info/terms-screen.tsx'),
  calculator: () => import('../screens/calculator/calculator-screen.tsx'),
  contractors: () => import('../screens/contractors/contractors-screen.tsx'),
  companyProfile: () => import('../screens/contractors/company-profile-screen.tsx'),
  portfolioDetail: () => import('../screens/contractors/portfolio-detail-screen.tsx'),
  notFound: () => import('./not-found-screen.tsx'),
}

/** Every address of the product and what stands there. */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: paths.home.pattern, element: lazyScreen(open.home, 'HomeScreen') },
      { path: paths.about.pattern, element: lazyScreen(open.about, 'AboutScreen') },
      { path: paths.calculator.pattern, element: lazyScreen(open.calculator, 'CalculatorScreen') },
      { path: paths.contractors.pattern, element: lazyScreen(open.contractors, 'ContractorsScreen') },
      {
        path: paths.companyProfile.pattern,
        element: lazyScreen(open.companyProfile, 'CompanyProfileScreen'),
      },
      {
        path: paths.portfolioDetail.pattern,
        element: lazyScreen(open.portfolioDetail, 'PortfolioDetailScreen'),
      },
      { path: paths.portfolio.pattern, element: lazyScreen(open.portfolioDetail, 'PortfolioDetailScreen') },
      { path: paths.privacyPolicy.pattern, element: lazyScreen(open.privacy, 'PrivacyPolicyScreen') },
      { path: paths.terms.pattern, element: lazyScreen(open.terms, 'TermsScreen') },
      { path: '*', element: lazyScreen(open.notFound, 'NotFoundScreen') },
    ],
  },
  {
    element: <BareLayout />,
    children: [
      { path: paths.signUp.pattern, element: lazyScreen(auth.signUp, 'SignUpScreen') },
      { path: paths.login.pattern, element: lazyScreen(auth.login, 'LoginScreen') },
      {
        path: paths.forgotPassword.pattern,
        element: lazyScreen(auth.forgotPassword, 'ForgotPasswordScreen'),
      },
      { path: paths.newPassword.pattern, element: lazyScreen(auth.newPassword, 'NewPasswordScreen') },
      { path: paths.confirmEmail.pattern, element: lazyScreen(auth.confirmEmail, 'ConfirmEmailScreen') },
      { path: paths.imageUpload.pattern, element: lazyScreen(auth.logoUpload, 'LogoUploadScreen') },
    ],
  },
  {
    element: lazyScreen(account.layout, 'DashboardLayout'),
    children: [
      { path: paths.overview.pattern, element: lazyScreen(account.overview, 'OverviewScreen') },
      { path: paths.addPortfolio.pattern, element: lazyScreen(account.portfolioForm, 'PortfolioFormScreen') },
      { path: paths.settings.pattern, element: lazyScreen(account.settings, 'SettingsScreen') },
    ],
  },
]

/** Fetches the files of the screen at an address, so that it draws at once. Never rejects. */
export async function prepareScreen(address: string): Promise<void> {
  const elements = (matchRoutes(routes, address) ?? []).map(({ route }) => route.element)
  await Promise.all(elements.filter((element) => isValidElement(element)).map(fetchScreen))
}

export function AppRoutes() {
  return useRoutes(routes)
}
