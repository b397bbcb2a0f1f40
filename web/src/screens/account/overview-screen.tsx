import { maxPageSize, type Portfolio } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { selectUser } from '../../data/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { fetchMorePortfolios, fetchPortfolios } from '../../data/portfolios-thunks.ts'
import { paths } from '../../lib/paths.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { PlusIcon } from '../../ui/icons.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { DeletePortfolioDialog } from './delete-portfolio-dialog.tsx'
import { OwnPortfolioCard } from './own-portfolio-card.tsx'
import { UnconfirmedNotice } from './unconfirmed-notice.tsx'

/** The signed-in company's portfolios, whatever other screens left in the store. */
function useOwnPortfolios() {
  const dispatch = useAppDispatch()
  const id = useAppSelector(selectUser)?.id
  const state = useAppSelector(({ portfolios }) => portfolios)
  const load = () => {
    if (id) void dispatch(fetchPortfolios({ company: id, limit: maxPageSize }))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each company
  useEffect(load, [id])

  const mine = id !== undefined && state.query?.company === id
  return {
    own: mine ? state.list.filter(({ companyId }) => companyId === id) : [],
    loaded: mine && state.loaded,
    error: mine ? state.error : null,
    more: mine && state.nextCursor !== null ? () => void dispatch(fetchMorePortfolios()) : undefined,
    loading: state.loading,
    load,
  }
}

export function OverviewScreen() {
  const { own, loaded, error, more, loading, load } = useOwnPortfolios()
  const [doomed, setDoomed] = useState<Portfolio>()
  const listRef = useRef<HTMLElement>(null)

  return (
    <>
      <PageHeader
        actions={
          loaded &&
          own.length > 0 && (
            <Link className={buttonLook('main')} to={paths.addPortfolio.to()}>
              <PlusIcon size={18} />
              Add Portfolio
            </Link>
          )
        }
        title="Portfolio Overview"
      />
      <UnconfirmedNotice />
      {!loaded && !error && <LoadingText>Loading portfolios...</LoadingText>}
      {!loaded && error && (
        <Message action={<Button onClick={load}>Try again</Button>} kind="alert">
          Error loading portfolios: {error.message}
        </Message>
      )}
      {loaded && (
        <section aria-label="Your portfolios" className="outline-none" ref={listRef} tabIndex={-1}>
          <dl className="drafted mb-8 inline-flex min-w-56 items-baseline justify-between gap-8 px-5 py-4">
            <dt className="text-muted">Total Portfolios</dt>
            <dd className="font-display text-h1 figures">
              {own.length}
              {more && '+'}
            </dd>
          </dl>
          {own.length === 0 && <NothingYet />}
          <ul className="card-grid">
            {own.map((portfolio, place) => (
              <li key={portfolio.id}>
                <OwnPortfolioCard
                  first={place === 0}
                  onDelete={() => setDoomed(portfolio)}
                  portfolio={portfolio}
                />
              </li>
            ))}
          </ul>
          {more && (
            <Button busy={loading} className="mt-8" onClick={more}>
              Show more
            </Button>
          )}
        </section>
      )}
      <DeletePortfolioDialog
        onClose={() => setDoomed(undefined)}
        onDeleted={() => listRef.current?.focus()}
        portfolio={doomed}
      />
    </>
  )
}

function NothingYet() {
  return (
    <Message
      action={
        <Link className={buttonLook('main')} to={paths.addPortfolio.to()}>
          Add your first portfolio
        </Link>
      }
    >
      No portfolio created yet.
    </Message>
  )
}
