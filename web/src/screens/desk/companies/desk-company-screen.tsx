import { type DeskCompany, deskScreens, screens } from '@tameer/contract'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { nameOf, namesOf } from '#words/catalogue'
import { takesWorkIn } from '#words/company-facts'
import * as words from '#words/desk-company'
import { marks, markText } from '#words/marks'
import * as rateWords from '#words/rates'
import { CompanyLogo } from '../../../features/companies/company-logo.tsx'
import { ProfileFacts } from '../../../features/companies/profile-facts.tsx'
import { useOwnDesk } from '../../../features/desk/desk-account.ts'
import { callDesk } from '../../../features/desk/desk-calls.ts'
import { momentInPakistan } from '../../../lib/moment-in-pakistan.ts'
import { importWithRetry } from '../../../net/import-with-retry.ts'
import { TryAgain } from '../../../ui/fetched.tsx'
import { ActionLink, OutsideLink } from '../../../ui/links.tsx'
import { NamedSection } from '../../../ui/named-section.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { LoadingText } from '../../../ui/spinner.tsx'
import { Fact } from '../../../ui/text/fact.tsx'
import { Message } from '../../../ui/text/message.tsx'
import { MissingThing } from '../missing-thing.tsx'
import { useDeskThing } from '../use-desk-thing.ts'
import { StateMark } from './state-mark.tsx'

// Loaded lazily: their files arrive while the company itself is being fetched.
const CompanyActs = lazy(async () => {
  const { CompanyActs } = await importWithRetry(() => import('./company-acts.tsx'))
  return { default: CompanyActs }
})
const PlacePart = lazy(async () => {
  const { PlacePart } = await importWithRetry(() => import('./place-part.tsx'))
  return { default: PlacePart }
})
const CompanyProjects = lazy(async () => {
  const { CompanyProjects } = await importWithRetry(() => import('./company-projects.tsx'))
  return { default: CompanyProjects }
})
const CompanyAccount = lazy(async () => {
  const { CompanyAccount } = await importWithRetry(() => import('./company-account.tsx'))
  return { default: CompanyAccount }
})

/** `/desk/companies/:id`: a company's profile, its state, and the acts of the desk. */
export function DeskCompanyScreen() {
  const { id = '' } = useParams()
  // The key resets the state for another company.
  return <Company id={id} key={id} />
}

function Company({ id }: { id: string }) {
  const { account } = useOwnDesk()
  const inHand = useDeskThing(id, () => callDesk('getDeskCompany', { params: { id } }))
  const { thing: company, error, retry, take, noteConflict, changed, turns } = inHand
  if (!company) {
    return (
      <>
        {/* The same element as the heading below, so that it keeps the focus. */}
        <PageHeader title={words.company} />
        <MissingThing
          error={error}
          retry={retry}
          toList={<ActionLink to={deskScreens.deskCompanies.to()}>{words.toList}</ActionLink>}
          words={{ loading: words.loading, oneFailed: words.loadingFailed }}
        />
      </>
    )
  }
  const { name } = company.profile.company
  const shared = { company, take, noteConflict }
  return (
    <>
      <PageHeader
        actions={
          <>
            <ActionLink to={deskScreens.deskCompanies.to()}>{words.toList}</ActionLink>
            {company.state === 'listed' && (
              <ActionLink to={screens.companyProfile.to({ company: id })}>{words.asVisitors}</ActionLink>
            )}
          </>
        }
        title={name}
      />
      {error && (
        <TryAgain className="mb-6" onAgain={retry}>
          {words.loadingFailed(error.message)}
        </TryAgain>
      )}
      {changed && !error && (
        <Message className="mb-6" kind="alert">
          {changed}
        </Message>
      )}
      <Standing company={company} />
      {/* All at once: parts that come later would push down those below them. */}
      <Suspense fallback={<LoadingText>{words.loading}</LoadingText>}>
        <CompanyActs {...shared} />
        {account.role === 'Operator' && <PlacePart {...shared} />}
        <Shown company={company} />
        <CompanyProjects {...shared} turns={turns} />
        {account.role === 'Operator' && <CompanyAccount {...shared} turns={turns} />}
      </Suspense>
    </>
  )
}

/** The company's state and the reason for it. */
function Standing({ company: { state, restriction, profile } }: { company: DeskCompany }) {
  return (
    <div className="flex gap-4">
      <CompanyLogo company={profile.company} sizePx={64} />
      <div className="min-w-0">
        <StateMark state={state} />
        {state === 'unconfirmed' && <p className="mt-2">{words.waitsForMailbox}</p>}
        {restriction && (
          <div className="mt-2">
            <p>{words.keptFromVisitors[restriction.measure]}</p>
            <p>{words.because(words.reasons[restriction.reason])}</p>
            {restriction.words !== '' && (
              <p className="whitespace-pre-line" dir="auto">
                {words.written(restriction.words)}
              </p>
            )}
            <p className="text-muted text-small">{words.since(momentInPakistan(restriction.since))}</p>
          </div>
        )}
      </div>
    </div>
  )
}

/** The company's profile as visitors see it, or would see it. */
function Shown({ company: { profile, email, emailConfirmed, createdAt } }: { company: DeskCompany }) {
  const { company, contact, office, facts } = profile
  const { rates } = company
  const { whatsappDisplay, phoneDisplay, contactEmail, officeAddress } = contact
  const city = office && nameOf(office)
  const lines = new Set([whatsappDisplay, phoneDisplay, contactEmail, officeAddress, city].filter(Boolean))
  return (
    <NamedSection title={words.whatVisitorsSee}>
      <dl className="divide-y divide-line border border-line bg-sheet">
        <Fact name={words.email}>
          <bdi>{email}</bdi>
        </Fact>
        <Fact name={words.mailbox}>{emailConfirmed ? words.mailboxConfirmed : words.mailboxOpen}</Fact>
        <Fact name={words.services}>{namesOf(company.categories.map(({ category }) => category))}</Fact>
        <Fact name={words.contact}>
          {(lines.size > 0 || contact.website) && (
            <>
              {[...lines].map((text) => (
                <span className="block break-words" key={text}>
                  <bdi>{text}</bdi>
                </span>
              ))}
              {contact.website && (
                <OutsideLink className="link break-all" href={contact.website}>
                  {contact.website}
                </OutsideLink>
              )}
            </>
          )}
        </Fact>
        <Fact name={marks}>
          {profile.marks.length > 0 && (
            <ul>
              {profile.marks.map((mark) => (
                <li key={mark.kind}>{markText(mark)}</li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact name={takesWorkIn}>{namesOf(facts.cities)}</Fact>
        <ProfileFacts profile={profile} />
        <Fact name={rateWords.kinds.complete}>
          {rateWords.ownRate(rates.completePkr, rates.completeGivenOn)}
        </Fact>
        <Fact name={rateWords.kinds.grey}>{rateWords.ownRate(rates.greyPkr, rates.greyGivenOn)}</Fact>
        <Fact name={words.signedUp}>{momentInPakistan(createdAt)}</Fact>
      </dl>
      {facts.about && (
        <p className="mt-4 whitespace-pre-line break-words" dir="auto">
          {facts.about}
        </p>
      )}
    </NamedSection>
  )
}
