import { type ScreenName, screens } from '@tameer/contract'
import { isValidElement, type ReactElement } from 'react'
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router'
import * as words from '#words/shell'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { BareLayout } from './bare-layout.tsx'
import type { LaterScreen } from './later-screens.ts'
import { fetchScreen, lazyScreen } from './lazy-screen.tsx'
import { OutletArea } from './outlet-area.tsx'
import { SiteFooter } from './shell/site-footer.tsx'
import { SiteHeader } from './shell/site-header.tsx'

const portfolioDetail = lazyScreen(
  () => import('../screens/portfolio-detail/portfolio-detail-screen.tsx'),
  'PortfolioDetailScreen',
)

/** A screen that seldom comes first in a visit. */
function laterScreen(name: LaterScreen): ReactElement {
  return lazyScreen(async () => {
    const { laterScreens } = await import('./later-screens.ts')
    return { Screen: await laterScreens[name]() }
  }, 'Screen')
}

/** Screens that a visit may begin with. The first page lists their files. */
const firstScreens = {
  home: lazyScreen(() => import('../screens/home/home-screen.tsx'), 'HomeScreen'),
  calculator: lazyScreen(() => import('../screens/calculator/calculator-screen.tsx'), 'CalculatorScreen'),
  contractors: lazyScreen(() => import('../screens/contractors/contractors-screen.tsx'), 'ContractorsScreen'),
  companyProfile: lazyScreen(
    () => import('../screens/company-profile/company-profile-screen.tsx'),
    'CompanyProfileScreen',
  ),
  portfolioDetail,
  portfolio: portfolioDetail,
  shortlist: lazyScreen(() => import('../screens/shortlist/shortlist-screen.tsx'), 'ShortlistScreen'),
} satisfies Partial<Record<ScreenName, ReactElement>>
type FirstScreen = keyof typeof firstScreens

/** Screen of a name. Names that are not among the first screens are in `later-screens.ts`. */
function screenOf(name: ScreenName): ReactElement {
  return name in firstScreens
    ? firstScreens[name as FirstScreen]
    : laterScreen(name as Exclude<ScreenName, FirstScreen>)
}

function routesIn(frame: (typeof screens)[ScreenName]['frame']): RouteObject[] {
  const names = (Object.keys(screens) as ScreenName[]).filter((name) => screens[name].frame === frame)
  return names.map((name) => ({ path: screens[name].pattern, element: screenOf(name) }))
}

/** All addresses of the product with their screens. */
export const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [...routesIn('public'), { path: '*', element: laterScreen('notFound') }],
  },
  { element: <BareLayout />, children: routesIn('bare') },
  { element: laterScreen('dashboard'), children: routesIn('dashboard') },
  { path: '/desk/*', element: laterScreen('desk') },
]

/** Fetches the files of the screen at an address, so that it is drawn at once. Never rejects. */
export async function prepareScreen(address: string): Promise<void> {
  const matched = (matchRoutes(routes, address) ?? []).map(({ route }) => route.element)
  await Promise.all(matched.filter((element) => isValidElement(element)).map(fetchScreen))
}

export function AppRoutes() {
  return useRoutes(routes)
}

/** A form in steps, the beginning of a house and the sheets over one: their address and query. */
const withoutFooter = /^\/(request|house\/new)(\?|$)|^\/house\/.*do=/

/** Header, screen and footer of everything that a visitor may see without an account. */
function PublicLayout() {
  const { pathname, search } = useLocation()
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {/* The footer begins below the first screenful, so that loaded data never moves it within view. */}
      <main className="min-h-[calc(100svh-3.5rem)] overflow-x-clip" id="main" tabIndex={-1}>
        <OutletArea />
      </main>
      {!withoutFooter.test(pathname + search) && (
        <SiteFooter>
          <ThemeSwitch />
        </SiteFooter>
      )}
    </>
  )
}

/**
 * First focus stop of the keyboard: skips the navigation. It is a button, since the hash of the address belongs to
 * the router.
 */
function SkipLink() {
  return (
    <button
      className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:start-2 focus:z-50 focus:bg-sheet focus:px-4 focus:py-2"
      onClick={() => document.getElementById('main')?.focus()}
      type="button"
    >
      {words.skip}
    </button>
  )
}
