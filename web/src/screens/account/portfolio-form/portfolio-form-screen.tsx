import { may, screens } from '@tameer/contract'
import { useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import * as words from '#words/portfolio-form'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { useLatestUser } from '../../../features/accounts/use-latest-user.ts'
import { fetchPortfolio } from '../../../features/portfolios/fetch-portfolios.ts'
import { actorOf, selectUser } from '../../../store/auth-slice.ts'
import { useAppSelector } from '../../../store/hooks.ts'
import { useFetched } from '../../../store/use-fetched.ts'
import { Button, buttonLook } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { PlanFull } from '../overview/plan-full.tsx'
import { portfolioDraftKeys } from './portfolio-draft-keys.ts'
import { PortfolioForm } from './portfolio-form.tsx'
import { sentAfterLeaving } from './use-portfolio-sending.ts'

const none: readonly string[] = []

/** The id of the portfolio to edit: from the query, or from navigation state; undefined to add one (decision D8). */
function useSubjectId(): string | undefined {
  const { state } = useLocation() as { state: { portfolio?: { id?: unknown } } | null }
  const [query] = useSearchParams()
  const id = query.get('id') ?? state?.portfolio?.id
  return typeof id === 'string' && id !== '' ? id : undefined
}

export function PortfolioFormScreen() {
  const id = useSubjectId()
  const companyId = useAppSelector(selectUser)?.id ?? ''
  const sent = useWatched(sentAfterLeaving, none)
  if (sent.includes(portfolioDraftKeys(companyId, id).changes)) return <GoesOut isNew={id === undefined} />
  return <FormScreen id={id} />
}

/** The form was left and is still being sent: it opens once that has ended, with what is left of it then. */
function GoesOut({ isNew }: { isNew: boolean }) {
  return (
    <>
      <PageHeader title={isNew ? words.addPortfolio : words.editPortfolio} />
      <LoadingText>{words.projectGoesOut}</LoadingText>
    </>
  )
}

function FormScreen({ id }: { id: string | undefined }) {
  const user = useLatestUser()
  const navigate = useNavigate()
  const [keptAt, setKeptAt] = useState<string>()
  const kept = keptAt && words.draftKept(keptAt)
  // As the server has it now: the text of navigation state and lists may be older than the last save.
  const { value: portfolio, error, asked, retry } = useFetched(id, fetchPortfolio)
  const reopen = (one: string) => {
    if (one === id) retry()
    else void navigate(screens.addPortfolio.to({ id: one }), { replace: true })
  }
  if (!id) {
    return (
      <>
        <PageHeader measure={kept ?? words.addSteps} title={words.addPortfolio} />
        <PlanFull />
        {user ? (
          <PortfolioForm key="new" onKept={setKeptAt} portfolio={undefined} reopen={reopen} user={user} />
        ) : (
          <LoadingText>{words.loadingForm}</LoadingText>
        )}
      </>
    )
  }
  const foreign = user && portfolio && !may(actorOf(user), 'change', portfolio)
  return (
    <>
      <PageHeader
        lead={!foreign && portfolio && <bdi>{portfolio.title}</bdi>}
        measure={kept ?? ''}
        title={words.editPortfolio}
      />
      {!(user && portfolio) && !error && <LoadingText>{words.loadingPortfolio}</LoadingText>}
      {error && <CannotEdit onRetry={retry} reason={error.message} />}
      {foreign && <CannotEdit reason={words.notYours} />}
      {portfolio?.draft && !foreign && <PlanFull />}
      {user && portfolio && !foreign && (
        <PortfolioForm key={asked} onKept={setKeptAt} portfolio={portfolio} reopen={reopen} user={user} />
      )}
    </>
  )
}

function CannotEdit({ reason, onRetry }: { reason: string; onRetry?: () => void }) {
  return (
    <Message
      action={
        <>
          {onRetry && <Button onClick={onRetry}>{words.tryAgain}</Button>}
          <Link className={buttonLook('plain')} to={screens.overview.to()}>
            {words.backToOverview}
          </Link>
        </>
      }
      kind="alert"
    >
      {reason}
    </Message>
  )
}
