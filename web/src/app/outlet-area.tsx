import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LoadingText } from '../ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ScreenArrival } from './screen-arrival.tsx'

/** The screen of the address: waits for its file, catches its failure, and greets it when it has arrived. */
export function OutletArea() {
  const { key, pathname } = useLocation()
  return (
    <ErrorBoundary place={key + pathname}>
      <Suspense fallback={<Waiting />}>
        <Outlet />
        <ScreenArrival key={key} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Waiting() {
  return (
    <div className="sheet">
      <LoadingText />
    </div>
  )
}
