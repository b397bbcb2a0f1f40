import { screens } from '@tameer/contract'
import { useLocation } from 'react-router'
import { ThemeSwitch } from '../ui/theme-switch.tsx'
import { OutletArea } from './outlet-area.tsx'
import { SiteFooter } from './shell/site-footer.tsx'
import { SiteHeader } from './shell/site-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** Header, screen and footer of everything that a visitor may see without an account. A form in steps has no footer. */
export function PublicLayout() {
  const inSteps = useLocation().pathname === screens.newRequest.pattern
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {/* The footer begins below the first screenful, so that loaded data never moves it within view. */}
      <main className="min-h-[calc(100svh-3.5rem)] overflow-x-clip" id="main" tabIndex={-1}>
        <OutletArea />
      </main>
      {!inSteps && (
        <SiteFooter>
          <ThemeSwitch />
        </SiteFooter>
      )}
    </>
  )
}
