import { lazy, Suspense, useEffect } from 'react'
import { useHydrated } from '../../browser/use-hydrated.ts'
import { useOwnHouse } from './own-house.ts'

const Line = lazy(async () => {
  const { OwnHouseLine } = await import('./own-house-line.tsx')
  return { default: OwnHouseLine }
})

/**
 * Where a screen offers the last house again. The page's head sets `data-house` before the first paint where there is one,
 * so that its room is kept in prerendered HTML and nothing moves when it is drawn (drafting.css).
 */
export function OwnHouseOffer() {
  const house = useOwnHouse()
  const hydrated = useHydrated()
  const known = house !== null
  useEffect(() => {
    if (!hydrated) return
    if (known) document.documentElement.dataset.house = ''
    else delete document.documentElement.dataset.house
  }, [hydrated, known])
  return (
    <div className="own-house">
      {house && (
        <Suspense>
          <Line house={house} />
        </Suspense>
      )}
    </div>
  )
}
