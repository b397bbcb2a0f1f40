import { screens } from '@tameer/contract'
import { front } from '#words/language'
import * as words from '#words/shell'
import { SiteLogo } from '../features/brand/site-logo.tsx'
import { buttonLook } from '../ui/button.tsx'

const inClient = (path: string) => `${front}#${path}`

/** Page shown offline instead of a page of the server that was never visited. Works without script. */
export function OfflinePage() {
  return (
    <>
      <header className="border-line border-b bg-sky">
        <div className="sheet flex min-h-14 items-center">
          <a aria-label={words.homeLink} className="py-3" href={inClient(screens.home.to())}>
            <SiteLogo width={70} />
          </a>
        </div>
      </header>
      <main className="sheet py-10 sm:py-16">
        <h1 className="text-h1">{words.offlineTitle}</h1>
        <p className="mt-4 max-w-measure text-lead text-muted">{words.offlineText}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <a className={buttonLook('main')} href={inClient(screens.calculator.to())}>
            {words.costCalculator}
          </a>
          {/* Reloads this same address. */}
          <a className={buttonLook('plain')} href="?">
            {words.tryAgain}
          </a>
        </p>
      </main>
    </>
  )
}
