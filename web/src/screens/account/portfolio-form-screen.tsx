import type { Portfolio } from '@tameer/contract'
import { useEffect, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
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
 * The portfolio as the server has it now. Navigation state and lists only name it: their text may be older than the last
 * save, here or elsewhere.
 */
function usePortfolio(id: string | undefined) {
  const dispatch = useAppDispatch()
  const [attempt, setAttempt] = useState(0)
  const asked = `${id} ${attempt}`
  const [fetched, setFetched] = useState<{ asked: string; portfolio?: Portfolio; error?: string }>()

  useEffect(() => {
    if (id === undefined) return
    let current = true
    dispatch(fetchPortfolio(id)).then(
      (portfolio) => current && setFetched({ asked, portfolio }),
      (reason: unknown) => {
        const error = reason instanceof ApiError ? reason.message : 'This portfolio could not be opened.'
        if (current) setFetched({ asked, error })
      },
    )
    return () => {
      current = false
    }
  }, [dispatch, id, asked])

  const { portfolio, error } = fetched?.asked === asked ? fetched : {}
  return { portfolio, error, asked, fetchAgain: () => setAttempt(attempt + 1) }
}

export function PortfolioFormScreen() {
  const user = useAppSelector(selectUser)
  const navigate = useNavigate()
  const id = useSubjectId()
  const { portfolio, error, asked, fetchAgain } = usePortfolio(id)
  if (!user) return null
  const reopen = (one: string) => {
    if (one === id) fetchAgain()
    else void navigate(paths.addPortfolio.to({ id: one }), { replace: true })
  }
  if (!id) {
    return (
      <>
        <PageHeader lead="Show a project as you would on a site visit." title="Add Portfolio" />
        <PortfolioForm key="new" portfolio={undefined} reopen={reopen} user={user} />
      </>
    )
  }
  const foreign = portfolio !== undefined && portfolio.companyId !== user.id
  return (
    <>
      <PageHeader lead={foreign ? undefined : portfolio?.title} title="Edit Portfolio" />
      {!portfolio && !error && <LoadingText>Loading portfolio...</LoadingText>}
      {error && <CannotEdit onRetry={fetchAgain} reason={error} />}
      {foreign && <CannotEdit reason="This portfolio belongs to another company." />}
      {portfolio && !foreign && (
        <PortfolioForm key={asked} portfolio={portfolio} reopen={reopen} user={user} />
      )}
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
