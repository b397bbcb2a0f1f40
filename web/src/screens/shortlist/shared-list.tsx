import { maxCompared, maxShortlisted, screens } from '@tameer/contract'
import { useNavigate } from 'react-router'
import * as words from '#words/shortlist'
import type { NamedCompany } from '../../features/companies/named-companies.ts'
import { addToShortlist } from '../../features/companies/shortlist.ts'
import type { Summaries } from '../../features/companies/use-summaries.ts'
import { Button } from '../../ui/button.tsx'
import { TryAgain } from '../../ui/fetched.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { useSlow } from '../../ui/skeleton.tsx'
import { Message } from '../../ui/text/message.tsx'
import { showToast } from '../../ui/toasts/toast-store.ts'
import { CompanyGrid, type Ticks } from './company-grid.tsx'
import type { NamedInAddress } from './shortlist-address.ts'

interface SharedListProps {
  shared: NamedInAddress
  own: readonly NamedCompany[]
  summaries: Summaries
  ticks: Ticks
}

/** A list from a link. It becomes the visitor's own only when they keep it. */
export function SharedList({ shared: { ids, leftOut }, own, summaries, ticks }: SharedListProps) {
  const { byId, error, retry } = summaries
  const navigate = useNavigate()
  const slow = useSlow(!byId && !error && ids.length > 0)
  const companies = ids.flatMap((id) => byId?.get(id)?.company ?? [])
  const gone = byId ? ids.length - companies.length : 0
  const allKept = companies.every(({ id }) => own.some((one) => one.id === id))
  const toOwn = screens.shortlist.to()

  const keep = () => {
    const { left } = addToShortlist(companies)
    if (left > 0) showToast(words.tooMany(left, maxShortlisted), 'alert')
    // The own list, which opens now, says the rest.
    void navigate(toOwn, { replace: true })
  }

  if (ids.length === 0 || (byId && companies.length === 0)) {
    return (
      <PageSheet>
        <PageHeader title={words.sharedTitle} />
        <Message action={<ActionLink to={toOwn}>{words.ownShortlist}</ActionLink>}>
          {words.nothingShared}
        </Message>
      </PageSheet>
    )
  }
  return (
    <PageSheet busy={!byId && !error}>
      <PageHeader
        actions={
          <>
            {byId && !allKept && (
              <Button onClick={keep} variant="main">
                {words.keepThese}
              </Button>
            )}
            <ActionLink to={toOwn}>{words.ownShortlist}</ActionLink>
          </>
        }
        lead={words.sharedLead}
        title={words.sharedTitle}
      />
      {leftOut && <p className="mb-3 text-small">{words.leftOut}</p>}
      <div className="mb-4 flex min-h-11 flex-wrap items-center gap-x-4 text-small">
        <p role="status">
          {byId ? words.count(companies.length) : !error && (slow ? words.stillLoading : words.loading)}
          {byId && allKept && ` · ${words.allKept}`}
          {gone > 0 && ` · ${words.goneCount(gone)}`}
        </p>
        {companies.length > 1 && <p className="text-muted">{words.compareHint(maxCompared)}</p>}
      </div>
      {error ? (
        <TryAgain onAgain={retry}>{error.message}</TryAgain>
      ) : (
        <CompanyGrid
          byId={byId}
          companies={byId ? companies : ids.map((id) => ({ id, name: '' }))}
          shared={ids}
          ticks={ticks}
        />
      )}
    </PageSheet>
  )
}
