import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { LoadingText } from '../ui/spinner.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { ScreenArrival } from './screen-arrival.tsx'

/** Screen of the address: waits for its file, catches its failure, and runs its arrival when it is mounted. */
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
