import { lazy, Suspense, useEffect } from 'react'
import { useHydrated } from '../../browser/hooks/use-hydrated.ts'
import { useOwnHouse } from './own-house.ts'

const Line = lazy(async () => {
  const { OwnHouseLine } = await import('./own-house-line.tsx')
  return { default: OwnHouseLine }
})

/**
 * Offers the last house again on a screen. The page's head sets `data-house` before the first paint when there is a
 * house: prerendered HTML then keeps room for the offer, and nothing moves when it is drawn (drafting.css).
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
