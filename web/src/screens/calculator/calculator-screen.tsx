import { type ComponentType, lazy, Suspense, useDeferredValue, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../browser/hooks/use-hydrated.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { LoadingText } from '../../ui/spinner.tsx'
import { DetailedSkeleton } from './detailed-skeleton.tsx'
import type { EarlyAnswers } from './early-answers.ts'

const QuickMode = lazy(async () => {
  const { QuickMode } = await importWithRetry(() => import('./quick/quick-mode.tsx'))
  return { default: QuickMode }
})
const DetailedMode = withPrices(async () => (await import('./detailed/detailed-mode.tsx')).DetailedMode)
const CompareMode = withPrices(async () => (await import('./compare/compare-mode.tsx')).CompareMode)

/** A mode that shows estimates: at the newest prices that the device has, and made anew once when newer ones come. */
function withPrices<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    const [Mode, { beginPrices, usePresentVersion }] = await importWithRetry(() =>
      Promise.all([load(), import('../../store/prices/present-book.ts')]),
    )
    await beginPrices()
    return {
      default: function AtPrices(props: Props) {
        return <Mode key={usePresentVersion()} {...props} />
      },
    }
  })
}

/**
 * The calculator: the quick estimate, the bill of quantities with `mode=detailed` in the address, or the saved
 * estimates side by side with `mode=compare`.
 */
export function CalculatorScreen() {
  const [params] = useSearchParams()
  const mode = params.get('mode')
  const early = useRef<EarlyAnswers>(undefined)
  // Deferred: the first HTML of a mode stays until the mode's own file is there.
  const ready = useDeferredValue(useHydrated())
  // Has no boundary of its own: until its file is there, the page before it or its first HTML stays.
  if (mode !== 'detailed' && mode !== 'compare') return <QuickMode />
  const waiting =
    mode === 'detailed' ? (
      <DetailedSkeleton early={early} />
    ) : (
      <div className="min-h-screen">
        <LoadingText />
      </div>
    )
  return (
    <div className="group/page sheet pt-2 sm:pt-8">
      <Suspense fallback={waiting}>
        {!ready ? waiting : mode === 'compare' ? <CompareMode /> : <DetailedMode early={early} />}
      </Suspense>
    </div>
  )
}
