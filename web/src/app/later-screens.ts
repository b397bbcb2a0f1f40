// Screens that seldom come first in a visit: the first page need not list their files or their names. The page of
// such a screen requests this file too, see web/build/one-page.ts.
export const laterScreens = {
  newRequest: async () =>
    atPrices((await import('../screens/request/new-request-screen.tsx')).NewRequestScreen),
  request: async () => (await import('../screens/request/request-screen.tsx')).RequestScreen,
  requests: async () => (await import('../screens/request/requests-screen.tsx')).RequestsScreen,
  check: async () => atPrices((await import('../screens/check/check-screen.tsx')).CheckScreen),
  checkedQuote: async () => atPrices((await import('../screens/check/check-screen.tsx')).CheckScreen),
  newCheck: async () => atPrices((await import('../screens/check/check-screen.tsx')).CheckFormScreen),
  editCheck: async () => atPrices((await import('../screens/check/check-screen.tsx')).CheckFormScreen),
  checkAgreement: async () => atPrices((await import('../screens/check/check-screen.tsx')).AgreementScreen),
  newHouse: async () => atPrices((await import('../screens/house/new-house-screen.tsx')).NewHouseScreen),
  house: async () => (await import('../screens/house/house-screen.tsx')).HouseScreen,
  houses: async () => (await import('../screens/house/houses-screen.tsx')).HousesScreen,
  stopReminders: async () =>
    (await import('../screens/request/stop-reminders-screen.tsx')).StopRemindersScreen,
  signUp: async () => (await import('../screens/auth/sign-up-screen.tsx')).SignUpScreen,
  login: async () => (await import('../screens/auth/login-screen.tsx')).LoginScreen,
  newPassword: async () => (await import('../screens/auth/new-password-screen.tsx')).NewPasswordScreen,
  confirmEmail: async () => (await import('../screens/auth/confirm-email-screen.tsx')).ConfirmEmailScreen,
  changeEmail: async () => (await import('../screens/auth/change-email-screen.tsx')).ChangeEmailScreen,
  imageUpload: async () => (await import('../screens/auth/logo-upload-screen.tsx')).LogoUploadScreen,
  overview: async () => (await import('../screens/account/overview/overview-screen.tsx')).OverviewScreen,
  quoteRequests: async () =>
    (await import('../screens/quote-requests/quote-requests-screen.tsx')).QuoteRequestsScreen,
  quoteRequest: async () =>
    (await import('../screens/quote-requests/quote-request-screen.tsx')).QuoteRequestScreen,
  settings: async () => (await import('../screens/account/settings/settings-screen.tsx')).SettingsScreen,
  addPortfolio: async () =>
    (await import('../screens/account/portfolio-form/portfolio-form-screen.tsx')).PortfolioFormScreen,
  plans: async () => (await import('../screens/billing/plans-screen.tsx')).PlansScreen,
  billing: async () => (await import('../screens/billing/billing-screen.tsx')).BillingScreen,
  billingReturn: async () =>
    (await import('../screens/billing/billing-return-screen.tsx')).BillingReturnScreen,
  receipt: async () => (await import('../screens/billing/receipt-screen.tsx')).ReceiptScreen,
  forgotPassword: async () =>
    (await import('../screens/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  privacyPolicy: async () => (await import('../screens/info/privacy-policy-screen.tsx')).PrivacyPolicyScreen,
  terms: async () => (await import('../screens/info/terms-screen.tsx')).TermsScreen,
  about: async () => (await import('../screens/info/about-screen.tsx')).AboutScreen,
  notFound: async () => (await import('./not-found-screen.tsx')).NotFoundScreen,
  desk: async () => (await import('./desk-screens.tsx')).DeskScreens,
  dashboard: async () => (await import('./dashboard-layout.tsx')).DashboardLayout,
}
export type LaterScreen = keyof typeof laterScreens

/** A screen with an estimate, once the newest prices that the device keeps are in use. */
async function atPrices<Screen>(screen: Screen): Promise<Screen> {
  const { beginPrices } = await import('../store/prices/present-book.ts')
  await beginPrices()
  return screen
}
