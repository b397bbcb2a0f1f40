import type { Portfolio } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { ApiError } from '../../data/api-error.ts'
import { selectUser } from '../../data/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../data/hooks.ts'
import { fetchPortfolio } from '../../data/portfolios-thunks.ts'
import { paths } from '../../lib/paths.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { LoadingText } from '../../ui/spinner.tsx'
import { PortfolioForm } from './portfolio-form.tsx'

/** The id of the portfolio to edit: from the query, or from navigation state; undefined to add one (decision D8). */
function useSubjectId(): string | undefined {
  const { state } = useLocation() as { state: { portfolio?: { id?: unknown } } | null }
  const [query] = useSearchParams()
  const id = query.get('id') ?? state?.portfolio?.id
  return typeof id === 'string' && id !== '' ? id : undefined
}

/**
 * The portfolio as the list has it, otherwise as the server has it. Navigation state only names it: after a reload or a
 * step back its text may be older than the last save.
 */
function usePortfolio(id: string | undefined) {
  const dispatch = useAppDispatch()
  const listed = useAppSelector(({ portfolios }) => portfolios.list.find((one) => one.id === id))
  const [fetched, setFetched] = useState<Portfolio>()
  const [error, setError] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  const missing = id !== undefined && listed === undefined

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt fetches again
  useEffect(() => {
    if (!missing) return
    let current = true
    setError(undefined)
    dispatch(fetchPortfolio(id)).then(
      (portfolio) => current && setFetched(portfolio),
      (reason: unknown) =>
        current &&
        setError(reason instanceof ApiError ? reason.message : 'This portfolio could not be opened.'),
    )
    return () => {
      current = false
    }
  }, [dispatch, id, missing, attempt])

  const portfolio = listed ?? (fetched?.id === id ? fetched : undefined)
  return { portfolio, error, retry: () => setAttempt(attempt + 1) }
}

export function PortfolioFormScreen() {
  const user = useAppSelector(selectUser)
  const id = useSubjectId()
  const { portfolio, error, retry } = usePortfolio(id)
  if (!user) return null
  if (!id) {
    return (
      <>
        <PageHeader lead="Show a project as you would on a site visit." title="Add Portfolio" />
        <PortfolioForm key="new" portfolio={undefined} user={user} />
      </>
    )
  }
  const foreign = portfolio !== undefined && portfolio.companyId !== user.id
  return (
    <>
      <PageHeader lead={foreign ? undefined : portfolio?.title} title="Edit Portfolio" />
      {!portfolio && !error && <LoadingText>Loading portfolio...</LoadingText>}
      {!portfolio && error && <CannotEdit onRetry={retry} reason={error} />}
      {foreign && <CannotEdit reason="This portfolio belongs to another company." />}
      {portfolio && !foreign && <PortfolioForm key={id} portfolio={portfolio} user={user} />}
    </>
  )
}

function CannotEdit({ reason, onRetry }: { reason: string; onRetry?: () => void }) {
  return (
    <Message
      action={
        <>
          {onRetry && <Button onClick={onRetry}>Try again</Button>}
          <Link className={buttonLook('plain')} to={paths.overview.to()}>
            Back to the overview
          </Link>
        </>
      }
      kind="alert"
    >
      {reason}
    </Message>
  )
}
