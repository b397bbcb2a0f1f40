import { type CompanyProfile, type Portfolio, screens } from '@tameer/contract'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { nameOf, namesOf } from '#words/catalogue'
import { mailSubject } from '#words/companies'
import * as words from '#words/company-profile'
import { subjectOf } from '#words/first-message'
import { documentTitle } from '#words/shell'
import { useHeadingFocus } from '../../browser/use-heading-focus.ts'
import { askedService } from '../../features/companies/asked-service.ts'
import { fetchProfile, useCountVisit } from '../../features/companies/company-calls.ts'
import { CompanyLogo } from '../../features/companies/company-logo.tsx'
import { ContactActions } from '../../features/companies/contact-actions.tsx'
import { messageToCompany } from '../../features/companies/first-message.ts'
import { useNoteSeen } from '../../features/companies/seen-companies.ts'
import { ShortlistButton } from '../../features/companies/shortlist-button.tsx'
import { useHouseToSend } from '../../features/own-house/own-house.ts'
import { requestPage } from '../../features/portfolios/fetch-portfolios.ts'
import { PortfolioCard, PortfolioCardSkeleton } from '../../features/portfolios/portfolio-card.tsx'
import { readPortfolioState } from '../../features/portfolios/portfolio-state.ts'
import { ReportButton } from '../../features/reports/report-button.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { countInWords } from '../../lib/format.ts'
import { projectsOnProfile } from '../../lib/page-sizes.ts'
import { profileLogoPx } from '../../lib/picture-sizes.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import type { AppThunk } from '../../store/store.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chips.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionLink, EmailLink, LostPage, PageLinks } from '../../ui/links.tsx'
import { Message } from '../../ui/message.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { Skeleton, useSlow } from '../../ui/skeleton.tsx'
import { AboutCompany } from './about-company.tsx'

const skeletons = [...'abcd']

/** `/profileDetailScreen`: a company and its portfolios, very many of them in pages. */
export function CompanyProfileScreen() {
  const handedOver = readPortfolioState(useLocation().state).portfolio
  const [query] = useSearchParams()
  const companyId = query.get('company') ?? handedOver?.companyId
  if (companyId === undefined) return <NoCompany>{words.chooseCompany}</NoCompany>
  const subject = handedOver?.companyId === companyId ? handedOver : undefined
  const after = query.get('after') || undefined
  const portfolioId = query.get('portfolio') ?? undefined
  return <Profile {...{ companyId, portfolioId, after, subject }} key={companyId} />
}

function NoCompany({ children }: { children: string }) {
  return (
    <PageSheet>
      <PageHeader title={words.title} />
      <Message action={<ActionLink to={screens.contractors.to()}>{words.allContractors}</ActionLink>}>
        {children}
      </Message>
    </PageSheet>
  )
}

const layout = 'grid items-start gap-x-12 gap-y-10 md:grid-cols-[17rem_minmax(0,1fr)]'
const gridLook = 'grid gap-6 sm:grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))]'

type Page = Awaited<ReturnType<ReturnType<typeof requestPage>>>

/** A page of the company's portfolios, and what it says of itself: together, so that the page is laid out once. */
function fetchAll(
  company: string,
  cursor: string | undefined,
): AppThunk<Promise<Page & { profile: CompanyProfile | undefined }>> {
  return async (dispatch) => {
    const asked = requestPage({ company, limit: projectsOnProfile, count: 'yes', cursor })
    const [page, profile] = await Promise.all([dispatch(asked), dispatch(fetchProfile(company))])
    return { ...page, profile }
  }
}

interface ProfileProps {
  companyId: string
  /** The portfolio whose cities are shown; the company's first when there is none. */
  portfolioId: string | undefined
  /** Cursor of the page of portfolios. */
  after: string | undefined
  /** The portfolio the company was chosen by: says who it is before its portfolios are there. */
  subject: Portfolio | undefined
}

function Profile({ companyId, portfolioId, after, subject }: ProfileProps) {
  const { value, error, retry } = useFetched(`${companyId} ${after}`, () => fetchAll(companyId, after))
  const portfolios = value?.data ?? []
  const chosen = portfolios.find(({ id }) => id === (portfolioId ?? subject?.id)) ?? subject ?? portfolios[0]
  const addressOf = (place?: string) =>
    screens.companyProfile.to({ company: companyId, portfolio: portfolioId, after: place })
  if (after && (error?.fields?.cursor || value?.data.length === 0)) {
    return (
      <PageSheet>
        <PageHeader title={words.title} />
        <LostPage first={addressOf()} />
      </PageSheet>
    )
  }
  if (chosen) {
    return (
      <Company
        company={(portfolios[0] ?? chosen).company}
        portfolio={chosen}
        profile={after ? undefined : value?.profile}
      >
        <Portfolios {...{ portfolios, total: value?.total, waiting: !value && !error }} />
        {value && portfolios.length === 0 && <Message>{words.noProjects}</Message>}
        {error && (
          <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} className="mt-6" kind="alert">
            {error.message}
          </Message>
        )}
        <PageLinks
          first={after && addressOf()}
          more={words.moreProjects}
          next={value?.nextCursor ? addressOf(value.nextCursor) : undefined}
        />
      </Company>
    )
  }
  if (value || error?.code === 'invalid' || error?.code === 'not-found') {
    return <NoCompany>{words.notListed}</NoCompany>
  }
  if (error) {
    return (
      <PageSheet>
        <PageHeader title={words.title} />
        <Message action={<Button onClick={retry}>{words.tryAgain}</Button>} kind="alert">
          {error.message}
        </Message>
      </PageSheet>
    )
  }
  return <ProfileSkeleton />
}

interface CompanyProps extends Pick<Portfolio, 'company'> {
  portfolio: Portfolio
  /** Undefined while it is not known, and on later pages. */
  profile: CompanyProfile | undefined
  /** Its portfolios. */
  children: ReactNode
}

function Company({ company, portfolio, profile, children }: CompanyProps) {
  const { name, contact, categories } = company
  const house = useHouseToSend()
  useNoteSeen(company)
  useCountVisit('profile', company.id, company.id)
  useEffect(() => {
    document.title = documentTitle(name)
  }, [name])
  useHeadingFocus()
  const isOwn = useAppSelector(selectUser)?.id === company.id
  return (
    <PageSheet>
      {isOwn && (
        <Message
          action={<ActionLink to={screens.overview.to()}>{words.toDashboard}</ActionLink>}
          className="mb-8"
        >
          {words.yourPage}
        </Message>
      )}
      <div className={layout}>
        <aside aria-label={words.company} className="stays-beside">
          <div className="drafted items-start gap-8 p-[min(1.5rem,7vw)] sm:flex md:block">
            <CompanyLogo company={company} sizePx={profileLogoPx} />
            <div className="min-w-0 grow">
              <h1 className="mt-5 text-h2 sm:mt-0 md:mt-5">
                <bdi>{name}</bdi>
              </h1>
              <p className="mt-2">
                <EmailLink email={contact.email} />
              </p>
              <ul aria-label={words.services} className="mt-5 flex flex-wrap gap-2">
                {categories.map(({ categoryId, category }) => (
                  <li key={categoryId}>
                    <Chip>{nameOf(category)}</Chip>
                  </li>
                ))}
              </ul>
              <p className="mt-5 mb-5 border-line border-t pt-4 text-muted">
                {namesOf(portfolio.portfolioCities.map(({ city }) => city))}
              </p>
              <ContactActions
                company={company}
                message={messageToCompany(company, house)}
                number={company.contact.phoneDisplay}
                reach={company.contact}
                subject={house ? subjectOf(house) : mailSubject(portfolio.title)}
              >
                <ShareButton className="px-2" shared={company} title={words.shareTitle(name)} />
                <ShortlistButton className="col-span-full px-2" company={company} />
                {!isOwn && (
                  <ActionLink
                    className="col-span-full px-2"
                    to={screens.newRequest.to({ companies: [company.id], service: askedService(company) })}
                  >
                    {words.askForQuote}
                  </ActionLink>
                )}
              </ContactActions>
            </div>
          </div>
        </aside>
        <div className="min-w-0">
          {profile && <AboutCompany profile={profile} />}
          <section aria-labelledby="projects">
            {children}
            <p className="mt-8">
              <Link className="link inline-block py-0.5" to={screens.about.to('choose')}>
                {words.howToChoose}
              </Link>
            </p>
            <div className="-ms-2">
              <ReportButton companyId={company.id} thing={{ kind: 'profile', id: company.id }} />
            </div>
          </section>
        </div>
      </div>
    </PageSheet>
  )
}

interface PortfoliosProps {
  portfolios: readonly Portfolio[]
  /** How many there are on all pages; undefined while it is not known. */
  total: number | undefined
  waiting: boolean
}

/** The heading with the count, and the cards; skeletons while they are being fetched. */
function Portfolios({ portfolios, total, waiting }: PortfoliosProps) {
  return (
    <>
      <div className="mb-6 flex items-baseline justify-between border-line border-b pb-3">
        <h2 className="text-h2" id="projects">
          {words.projects}
        </h2>
        <span className="text-muted text-small" role="status">
          {countInWords(total, words)}
        </span>
      </div>
      <ul aria-busy={waiting} className={gridLook}>
        {waiting
          ? skeletons.map((one) => (
              <li aria-hidden="true" key={one}>
                <PortfolioCardSkeleton />
              </li>
            ))
          : portfolios.map((portfolio, place) => (
              <li key={portfolio.id}>
                <PortfolioCard first={place === 0} next={portfolios[place + 1]} portfolio={portfolio} />
              </li>
            ))}
      </ul>
    </>
  )
}

function ProfileSkeleton() {
  const slow = useSlow(true)
  return (
    <PageSheet busy>
      <div className={layout}>
        <div className="drafted items-start gap-8 p-[min(1.5rem,7vw)] sm:flex md:block">
          <Skeleton className="size-[112px] shrink-0" ofPicture />
          <div className="min-w-0 grow">
            {/* Room for a long name, which the page's own script may write here before the client takes over. */}
            <h1 className="mt-5 min-h-[2lh] text-h2 sm:mt-0 md:mt-5">
              <bdi className="text-muted" data-company-name="" suppressHydrationWarning>
                {slow ? words.stillLoading : words.loading}
              </bdi>
            </h1>
            <Skeleton className="mt-3 h-5 w-4/5" />
            <Skeleton className="mt-6 h-8 w-2/5" />
            <Skeleton className="mt-5 h-24" />
          </div>
        </div>
        <div>
          <div className="mb-6 border-line border-b pb-3 text-h2">&nbsp;</div>
          <div aria-hidden="true" className={gridLook}>
            {skeletons.map((one) => (
              <PortfolioCardSkeleton key={one} />
            ))}
          </div>
        </div>
      </div>
    </PageSheet>
  )
}
