import { type ScreenName, screens } from '@tameer/contract'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { inHomeTitle } from '#words/check-entrances'
import * as words from '#words/shell'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { SiteLogo } from '../../features/brand/site-logo.tsx'
import { useShortlist } from '../../features/companies/shortlist.ts'
import { keptHouses } from '../../features/houses/kept-houses.ts'
import { keptRequests } from '../../features/requests/kept-requests.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import { IconButton } from '../../ui/button.tsx'
import { Drawer } from '../../ui/dialogs/drawer.tsx'
import { NavLink } from '../../ui/link.tsx'
import { MenuIcon, RibbonIcon } from '../../ui/shell-icons.tsx'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { barLink, LanguageLink } from './language-link.tsx'
import { DemoBanner } from './site-demo-banner.tsx'

type BarLink = { to: string; label: string; frame: string }
type InHeader = {
  [Name in ScreenName]: (typeof screens)[Name] extends { header: true } ? Name : never
}[ScreenName]

const inHeader = (Object.keys(screens) as ScreenName[])
  .filter((name): name is InHeader => 'header' in screens[name])
  .map((name) => ({ to: screens[name].pattern, label: words.bar[name], frame: screens[name].frame }))
/** Links for a visitor who is not signed in. */
export const links: readonly BarLink[] = inHeader.filter(({ frame }) => frame !== 'dashboard')
// Placed first, so that it pushes nothing aside in the bar when the session is restored.
const signedInLinks = [...inHeader.filter(({ frame }) => frame === 'dashboard'), ...links]

/** In the drawer alone, under the calculator. */
const toCheck: BarLink = { to: screens.check.pattern, label: inHomeTitle, frame: 'public' }

function withCheck(shown: readonly BarLink[]): BarLink[] {
  return shown.flatMap((link) => (link.to === screens.calculator.pattern ? [link, toCheck] : [link]))
}

/** Shown on a device that has opened requests. */
const toRequests = { to: screens.requests.pattern, label: words.requests, frame: 'public' }

/** Leads to the house, or to the list of several. */
function toHouse(kept: string): BarLink {
  const [, first, second] = kept.split('"id":"')
  const to = first && !second ? screens.house.to(first.split('"', 1)[0] ?? '') : screens.houses.to()
  return { to, label: words.yourHouse, frame: 'public' }
}

const brickLook = `${barLink} rounded-xs border-transparent border-y bg-brick bg-clip-padding font-medium text-white hover:bg-brick-deep`
const plainLook = `${barLink} border-transparent border-b-2 text-ink hover:text-blue aria-[current=page]:border-brick`
const drawerLook = `${barLink} w-full rounded-xs text-white hover:bg-white/10 aria-[current=page]:bg-white/15`

/** Header of public screens: links side by side from 720 px upward, in a drawer below. */
export function SiteHeader() {
  // The drawer is closed when its screen is left. The query of that screen may change.
  const { pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = openAt === pathname
  const hasRequests = useWatched(keptRequests, null) !== null
  const houses = useWatched(keptHouses, null)
  const usual = useAppSelector(selectUser) ? signedInLinks : links
  const kept = useShortlist().length
  const toShortlist = { to: screens.shortlist.pattern, label: words.shortlistCount(kept), frame: 'public' }
  // The shortlist, which grows while one looks, pushes nothing aside. What is a device's own stands last.
  const shown = [
    ...(kept > 0 ? [toShortlist] : []),
    ...usual,
    ...(hasRequests ? [toRequests] : []),
    ...(houses ? [toHouse(houses)] : []),
  ]
  return (
    <HeaderBar kept={kept} shown={shown}>
      <IconButton
        aria-expanded={open}
        aria-haspopup="dialog"
        className={menuPlace}
        label={words.openMenu}
        onClick={() => setOpenAt(pathname)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer
        head={<SiteLogo width={100} />}
        label={words.menu}
        onClose={() => setOpenAt(undefined)}
        open={open}
      >
        <MenuLinks shown={shown} />
        <div className="mt-auto pt-8">
          <ThemeSwitch />
        </div>
      </Drawer>
    </HeaderBar>
  )
}

/** Place of the menu's button in the bar, on a phone. */
export const menuPlace = '-me-2.5 bar:hidden'

interface HeaderBarProps {
  shown: readonly BarLink[]
  /** Number of companies on the shortlist. */
  kept?: number
  /** The menu of a phone. */
  children: ReactNode
}

/** The bar itself. Needs no script but for its menu. */
export function HeaderBar({ shown, kept = 0, children }: HeaderBarProps) {
  // Login and Signup stay for another account, without calling for a press.
  const signedIn = shown.some(({ frame }) => frame === 'dashboard')
  const bareLook = signedIn ? `${plainLook} font-medium` : brickLook
  return (
    <header className="contents">
      <DemoBanner />
      <div className="stick-top z-30 border-line border-b bg-sky">
        <div className="sheet flex min-h-14 items-center justify-between gap-2 max-sm:flex-wrap bar:max-md:gap-1">
          <NavLink aria-label={words.homeLink} className="py-3" end to={screens.home.to()}>
            <SiteLogo width={70} />
          </NavLink>
          <nav
            aria-label={words.mainNavigation}
            className="ms-auto flex flex-wrap items-center justify-end gap-1 max-bar:hidden md:gap-2"
          >
            {shown.map((link) => (
              <NavLink
                className={link.frame === 'bare' ? bareLook : plainLook}
                end
                key={link.to}
                to={link.to}
              >
                {link.label}
              </NavLink>
            ))}
          </nav>
          <LanguageLink className={`${barLink} max-bar:ms-auto max-bar:px-2`} />
          {kept > 0 && (
            <NavLink
              aria-label={words.shortlistCount(kept)}
              className="relative inline-flex size-11 items-center justify-center text-ink bar:hidden"
              to={screens.shortlist.pattern}
            >
              <RibbonIcon />
              <span className="absolute end-0 top-1 inline-flex min-w-5 justify-center rounded-full bg-blue px-1 text-[0.75rem] text-on-blue leading-5 figures">
                {kept}
              </span>
            </NavLink>
          )}
          {children}
        </div>
      </div>
    </header>
  )
}

/** The links of the bar below one another, in the menu of a phone. */
export function MenuLinks({ shown }: Pick<HeaderBarProps, 'shown'>) {
  return (
    <nav aria-label={words.mainNavigation}>
      <ul className="space-y-2">
        {withCheck(shown).map((link) => (
          <li key={link.to}>
            <NavLink
              className={link.frame === 'bare' ? `${brickLook} w-full justify-center` : drawerLook}
              end
              to={link.to}
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
