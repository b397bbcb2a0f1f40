import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { LoadingText } from '../../ui/spinner.tsx'
import { Disclaimer } from './disclaimer.tsx'
import { Questions } from './questions.tsx'
import { QuickMode } from './quick-mode.tsx'

const DetailedMode = lazy(async () => ({ default: (await import('./detailed-mode.tsx')).DetailedMode }))

/** The calculator: the quick estimate, or with `mode=detailed` in the address the bill of quantities. */
export function CalculatorScreen() {
  const [params] = useSearchParams()
  const detailed = params.get('mode') === 'detailed'
  return (
    <div className="sheet py-10 sm:py-16">
      {detailed ? (
        <Suspense
          fallback={
            <div className="min-h-screen">
              <LoadingText />
            </div>
          }
        >
          <DetailedMode />
        </Suspense>
      ) : (
        <QuickMode />
      )}
      <div className="mt-(--section) grid gap-(--section) print:hidden">
        {!detailed && <Disclaimer />}
        <Questions />
      </div>
    </div>
  )
}
