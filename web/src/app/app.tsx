import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { HashRouter } from 'react-router'
import { followTheme } from '../browser/theme.ts'
import { restoreSession } from '../features/accounts/session.ts'
import type { AppStore } from '../store/store.ts'
import { Toasts } from '../ui/toasts/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PendingBar } from './pending-bar.tsx'
import { AppRoutes } from './router.tsx'

interface AppProps {
  store: AppStore
  /** The build passes a router of its own, which needs no browser. */
  inRouter?: (content: ReactNode) => ReactNode
}

const inHashRouter = (content: ReactNode) => <HashRouter>{content}</HashRouter>

/** The whole client with a store of its own. */
export function App({ store, inRouter = inHashRouter }: AppProps) {
  // Parts of prerendered HTML that are hydrated late must see the same store as the build did.
  const [firstState] = useState(() => store.getState())
  useEffect(() => store.dispatch(restoreSession()), [store])
  useEffect(followTheme, [])
  return (
    <Provider serverState={firstState} store={store}>
      <ErrorBoundary>
        {inRouter(
          <>
            <PendingBar />
            <AppRoutes />
            <Companion />
          </>,
        )}
      </ErrorBoundary>
      <Toasts />
    </Provider>
  )
}

/**
 * Parts of the client that are needed only after the screens are shown: its service worker, the bars about a new
 * version and about cached responses, and the handler of double clicks. Fetched after everything else.
 */
function Companion() {
  const [Bars, setBars] = useState<ComponentType>()

  useEffect(() => {
    if (!import.meta.env.PROD) return
    const load = () => {
      import('./companion-bars.tsx').then(
        ({ CompanionBars }) => setBars(() => CompanionBars),
        () => {
          // A failure is ignored: nothing that the person came for depends on it, and the next visit tries again.
        },
      )
    }
    if (document.readyState === 'complete') {
      load()
      return
    }
    window.addEventListener('load', load, { once: true })
    return () => window.removeEventListener('load', load)
  }, [])

  return Bars ? <Bars /> : null
}
