import { screens } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { Link, Navigate, NavLink, useLocation } from 'react-router'
import * as words from '#words/shell'
import { logout } from '../features/accounts/session.ts'
import { isUser } from '../features/accounts/stored-user.ts'
import { selectSessionRestored, selectUser } from '../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../store/hooks.ts'
import type { AppDispatch } from '../store/store.ts'
import { IconButton } from '../ui/button.tsx'
import { Drawer } from '../ui/drawer.tsx'
import { MenuIcon } from '../ui/shell-icons.tsx'
import { LoadingText } from '../ui/spinner.tsx'
import { OutletArea } from './outlet-area.tsx'
import { LanguageLink } from './shell/language-link.tsx'
import { DemoBanner } from './shell/site-demo-banner.tsx'
import { SiteLogo } from './shell/site-logo.tsx'

const entry =
  'block w-full rounded-xs px-3 py-2.5 text-start text-white no-underline hover:bg-white/10 aria-[current=page]:bg-white/15'

const places = [
  { to: screens.overview.to(), label: words.overview },
  { to: screens.quoteRequests.to(), label: words.quoteRequests },
  { to: screens.addPortfolio.to(), label: words.addPortfolio },
  { to: screens.settings.to(), label: words.updateProfile },
]

/** Asks for the account. It is in a file of its own, because it is seldom needed. */
async function recover(dispatch: AppDispatch) {
  const { recoverAccount } = await import('../features/accounts/account-thunks.ts')
  await dispatch(recoverAccount())
}

/** Number of new requests, as words; fetched whenever the menu opens. */
function useUnread(open: boolean): string | undefined {
  const dispatch = useAppDispatch()
  const [unread, setUnread] = useState<string>()
  useEffect(() => {
    if (!open) return
    import('../features/invitations/unread.ts').then(
      async ({ unreadInWords }) => setUnread(await dispatch(unreadInWords())),
      // The menu is complete without it.
      () => {},
    )
  }, [open, dispatch])
  return unread
}

/**
 * Frame of the signed-in company's screens. It waits until the stored session has been read and its account is
 * complete. Without a session it leads to the login; logging out here leads home.
 */
export function DashboardLayout() {
  const user = useAppSelector(selectUser)
  const restored = useAppSelector(selectSessionRestored)
  const damaged = user !== null && !isUser(user)
  const dispatch = useAppDispatch()
  const location = useLocation()
  const [open, setOpen] = useState(false)
  const [leaving, setLeaving] = useState(false)
  const unread = useUnread(open)

  useEffect(() => {
    if (damaged) void recover(dispatch)
  }, [damaged, dispatch])

  if (!restored || damaged) {
    return (
      <main className="sheet min-h-dvh">
        <LoadingText />
      </main>
    )
  }
  if (!user) {
    if (leaving) return <Navigate replace to={screens.home.to()} />
    return <Navigate replace state={{ from: location.pathname + location.search }} to={screens.login.to()} />
  }
  return (
    <div className="min-h-dvh">
      <nav aria-label={words.dashboard} className="border-line border-b bg-sky">
        <DemoBanner />
        <div className="sheet flex min-h-14 items-center gap-3">
          <IconButton
            aria-expanded={open}
            className="-ms-2.5"
            label={words.menu}
            onClick={() => setOpen(true)}
          >
            <MenuIcon />
          </IconButton>
          <Link aria-label={words.homeLink} className="py-3" to={screens.home.to()}>
            <SiteLogo width={70} />
          </Link>
          <span className="ms-auto min-w-0 truncate text-small" dir="auto">
            {user.name}
          </span>
        </div>
      </nav>
      <Drawer
        head={<SiteLogo width={100} />}
        label={words.dashboardMenu}
        onClose={() => setOpen(false)}
        open={open}
      >
        <ul className="space-y-1">
          {places.map((place) => (
            <li key={place.label}>
              <NavLink className={entry} end to={place.to}>
                {place.label}{' '}
                {unread && place.to === screens.quoteRequests.to() && (
                  <span className="ms-1 rounded-full bg-white px-2 py-0.5 text-drawer text-small">
                    {unread}
                  </span>
                )}
              </NavLink>
            </li>
          ))}
          <li className="mt-4 border-white/25 border-t pt-4">
            <LanguageLink className={entry} />
            <button
              className={entry}
              onClick={() => {
                setLeaving(true)
                dispatch(logout())
              }}
              type="button"
            >
              {words.logout}
            </button>
          </li>
        </ul>
      </Drawer>
      <main className="sheet pt-8 pb-16 sm:pt-12">
        {/* Another account gets new screens, so that nothing fetched or typed for one account is used for the next. */}
        <OutletArea key={user.id} />
      </main>
    </div>
  )
}
