import { deskScreens } from '@tameer/contract'
import type { ReactElement } from 'react'
import { type RouteObject, useRoutes } from 'react-router'
import { BareLayout } from './bare-layout.tsx'
import { DeskLayout } from './desk-layout.tsx'
import { lazyScreen } from './lazy-screen.tsx'

/** A screen of the desk at its address, which is relative to the desk's own. */
function route(name: keyof typeof deskScreens, element: ReactElement): RouteObject {
  const path = deskScreens[name].pattern.slice(deskScreens.deskHome.pattern.length + 1)
  return { path, element }
}

/** One screen at two addresses, so that a queue stays while another thing of it is chosen. */
const reports = lazyScreen(
  () => import('../screens/desk/reports/desk-reports-screen.tsx'),
  'DeskReportsScreen',
)
const marks = lazyScreen(() => import('../screens/desk/marks/desk-marks-screen.tsx'), 'DeskMarksScreen')
const payments = lazyScreen(
  () => import('../screens/desk/payments/desk-payments-screen.tsx'),
  'DeskPaymentsScreen',
)

const routes: RouteObject[] = [
  {
    element: <BareLayout />,
    children: [
      route(
        'deskCode',
        lazyScreen(() => import('../screens/operator/code-screen.tsx'), 'CodeScreen'),
      ),
      route(
        'deskWelcome',
        lazyScreen(() => import('../screens/operator/welcome-screen.tsx'), 'WelcomeScreen'),
      ),
      route(
        'takeOver',
        lazyScreen(() => import('../screens/auth/take-over-screen.tsx'), 'TakeOverScreen'),
      ),
      { path: '*', element: lazyScreen(() => import('./not-found-screen.tsx'), 'NotFoundScreen') },
    ],
  },
  {
    element: <DeskLayout />,
    children: [
      route(
        'deskHome',
        lazyScreen(() => import('../screens/desk/desk-home-screen.tsx'), 'DeskHomeScreen'),
      ),
      route(
        'deskCompanies',
        lazyScreen(
          () => import('../screens/desk/companies/desk-companies-screen.tsx'),
          'DeskCompaniesScreen',
        ),
      ),
      route(
        'deskCompany',
        lazyScreen(() => import('../screens/desk/companies/desk-company-screen.tsx'), 'DeskCompanyScreen'),
      ),
      route(
        'deskInvite',
        lazyScreen(() => import('../screens/desk/companies/desk-invite-screen.tsx'), 'DeskInviteScreen'),
      ),
      route(
        'deskCatalogue',
        lazyScreen(() => import('../screens/desk/desk-catalogue-screen.tsx'), 'DeskCatalogueScreen'),
      ),
      route(
        'deskPrices',
        lazyScreen(() => import('../screens/desk/prices/desk-prices-screen.tsx'), 'DeskPricesScreen'),
      ),
      route('deskMarks', marks),
      route('deskMark', marks),
      route(
        'deskRequests',
        lazyScreen(() => import('../screens/desk/requests/desk-requests-screen.tsx'), 'DeskRequestsScreen'),
      ),
      route('deskPayments', payments),
      route('deskPayment', payments),
      route('deskReports', reports),
      route('deskReport', reports),
      route(
        'deskLog',
        lazyScreen(() => import('../screens/desk/desk-log-screen.tsx'), 'DeskLogScreen'),
      ),
      route(
        'deskAccount',
        lazyScreen(() => import('../screens/operator/account-screen.tsx'), 'AccountScreen'),
      ),
    ],
  },
]

/** All screens below `/desk`, in files of their own that no other address fetches. */
export function DeskScreens() {
  return useRoutes(routes)
}
