import { type CompanyLife, type CompanyProfile, type Portfolio, screens } from '@tameer/contract'
import { type ReactNode, useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { nameOf, namesOf } from '#words/catalogue'
import { answersWithin, askedLately } from '#words/companies'
import * as words from '#words/company-profile'
import { documentTitle } from '#words/shell'
import { useHeadingFocus } from '../../browser/hooks/use-heading-focus.ts'
import { fetchProfile, useCountVisit } from '../../features/companies/company-calls.ts'
import { CompanyLogo } from '../../features/companies/company-logo.tsx'
import { ContactActions, ContactBar, useCountPress } from '../../features/companies/contact-actions.tsx'
import { messageToCompany } from '../../features/companies/first-message.ts'
import { MarkRows } from '../../features/companies/mark-rows.tsx'
import { useNoteSeen } from '../../features/companies/seen-companies.ts'
import { ShortlistButton } from '../../features/companies/shortlist-button.tsx'
import { useHouseToSend } from '../../features/own-house/own-house.ts'
import { requestPage } from '../../features/portfolios/fetch-portfolios.ts'
import { PortfolioCard, PortfolioCardSkeleton } from '../../features/portfolios/portfolio-card.tsx'
import { readPortfolioState } from '../../features/portfolios/portfolio-state.ts'
import { ReportButton } from '../../features/reports/report-button.tsx'
import { ShareButton } from '../../features/sharing/share-button.tsx'
import { countInWords } from '../../lib/format.ts'
import { hasUrdu } from '../../lib/has-urdu.ts'
import { projectsOnProfile } from '../../lib/page-sizes.ts'
import { profileLogoPx } from '../../lib/picture-sizes.ts'
import { selectUser } from '../../store/auth-slice.ts'
import { useAppSelector } from '../../store/hooks.ts'
import type { AppThunk } from '../../store/store.ts'
import { useFetched } from '../../store/use-fetched.ts'
import { classNames } from '../../ui/class-names.ts'
import { TryAgain } from '../../ui/fetched.tsx'
import { Chip } from '../../ui/fields/chips.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionLink, EmailLink, LostPage, PageLinks } from '../../ui/links.tsx'
import { PageHeader, PageSheet } from '../../ui/page-header.tsx'
import { Skeleton, useSlow } from '../../ui/skeleton.tsx'
import { Message } from '../../ui/text/message.tsx'
import { AboutText, CompanyFacts } from './about-company.tsx'
import { OwnRates } from './own-rates.tsx'

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
  return (
    <Profile
      companyId={companyId}
      portfolioId={portfolioId}
      after={after}
      subject={subject}
      key={companyId}
    />
  )
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

const layout = 'grid items-start gap-x-12 gap-y-4 md:grid-cols-[20rem_minmax(0,1fr)]'
const panelLook =
  'drafted p-[min(1rem,6vw)] max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-2 md:p-6'
const nameLook = 'text-h3 sm:text-[1.5rem]'
/** Parts of the panel that are wide on a phone, too, and come after the buttons. */
const rowLook = 'max-sm:order-1 max-sm:w-full'
const iconOnPhone = 'px-2! max-sm:size-11 max-sm:px-0!'
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
        <Portfolios portfolios={portfolios} total={value?.total} waiting={!value && !error}>
          {value && !value.nextCursor && <OwnRates rates={chosen.company.rates} />}
        </Portfolios>
        {value && portfolios.length === 0 && <Message>{words.noProjects}</Message>}
        {error && (
          <TryAgain className="mt-6" onAgain={retry}>
            {error.message}
          </TryAgain>
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
        <TryAgain onAgain={retry}>{error.message}</TryAgain>
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
  const { name } = company
  const message = messageToCompany(company, useHouseToSend())
  useNoteSeen(company)
  useCountVisit('profile', company.id, company.id)
  useEffect(() => {
    document.title = documentTitle(name)
  }, [name])
  useHeadingFocus()
  const isOwn = useAppSelector(selectUser)?.id === company.id
  return (
    <PageSheet compact>
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
          <Panel company={company} message={message} portfolio={portfolio} profile={profile} />
        </aside>
        {/* On a phone the facts come after the pictures. */}
        <div className="flex min-w-0 flex-col gap-4">
          {profile?.facts.about && <AboutText text={profile.facts.about} />}
          <div className="empty:hidden max-sm:order-last">
            {profile && <CompanyFacts profile={profile} />}
          </div>
          <section aria-labelledby="projects">{children}</section>
          <div className="flex flex-wrap items-center justify-between gap-x-6 max-sm:order-last">
            <Link className="link inline-block py-2.5" to={screens.about.to('choose')}>
              {words.howToChoose}
            </Link>
            <ReportButton companyId={company.id} thing={{ kind: 'profile', id: company.id }} />
          </div>
        </div>
      </div>
      <ContactBar company={company} message={message} reach={company.contact} />
    </PageSheet>
  )
}

interface PanelProps extends Omit<CompanyProps, 'children'> {
  message: string
}

/** Who the company is, what Tameer has checked of it, and the ways to reach it. */
function Panel({ company, portfolio, profile, message }: PanelProps) {
  const { name, contact, categories } = company
  const places = namesOf(portfolio.portfolioCities.map(({ city }) => city))
  const served = profile && namesOf(profile.facts.cities)
  return (
    <div className={panelLook}>
      <div className="flex flex-wrap items-center gap-4 max-sm:w-full">
        <CompanyLogo company={company} sizePx={profileLogoPx} />
        <div className="min-w-0 flex-[1_1_9rem]">
          <h1 className={classNames(nameLook, hasUrdu(name) ? 'leading-tight' : 'leading-[1.25]')}>
            <bdi>{name}</bdi>
          </h1>
          <p className="text-small">
            <EmailLink
              className="link inline-block leading-[1.4]"
              email={contact.email}
              onClick={useCountPress(company.id)}
            />
          </p>
        </div>
      </div>
      <ul aria-label={words.services} className="mt-2 flex flex-wrap gap-2 max-sm:grow">
        {categories.map(({ categoryId, category }) => (
          <li key={categoryId}>
            <Chip>{nameOf(category)}</Chip>
          </li>
        ))}
      </ul>
      <p className={`mt-2 mb-2 text-muted text-small ${rowLook}`}>
        {[places, served && words.serves(served)].filter(Boolean).join(' · ')}
      </p>
      {profile?.life && <Life {...profile.life} />}
      {profile && (
        <MarkRows
          className={`border-line max-sm:-mb-2 sm:mb-3 sm:border-b ${rowLook}`}
          mailboxConfirmed={profile.mailboxConfirmed}
          marks={profile.marks}
        />
      )}
      <ContactActions
        className="max-sm:mt-2 max-sm:flex"
        company={company}
        message={message}
        number={contact.phoneDisplay}
        reach={contact}
      >
        <ShareButton
          className={iconOnPhone}
          labelLook="max-sm:sr-only"
          shared={company}
          title={words.shareTitle(name)}
        />
        <ShortlistButton className={iconOnPhone} company={company} labelLook="max-sm:sr-only" />
      </ContactActions>
    </div>
  )
}

/** Signs that the company answers and is asked, where there are any. */
function Life({ asked, answersWithinHours }: CompanyLife) {
  const signs = [answersWithinHours && answersWithin(answersWithinHours), asked > 0 && askedLately(asked)]
  return <p className={`mb-2 text-small empty:hidden ${rowLook}`}>{signs.filter(Boolean).join(' · ')}</p>
}

interface PortfoliosProps {
  portfolios: readonly Portfolio[]
  /** How many there are on all pages; undefined while it is not known. */
  total: number | undefined
  waiting: boolean
  /** A card behind the last one. */
  children: ReactNode
}

/** The heading with the count, and the cards; skeletons while they are being fetched. */
function Portfolios({ portfolios, total, waiting, children }: PortfoliosProps) {
  return (
    <>
      <div className="mb-3 flex items-baseline justify-between border-line border-b pb-2">
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
        <li className="empty:hidden">{children}</li>
      </ul>
    </>
  )
}

function ProfileSkeleton() {
  const slow = useSlow(true)
  return (
    <PageSheet busy compact>
      <div className={layout}>
        <div className={panelLook}>
          <div className="flex flex-wrap items-center gap-4">
            <Skeleton className="size-20 shrink-0" />
            <div className="min-w-0 flex-[1_1_9rem]">
              {/* Room for a long name, which the page's own script may write here before the client takes over. */}
              <h1 className={`min-h-[2lh] leading-[1.25] ${nameLook}`}>
                <bdi className="text-muted" data-company-name="" suppressHydrationWarning>
                  {slow ? words.stillLoading : words.loading}
                </bdi>
              </h1>
              <Skeleton className="mt-1.5 h-4 w-4/5" />
            </div>
          </div>
          <Skeleton className="mt-4 h-8 w-2/5" />
          <Skeleton className="mt-3 h-5" />
          <Skeleton className="mt-4 h-24" />
        </div>
        <div>
          <div className="mb-3 border-line border-b pb-2 text-h2">&nbsp;</div>
          <div aria-hidden="true" className={gridLook}>
            {skeletons.map((one, place) => (
              <PortfolioCardSkeleton first={place === 0} key={one} />
            ))}
          </div>
        </div>
      </div>
    </PageSheet>
  )
}
