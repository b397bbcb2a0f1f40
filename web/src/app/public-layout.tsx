import { SiteFooter } from '../blocks/site-footer.tsx'
import { SiteHeader } from '../blocks/site-header.tsx'
import { OutletArea } from './outlet-area.tsx'
import { SkipLink } from './skip-link.tsx'

/** Header, screen, footer: everything a visitor may see without an account. */
export function PublicLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main className="flex-1 overflow-x-clip" id="main" tabIndex={-1}>
        <OutletArea />
      </main>
      <SiteFooter />
    </div>
  )
}
