import { lazy, Suspense, useDeferredValue } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { OwnHouseOffer } from '../../features/own-house/own-house-offer.tsx'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { classNames } from '../../ui/class-names.ts'
import { LoadingText } from '../../ui/spinner.tsx'
import { DetailedSkeleton } from './detailed-skeleton.tsx'
import { QuickMode } from './quick/quick-mode.tsx'

const DetailedMode = lazy(async () => {
  const { DetailedMode } = await importWithRetry(() => import('./detailed/detailed-mode.tsx'))
  return { default: DetailedMode }
})
const CompareMode = lazy(async () => {
  const { CompareMode } = await importWithRetry(() => import('./compare/compare-mode.tsx'))
  return { default: CompareMode }
})

/**
 * The calculator: the quick estimate, the bill of quantities with `mode=detailed` in the address, or the saved
 * estimates side by side with `mode=compare`.
 */
export function CalculatorScreen() {
  const [params] = useSearchParams()
  const mode = params.get('mode')
  const quick = mode !== 'detailed' && mode !== 'compare'
  // Deferred: the first HTML of a mode stays until the mode's own file is there.
  const ready = useDeferredValue(useHydrated())
  const waiting =
    mode === 'detailed' ? (
      <DetailedSkeleton />
    ) : (
      <div className="min-h-screen">
        <LoadingText />
      </div>
    )
  return (
    <>
      {quick && <OwnHouseOffer />}
      <div className={classNames('group/page sheet', quick ? 'py-10 sm:py-16' : 'pt-2 sm:pt-8')}>
        {quick ? (
          <QuickMode />
        ) : (
          <Suspense fallback={waiting}>
            {!ready ? waiting : mode === 'compare' ? <CompareMode /> : <DetailedMode />}
          </Suspense>
        )}
      </div>
    </>
  )
}
