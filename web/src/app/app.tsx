import { useEffect } from 'react'
import { Provider } from 'react-redux'
import { HashRouter } from 'react-router'
import { restoreSession } from '../data/session.ts'
import type { AppStore } from '../data/store.ts'
import { Toasts } from '../ui/toasts.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { PendingBar } from './pending-bar.tsx'
import { AppRoutes } from './router.tsx'

/** The whole client around a store of its own. */
export function App({ store }: { store: AppStore }) {
  useEffect(() => store.dispatch(restoreSession()), [store])
  return (
    <Provider store={store}>
      <ErrorBoundary>
        <HashRouter>
          <PendingBar />
          <AppRoutes />
        </HashRouter>
      </ErrorBoundary>
      <Toasts />
    </Provider>
  )
}
