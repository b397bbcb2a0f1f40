import { screens, type User } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import * as words from '#words/shell'
import { useWatched } from '../browser/hooks/use-watched.ts'
import { mediaQuery } from '../browser/media.ts'
import { SiteLogo } from '../features/brand/site-logo.tsx'
import { CompanyLogo } from '../features/companies/company-logo.tsx'
import type { Unread } from '../features/invitations/unread.ts'
import { useAppDispatch } from '../store/hooks.ts'
import { IconButton } from '../ui/button.tsx'
import { Drawer } from '../ui/dialogs/drawer.tsx'
import { Link, NavLink } from '../ui/link.tsx'
import { MenuIcon } from '../ui/shell-icons.tsx'
import { LanguageLink } from './shell/language-link.tsx'
import { DemoBanner } from './shell/site-demo-banner.tsx'

const places = [
  { to: screens.overview.to(), label: words.overview },
  { to: screens.quoteRequests.to(), label: words.quoteRequests },
  { to: screens.addPortfolio.to(), label: words.addPortfolio },
  { to: screens.settings.to(), label: words.updateProfile },
]

/** In the drawer there is room for one more. */
const drawerPlaces = [...places, { to: screens.billing.to(), label: words.planAndBills }]

const wideScreen = mediaQuery('(min-width: 900px)')

const drawerEntry =
  'block w-full rounded-xs px-3 py-2.5 text-start text-white no-underline hover:bg-white/10 aria-[current=page]:bg-white/15'
const barEntry =
  'inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-3 text-ink no-underline hover:text-blue aria-[current=page]:border-brick'

/** How many requests are new; asked again on every screen, since a request that was opened is new no more. */
function useUnread(): Unread | undefined {
  const dispatch = useAppDispatch()
  const { pathname } = useLocation()
  const [unread, setUnread] = useState<Unread>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every screen
  useEffect(() => {
    let left = false
    import('../features/invitations/unread.ts').then(
      async ({ unreadInWords }) => {
        const now = await dispatch(unreadInWords())
        if (!left) setUnread(now)
      },
      // The bar is complete without.
      () => {},
    )
    return () => {
      left = true
    }
  }, [pathname, dispatch])
  return unread
}

interface DashboardBarProps {
  user: User
  onLogout: () => void
}

/** The bar of a signed-in company's screens: its places side by side from 900 px upward, in a drawer below. */
export function DashboardBar(props: DashboardBarProps) {
  const unread = useUnread()
  const wide = useWatched(wideScreen, false)
  return (
    <nav aria-label={words.dashboard} className="border-line border-b bg-sky">
      <DemoBanner />
      <div className="sheet flex min-h-14 items-center gap-x-3 md:flex-wrap">
        {wide ? <WideBar unread={unread} {...props} /> : <NarrowBar unread={unread} {...props} />}
      </div>
    </nav>
  )
}

type BarProps = DashboardBarProps & { unread: Unread | undefined }

function HomeLogo() {
  return (
    <Link aria-label={words.homeLink} className="py-3" to={screens.home.to()}>
      <SiteLogo width={70} />
    </Link>
  )
}

function WideBar({ user, onLogout, unread }: BarProps) {
  return (
    <>
      <HomeLogo />
      <ul className="ms-4 flex flex-wrap items-center gap-1">
        {places.map(({ to, label }) => (
          <li key={to}>
            <NavLink className={barEntry} end to={to}>
              {label} {unread && to === screens.quoteRequests.to() && <Count unread={unread} />}
            </NavLink>
          </li>
        ))}
      </ul>
      <LanguageLink className="ms-auto inline-flex min-h-11 items-center px-3 text-ink no-underline hover:text-blue" />
      <span className="flex min-w-0 items-center gap-2 text-small">
        <CompanyLogo className="size-8 text-small" company={user} sizePx={32} />
        <span className="max-w-56 truncate" dir="auto">
          {user.name}
        </span>
      </span>
      <button
        className="inline-flex min-h-11 shrink-0 items-center px-2 text-ink hover:text-blue"
        onClick={onLogout}
        type="button"
      >
        {words.logout}
      </button>
    </>
  )
}

function Count({ unread: { number, label } }: { unread: Unread }) {
  return (
    <span className="inline-flex min-w-6 justify-center rounded-full bg-blue px-1.5 text-on-blue text-small leading-6 figures">
      <span aria-hidden="true">{number}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}

function NarrowBar({ user, onLogout, unread }: BarProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <span className="relative -ms-2.5 flex">
        <IconButton aria-expanded={open} label={unread?.menu ?? words.menu} onClick={() => setOpen(true)}>
          <MenuIcon />
        </IconButton>
        {unread && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute end-0 top-0.5 inline-flex min-w-5 justify-center rounded-full bg-blue px-1 text-[0.75rem] text-on-blue leading-5 figures"
          >
            {unread.number}
          </span>
        )}
      </span>
      <HomeLogo />
      <span className="ms-auto min-w-0 truncate text-small" dir="auto">
        {user.name}
      </span>
      <Drawer
        head={<SiteLogo width={100} />}
        label={words.dashboardMenu}
        onClose={() => setOpen(false)}
        open={open}
      >
        <ul className="space-y-1">
          {drawerPlaces.map(({ to, label }) => (
            <li key={to}>
              <NavLink className={drawerEntry} end to={to}>
                {label}{' '}
                {unread && to === screens.quoteRequests.to() && (
                  <span className="ms-1 rounded-full bg-white px-2 py-0.5 text-drawer text-small">
                    {unread.label}
                  </span>
                )}
              </NavLink>
            </li>
          ))}
          <li className="mt-4 border-white/25 border-t pt-4">
            <LanguageLink className={drawerEntry} />
            <button className={drawerEntry} onClick={onLogout} type="button">
              {words.logout}
            </button>
          </li>
        </ul>
      </Drawer>
    </>
  )
}
