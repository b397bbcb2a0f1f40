import * as words from '#words/shell'
import { SiteLogo } from '../../features/brand/site-logo.tsx'
import { MenuIcon } from '../../ui/shell-icons.tsx'
import { HeaderBar, links, MenuLinks, menuPlace } from './site-header.tsx'

/** Bar of the pages that the server renders. They have no script: the menu of a phone is an element that opens. */
export function PageBar() {
  return (
    <HeaderBar shown={links}>
      <details className={menuPlace}>
        <summary aria-label={words.openMenu} className="flex size-11 items-center justify-center">
          <MenuIcon />
        </summary>
        <div className="on-dark fixed inset-y-0 start-0 w-60 animate-slide-in overflow-y-auto bg-drawer p-4 text-white">
          <div className="mb-6 p-2">
            <SiteLogo width={100} />
          </div>
          <MenuLinks shown={links} />
        </div>
      </details>
    </HeaderBar>
  )
}
