import { type CompanySummary, screens } from '@tameer/contract'
import * as words from '#words/shortlist'
import { useWatched } from '../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../browser/media.ts'
import type { Summaries } from '../../features/companies/use-summaries.ts'
import { useHouseToSend } from '../../features/own-house/own-house.ts'
import { TryAgain } from '../../ui/fetched.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { Skeleton, useSlow } from '../../ui/skeleton.tsx'
import { Message } from '../../ui/text/message.tsx'
import { CompareStack, CompareTable } from './compare-views.tsx'
import type { NamedInAddress } from './shortlist-address.ts'

const wide = mediaQuery('(width >= 900px)')

interface SideBySideProps {
  compared: NamedInAddress
  /** The list from a link, for the link back to it. */
  shared: NamedInAddress | undefined
  summaries: Summaries
}

/** Up to three companies, compared fact by fact. */
export function SideBySide({ compared: { ids, leftOut }, shared, summaries }: SideBySideProps) {
  const { byId, error, retry } = summaries
  const house = useHouseToSend()
  const waiting = !byId && !error && ids.length > 0
  const slow = useSlow(waiting)
  const found = ids.flatMap((id) => byId?.get(id) ?? [])
  const gone = byId ? ids.length - found.length : 0
  const back = (
    <ActionLink to={screens.shortlist.to({ companies: shared?.ids ?? [] })}>{words.backToList}</ActionLink>
  )
  return (
    <PageSheet busy={waiting}>
      <PageHeader actions={back} title={words.sideBySide} />
      {leftOut && <p className="mb-3 text-small">{words.leftOut}</p>}
      <p className="mb-4 text-small empty:hidden" role="status">
        {waiting && (slow ? words.stillLoading : words.loading)}
        {gone > 0 && words.goneCount(gone)}
      </p>
      {waiting && <Skeleton className="h-96" />}
      {error && <TryAgain onAgain={retry}>{error.message}</TryAgain>}
      {found.length > 0 && <Compared found={found} />}
      {!waiting && !error && found.length < 2 && <Message className="mt-6">{words.chooseAnother}</Message>}
      {found.length > 0 && house && (
        <p className="mt-4 text-muted text-small">{words.messageHas(words.houseName(house))}</p>
      )}
    </PageSheet>
  )
}

function Compared({ found }: { found: readonly CompanySummary[] }) {
  return useWatched(wide, false) ? <CompareTable found={found} /> : <CompareStack found={found} />
}
