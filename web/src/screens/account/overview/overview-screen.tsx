import { maxCounted, maxPageSize, type Portfolio, screens } from '@tameer/contract'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as words from '#words/overview'
import { useWatched } from '../../../browser/hooks/use-watched.ts'
import { mediaQuery } from '../../../browser/media.ts'
import { usePortfolioList } from '../../../features/portfolios/fetch-portfolios.ts'
import { hidePortfolio } from '../../../features/portfolios/portfolio-changes.ts'
import { QrButton } from '../../../features/sharing/qr-button.tsx'
import { ShareButton } from '../../../features/sharing/share-button.tsx'
import { ApiError } from '../../../net/api-error.ts'
import { selectUser } from '../../../store/auth-slice.ts'
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { Fetching } from '../../../ui/fetched.tsx'
import { PlusIcon } from '../../../ui/icons.tsx'
import { Link } from '../../../ui/link.tsx'
import { LostPage, PageLinks } from '../../../ui/links.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { showToast } from '../../../ui/toasts/toast-store.ts'
import { useBegun } from '../../../ui/use-begun.ts'
import { projectIsBegun } from '../portfolio-form/portfolio-draft-keys.ts'
import { DeletePortfolioDialog } from './delete-portfolio-dialog.tsx'
import { NewRequests, useNewRequests } from './new-requests.tsx'
import { NotShownNotice } from './not-shown-notice.tsx'
import { OwnPortfolioList } from './own-portfolio-list.tsx'
import { PlanLine } from './plan-line.tsx'
import { Standing, useStanding } from './standing.tsx'

const narrowScreen = mediaQuery('(width < 600px)')

/** The signed-in company's portfolios, whatever other screens left in the store. */
function useOwnPortfolios(after: string | undefined) {
  const id = useAppSelector(selectUser)?.id
  const page = usePortfolioList({
    company: id,
    hidden: 'yes',
    limit: maxPageSize,
    count: 'yes',
    cursor: after,
  })
  const { list, total, fresh, load } = page
  useEffect(() => {
    if (id) load()
  }, [id, load])

  const own = fresh ? list.filter(({ companyId }) => companyId === id) : []
  return { ...page, own, count: total ?? own.length }
}

export function OverviewScreen() {
  const after = useSearchParams()[0].get('after') || undefined
  const user = useAppSelector(selectUser)
  const { own, count, fresh: loaded, nextCursor, load, ...page } = useOwnPortfolios(after)
  const { requests, settled } = useNewRequests()
  const standing = useStanding(after || !user ? undefined : user)
  // Begins with everything at once: requests and standing are above the list, and would push it down.
  const begun = useBegun(settled && (page.error !== null || (standing.settled && loaded)))
  const fresh = loaded && begun
  const error = begun ? page.error : null
  const first = screens.overview.to()
  const lost = after !== undefined && (error?.fields?.cursor !== undefined || (fresh && own.length === 0))
  const [doomed, setDoomed] = useState<Portfolio>()
  const listRef = useRef<HTMLElement>(null)
  const dispatch = useAppDispatch()
  const shown = own.filter(({ hidden }) => !hidden).length
  const narrow = useWatched(narrowScreen, false)
  const empty = fresh && own.length === 0
  const add = !empty && (
    <Link className={buttonLook(fresh && !requests ? 'main' : 'plain')} to={screens.addPortfolio.to()}>
      <PlusIcon size={18} />
      {words.addPortfolio}
    </Link>
  )
  const waiting = begun && requests && <NewRequests list={requests} />
  const toStanding = fresh && !lost && !after ? user : null
  const hideInstead = ({ id, title }: Portfolio) => {
    setDoomed(undefined)
    dispatch(hidePortfolio(id, true)).then(
      () => showToast(words.isHidden(title)),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        showToast(error.message, 'alert')
      },
    )
  }

  return (
    <>
      <PageHeader
        actions={!narrow && add}
        measure={narrow ? undefined : fresh && <PlanLine count={count} />}
        title={words.portfolioOverview}
      />
      {!toStanding && waiting}
      {begun && user && <BegunProject companyId={user.id} />}
      <NotShownNotice hasProject={fresh && !after ? own.length > 0 : undefined} />
      {lost && <LostPage first={first} />}
      {!lost && (
        <Fetching
          failed={words.loadingFailed}
          loading={words.loadingPortfolios}
          of={{ value: fresh || undefined, error, retry: load }}
        />
      )}
      {empty && !lost && <NothingYet />}
      {toStanding && (
        <Standing hasProject={shown > 0} known={standing} user={toStanding}>
          {waiting}
        </Standing>
      )}
      {fresh && !lost && (
        <section aria-label={words.yourPortfolios} className="outline-none" ref={listRef} tabIndex={-1}>
          <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
            <Total count={count} kinds={!after && !nextCursor ? kindsOf(own) : undefined} />
            {shown > 0 && <OwnPage />}
          </div>
          {own.length > 0 && !after && !nextCursor && shown === 0 && (
            <Message className="mb-8">{words.allHidden}</Message>
          )}
          <OwnPortfolioList onDelete={setDoomed} portfolios={own} reload={load} />
          <PageLinks
            first={after && first}
            more={words.morePortfolios}
            next={nextCursor ? screens.overview.to({ after: nextCursor }) : undefined}
          />
          {narrow && add && (
            <div className="stick-bottom z-10 -mx-4 mt-6 flex items-center justify-between gap-x-4 *:last:shrink-0 border-edge border-t bg-paper px-4 py-2.5">
              <PlanLine count={count} />
              {add}
            </div>
          )}
        </section>
      )}
      <DeletePortfolioDialog
        onClose={() => setDoomed(undefined)}
        onDeleted={() => listRef.current?.focus()}
        onHide={hideInstead}
        portfolio={doomed}
      />
    </>
  )
}

/** A project that waits on this device, or is being sent from a form that was left. */
function BegunProject({ companyId }: { companyId: string }) {
  const sending = useAppSelector((state) => state.portfolios.change.loading)
  if (!projectIsBegun(companyId)) return null
  return (
    <Message
      action={
        !sending && (
          <Link className={buttonLook('plain')} to={screens.addPortfolio.to()}>
            {words.goOn}
          </Link>
        )
      }
      className="mb-8"
      kind="note"
    >
      {sending ? words.projectGoesOut : words.projectWaits}
    </Message>
  )
}

/** How many of them visitors see, are hidden, and are drafts, in words. */
function kindsOf(own: readonly Portfolio[]): string | undefined {
  const hidden = own.filter((one) => one.hidden && !one.draft).length
  const drafts = own.filter(({ draft }) => draft).length
  return hidden + drafts > 0 ? words.kinds(own.length - hidden - drafts, hidden, drafts) : undefined
}

function Total({ count, kinds }: { count: number; kinds: string | undefined }) {
  return (
    <dl className="drafted inline-flex min-w-[min(14rem,100%)] flex-wrap items-baseline justify-between gap-x-8 px-5 py-4">
      <dt className="text-muted">{words.totalPortfolios}</dt>
      <dd className="font-display text-h1 figures">
        <bdi dir="ltr">
          {Math.min(count, maxCounted)}
          {count > maxCounted && '+'}
        </bdi>
      </dd>
      {kinds && <dd className="text-muted text-small">{kinds}</dd>}
    </dl>
  )
}

/** The company's page as visitors see it, and a way to send it to others. */
function OwnPage() {
  const user = useAppSelector(selectUser)
  if (!user?.listed) return null
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3 max-sm:w-full max-sm:*:px-2 max-sm:*:text-small max-sm:[&_svg]:hidden sm:flex">
      <Link className={buttonLook('plain')} to={screens.companyProfile.to({ company: user.id })}>
        {words.seeYourPage}
      </Link>
      <ShareButton label={words.shareYourPage} shared={user} title={words.shareTitle(user.name)} />
      <QrButton company={user} />
    </div>
  )
}

function NothingYet() {
  return (
    <section className="drafted mb-8 px-5 py-6 sm:px-8">
      <h2 className="text-h3">{words.noPortfolios}</h2>
      <p className="mt-1 text-muted">{words.shownWithProject}</p>
      <ol className="mt-4 mb-5 list-decimal space-y-1 ps-5">
        {words.firstSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Link className={buttonLook('main')} to={screens.addPortfolio.to()}>
        {words.addFirst}
      </Link>
    </section>
  )
}
