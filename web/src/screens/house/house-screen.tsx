import { lazy, Suspense, useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import * as words from '#words/house-page'
import { type HouseOnScreen, useHouse } from '../../features/houses/use-house.ts'
import { importWithRetry } from '../../net/import-with-retry.ts'
import { TryAgain } from '../../ui/fetched.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

// Loaded while the house itself is being fetched.
const loadPage = () => importWithRetry(() => import('./house-page.tsx'))
const HousePage = lazy(async () => {
  const { HousePage } = await loadPage()
  return { default: HousePage }
})

// Seldom needed: a link that opens nothing, and the way back into a house.
const loadShut = () => importWithRetry(() => import('./way-back/shut.ts'))
const NoHouse = lazy(async () => ({ default: (await loadShut()).NoHouse }))
const TakeBack = lazy(async () => ({ default: (await loadShut()).TakeBack }))

/** `/house/:id`: a house, for everybody with one of its keys and for the company that builds it. */
export function HouseScreen() {
  const { id = '' } = useParams()
  const recover = useSearchParams()[0].get('recover')
  return (
    <Suspense fallback={<Opening />}>
      {recover ? (
        <TakeBack id={id.toLowerCase()} key={recover} token={recover} />
      ) : (
        <OneHouse id={id.toLowerCase()} key={id} />
      )}
    </Suspense>
  )
}

function OneHouse({ id }: { id: string }) {
  const house = useHouse(id)
  useEffect(() => void loadPage().catch(() => undefined), [])
  if (house.kind === 'shut') return <NoHouse kept={house.kept} />
  if (house.kind === 'failed') return <Failed house={house} />
  if (house.kind === 'opening') return <Opening />
  return (
    <Suspense fallback={<Opening />}>
      <HousePage failure={house.failure} forgetOldLink={house.forgetOldLink} opened={house.opened} />
    </Suspense>
  )
}

function Failed({ house: { error, again } }: { house: Extract<HouseOnScreen, { kind: 'failed' }> }) {
  return (
    <PageSheet>
      <PageHeader title={words.yourHouse} />
      <TryAgain onAgain={again}>{error.message}</TryAgain>
    </PageSheet>
  )
}

/** Frames of the rows that come. */
function Opening() {
  return (
    <PageSheet busy compact>
      <PageHeader compact measure="" title={words.yourHouse} />
      <p className="sr-only" role="status">
        {words.loading}
      </p>
      <div className="grid gap-8 md:grid-cols-[minmax(0,1fr)_min(23rem,40%)] md:gap-x-16">
        <Skeleton className="h-72" />
        <div className="grid content-start gap-3">
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton className="h-10" key={row} />
          ))}
        </div>
      </div>
    </PageSheet>
  )
}
