import { StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createPath, type Navigator, Router, type To } from 'react-router'
import { createAppStore } from '../store/store.ts'
import { App } from './app.tsx'
import { OfflinePage } from './offline-page.tsx'

const stays = () => undefined

/** Prints addresses as the hash router does and goes nowhere. */
const navigator: Navigator = {
  createHref: (to: To) => `#${typeof to === 'string' ? to : createPath(to)}`,
  push: stays,
  replace: stays,
  go: stays,
}

/**
 * The first HTML of a screen, with all its lazy files in place, for the build. Throws what the screen throws, such as
 * a use of `window` in its first render.
 */
export async function prerenderScreen(path: string): Promise<string> {
  const failures: unknown[] = []
  const [pathname = '', query] = path.split('?')
  const location = { pathname, search: query ? `?${query}` : '', hash: '', state: null, key: 'default' }
  const { prelude } = await prerender(
    <StrictMode>
      <App
        inRouter={(content) => (
          <Router location={location} navigator={navigator} static>
            {content}
          </Router>
        )}
        store={createAppStore()}
      />
    </StrictMode>,
    {
      // Everything in its place at once: no part comes later by a script.
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

/** The page that the service worker shows where nothing else can be had. */
export function offlinePage(): string {
  return renderToStaticMarkup(<OfflinePage />)
}
