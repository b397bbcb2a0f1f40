import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { lang } from '#words/language'
import { App } from './app/app.tsx'
import { prepareScreen } from './app/router.tsx'
import { createAppStore } from './store/store.ts'
import './app/styles/tokens.css'
import './app/styles/fonts.css'
import { nameEntries } from './browser/history-entries.ts'
// Listens early: the browser offers to install only once.
import './browser/install-offer.ts'
import { loadLateFont } from './browser/late-font.ts'
import { acceptUrduDigits } from './browser/urdu-digits.ts'

/** The address inside the hash, as the page's own script reads it (first-screen.ts). */
const address = () => window.location.hash.slice(1) || '/'

async function start(root: HTMLElement) {
  const app = (
    <StrictMode>
      <App store={createAppStore()} />
    </StrictMode>
  )
  // Prerendered HTML stays until the screen's file is loaded.
  if (root.hasChildNodes()) await prepareScreen(address())
  // The person may have followed a link since the HTML was chosen.
  const taken = address()
  // After a link that is followed between here and the first render, React draws anew, as it should.
  const onRecoverableError = (error: unknown) => address() === taken && reportError(error)
  // A transition renders in short turns, between which a slow phone can handle taps.
  startTransition(() => {
    if (root.dataset.address !== taken) createRoot(root).render(app)
    else hydrateRoot(root, app, { onRecoverableError })
  })
}

nameEntries()
if (lang !== 'en') {
  acceptUrduDigits()
  loadLateFont()
}
const root = document.getElementById('root')
if (!root) throw new Error('The page has no root element.')
void start(root)
