import { type ReactNode, useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { HashRouter } from 'react-router'
import { followTheme } from '../browser/theme.ts'
import { restoreSession } from '../features/accounts/session.ts'
import type { AppStore } from '../store/store.ts'
import { Toasts } from '../ui/toasts.tsx'
import { Companion } from './companion.tsx'
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
