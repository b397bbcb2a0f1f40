import { clientLink, screens } from '@tameer/contract'
import { type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createPath, type Navigator, Router, type To } from 'react-router'
import { front, lang } from '#words/language'
import { FirstQuestion } from '../screens/calculator/detailed/first-question.tsx'
import { FirstQuestionHtml } from '../screens/calculator/detailed-skeleton.tsx'
import { createAppStore } from '../store/store.ts'
import { CallIcon, ShieldIcon, WhatsAppIcon } from '../ui/icons.tsx'
import { App } from './app.tsx'
import { OfflinePage } from './offline-page.tsx'
import { PageBar } from './shell/page-bar.tsx'
import { SiteFooter } from './shell/site-footer.tsx'

const firstQuestion = renderToStaticMarkup(<FirstQuestion />, { identifierPrefix: 'first' })

const stays = () => undefined

const pathOf = (to: To) => (typeof to === 'string' ? to : createPath(to))

/** Router for the build: prints addresses as the hash router does and ignores navigation. */
const navigator: Navigator = {
  createHref: (to) => `#${pathOf(to)}`,
  push: stays,
  replace: stays,
  go: stays,
}

/** The same for a page outside the client. */
const fromOutside: Navigator = {
  ...navigator,
  createHref: (to) => (pathOf(to) === screens.home.to() ? front : clientLink(pathOf(to), lang)),
}

/**
 * Renders the first HTML of a screen for the build, with all its lazy files loaded. Throws the screen's errors,
 * such as a use of `window` in its first render.
 */
export async function prerenderScreen(path: string): Promise<string> {
  const failures: unknown[] = []
  const [pathname = '', query] = path.split('?')
  const location = { pathname, search: query ? `?${query}` : '', hash: '', state: null, key: 'default' }
  const { prelude } = await prerender(
    <StrictMode>
      <FirstQuestionHtml value={firstQuestion}>
        <App
          inRouter={(content) => (
            <Router location={location} navigator={navigator} static>
              {content}
            </Router>
          )}
          store={createAppStore()}
        />
      </FirstQuestionHtml>
    </StrictMode>,
    {
      // All parts are in their places, so no script has to move one there later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failures.push(error)
      },
    },
  )
  const html = await new Response(prelude).text()
  if (failures.length > 0) throw failures[0]
  return html
}

/** Page that the service worker shows when nothing else is available. */
export function offlinePage(): string {
  return renderToStaticMarkup(<OfflinePage />)
}

/** Bar, footer and icons of the pages that the server renders, of the client's own parts. */
export function pageFrame() {
  const drawn = (part: ReactNode) =>
    renderToStaticMarkup(
      <Router location="/outside" navigator={fromOutside} static>
        {part}
      </Router>,
    )
  return {
    bar: drawn(<PageBar />),
    footer: drawn(<SiteFooter />),
    icons: {
      whatsApp: drawn(<WhatsAppIcon />),
      call: drawn(<CallIcon />),
      licence: drawn(<ShieldIcon />),
    },
  }
}
