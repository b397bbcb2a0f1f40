import { OutletArea } from './outlet-area.tsx'
import { SiteFooter } from './shell/site-footer.tsx'
import { SiteHeader } from './shell/site-header.tsx'
import { SkipLink } from './skip-link.tsx'

/** Header, screen and footer of everything that a visitor may see without an account. */
export function PublicLayout() {
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {/* The footer begins below the first screenful, so that loaded data never moves it within view. */}
      <main className="min-h-[calc(100svh-3.5rem)] overflow-x-clip" id="main" tabIndex={-1}>
        <OutletArea />
      </main>
      <SiteFooter />
    </>
  )
}
