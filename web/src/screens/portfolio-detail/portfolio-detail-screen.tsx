import { type Portfolio, reachOfShown, screens } from '@tameer/contract'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import * as words from '#words/portfolio-detail'
import { useHeadingFocus } from '../../browser/hooks/use-heading-focus.ts'
import { useCountVisit } from '../../features/companies/company-calls.ts'
import { ContactBar } from '../../features/companies/contact-actions.tsx'
import { messageAboutProject } from '../../features/companies/first-message.ts'
import { useNoteSeen } from '../../features/companies/seen-companies.ts'
import { useHouseToSend } from '../../features/own-house/own-house.ts'
import { factsOf } from '../../features/portfolios/facts-of.ts'
import { fetchPortfolio, requestPage } from '../../features/portfolios/fetch-portfolios.ts'
import { readPortfolioState } from '../../features/portfolios/portfolio-state.ts'
import { ReportButton } from '../../features/reports/report-button.tsx'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { TryAgain } from '../../ui/fetched.tsx'
import { ActionLink } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { Skeleton, useSlow } from '../../ui/skeleton.tsx'
import { Message } from '../../ui/text/message.tsx'
import { Gallery } from './gallery.tsx'
import { PortfolioFacts } from './portfolio-facts.tsx'

/** `/portfolioDetail` and `/portfolio/{id}`: one portfolio in full, with a link to the next. */
export function PortfolioDetailScreen() {
  const handedOver = readPortfolioState(useLocation().state)
  const params = useParams()
  const query = useSearchParams()[0].get('id')
  const id = params.id ?? query ?? handedOver.portfolio?.id
  const { value, error, retry } = useFetched(id, fetchPortfolio)
  // The portfolio from navigation state is shown at once, and stays when the server cannot be reached.
  const portfolio = value ?? (handedOver.portfolio?.id === id ? handedOver.portfolio : undefined)
  const back = <ActionLink to={screens.contractors.to()}>{words.allContractors}</ActionLink>
  if (id === undefined || error?.code === 'invalid' || error?.code === 'not-found') {
    return (
      <PageSheet>
        <PageHeader title={words.project} />
        <Message action={back}>{id === undefined ? words.chooseProject : words.gone}</Message>
      </PageSheet>
    )
  }
  if (portfolio) {
    const { next } = handedOver
    return <PortfolioSheet key={portfolio.id} nextHandedOver={next} portfolio={portfolio} />
  }
  if (error) {
    return (
      <PageSheet>
        <PageHeader title={words.project} />
        <TryAgain onAgain={retry}>{error.message}</TryAgain>
      </PageSheet>
    )
  }
  return <PortfolioSkeleton />
}

const layout = 'grid items-start gap-x-10 gap-y-8 md:grid-cols-[minmax(0,1fr)_22rem]'

interface PortfolioSheetProps {
  portfolio: Portfolio
  /** Offered until the server's own next portfolio is loaded. */
  nextHandedOver: Portfolio | undefined
}

function PortfolioSheet({ portfolio, nextHandedOver }: PortfolioSheetProps) {
  const { companyId, title, content } = portfolio
  const following = useFetched(portfolio.id, (after) => requestPage({ company: companyId, after, limit: 2 }))
  const [next, afterNext] = following.value?.data ?? [nextHandedOver]
  const navigate = useNavigate()
  const message = messageAboutProject(portfolio, useHouseToSend())
  useNoteSeen(portfolio.company)
  useCountVisit('project', portfolio.id, portfolio.companyId)
  useHeadingFocus()
  return (
    <PageSheet>
      <article>
        {portfolio.hidden && (
          <Message
            action={<ActionLink to={screens.overview.to()}>{words.toDashboard}</ActionLink>}
            className="mb-8"
          >
            {words.notShown}
          </Message>
        )}
        <PageHeader measure={factsOf(portfolio)} title={title} />
        {/* On a phone the contact comes before the text: the two columns become one, in another order. */}
        <div className={layout}>
          <div className="max-md:contents">
            <Gallery portfolio={portfolio} />
            <p className="max-w-measure whitespace-pre-line max-md:order-2 md:mt-8" dir="auto">
              {content}
            </p>
          </div>
          <PortfolioFacts message={message} portfolio={portfolio} />
        </div>
        <nav
          aria-label={words.companyProjects}
          className="mt-10 flex flex-wrap items-center justify-between gap-3 border-line border-t py-3"
        >
          <ActionLink
            state={{ portfolio }}
            to={screens.companyProfile.to({ company: companyId, portfolio: portfolio.id })}
          >
            {words.allProjects}
          </ActionLink>
          <ReportButton companyId={companyId} thing={{ kind: 'project', id: portfolio.id }} />
          {next && (
            <Button
              onClick={() =>
                void navigate(screens.portfolioDetail.to({ id: next.id }), {
                  state: afterNext ? { portfolio: next, next: afterNext } : { portfolio: next },
                })
              }
            >
              {words.nextPortfolio}
            </Button>
          )}
        </nav>
        <ContactBar company={portfolio.company} message={message} reach={reachOfShown(portfolio)} />
      </article>
    </PageSheet>
  )
}

function PortfolioSkeleton() {
  const slow = useSlow(true)
  return (
    <PageSheet busy>
      <PageHeader measure="&nbsp;" title={slow ? words.stillLoading : words.loading} />
      <div className={layout}>
        <div>
          <Skeleton className="aspect-3/2 rounded-none" ofPicture />
          <div className="h-13" />
        </div>
        <div className="drafted h-52" />
      </div>
    </PageSheet>
  )
}
