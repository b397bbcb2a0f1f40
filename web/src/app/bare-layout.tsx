import { screens } from '@tameer/contract'
import * as words from '#words/shell'
import { SiteLogo } from '../features/brand/site-logo.tsx'
import { Link } from '../ui/link.tsx'
import { OutletArea } from './outlet-area.tsx'
import { barLink, LanguageLink } from './shell/language-link.tsx'
import { DemoBanner } from './shell/site-demo-banner.tsx'

/** Frame for sign-up, login and related screens: only the logo that leads home. */
export function BareLayout() {
  return (
    <main className="flex min-h-dvh flex-col">
      <DemoBanner />
      <div className="sheet flex-1 pt-4 pb-12">
        <div className="mb-6 flex items-center justify-between sm:mb-10">
          <Link aria-label={words.homeLink} className="py-3" to={screens.home.to()}>
            <SiteLogo width={100} />
          </Link>
          <LanguageLink className={barLink} />
        </div>
        <OutletArea />
      </div>
    </main>
  )
}
