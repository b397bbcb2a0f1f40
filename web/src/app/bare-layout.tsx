import { screens } from '@tameer/contract'
import { Link } from 'react-router'
import { DemoBanner } from '../blocks/site-demo-banner.tsx'
import { SiteLogo } from '../blocks/site-logo.tsx'
import { OutletArea } from './outlet-area.tsx'

/** A screen alone with the way home: sign-up, login and what belongs to them. */
export function BareLayout() {
  return (
    <main className="flex min-h-dvh flex-col">
      <DemoBanner />
      <div className="sheet flex-1 pt-4 pb-12">
        <Link aria-label="Tameer, home" className="mb-6 inline-block py-3 sm:mb-10" to={screens.home.to()}>
          <SiteLogo width={100} />
        </Link>
        <OutletArea />
      </div>
    </main>
  )
}
