import { lazy, Suspense } from 'react'
import { useRoom } from '../../browser/use-room.ts'
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
  useRoom('house', house !== null)
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
