import {
  type Company,
  type Portfolio,
  priceTiers,
  requestServices,
  requestToCompany,
  screens,
  webAddress,
  whatsAppLink,
} from '@tameer/contract'
import { memo, useId } from 'react'
import { useNavigate } from 'react-router'
import { namesOf } from '#words/catalogue'
import * as words from '#words/companies'
import type { PlannedHouse } from '#words/first-message'
import { checkedMarks } from '#words/mark-names'
import { factLine } from '#words/project-facts'
import { hasUrdu } from '../../lib/has-urdu.ts'
import { cardSizes } from '../../lib/picture-sizes.ts'
import { firstPicture } from '../../net/picture-source.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { WhatsAppIcon } from '../../ui/icons.tsx'
import { Link } from '../../ui/link.tsx'
import { ActionLink, EmailLink, OutsideLink } from '../../ui/links.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { messageToCompany } from './first-message.ts'
import { ownRate } from './own-rate.ts'
import { placeAndWork } from './place-and-work.ts'
import { ShortlistMark } from './shortlist-button.tsx'

interface CompanyCardProps {
  /** The company's first portfolio that fits the search. */
  portfolio: Portfolio
  /** True for the first card of the list: its picture loads at once. */
  first: boolean
  /** The visitor's own house, which is named in the message. */
  house: PlannedHouse | null
  /** Shows the way to a request for quotes; left out where a request is being written. */
  askable?: boolean
}

const frame = 'relative flex h-full flex-col border border-line bg-sheet'
const logoPx = 48
const pressLook = 'flex-[1_1_6.5rem] px-2!'

/** A company in the directory: a picture of its work, who it is, how to reach it. */
export const CompanyCard = memo(function CompanyCard({
  portfolio,
  first,
  house,
  askable = true,
}: CompanyCardProps) {
  const { id, title, price, company, youtubeLink, portfolioImages } = portfolio
  const { marks = [], life } = portfolio.companyWork ?? {}
  const answers = life?.answersWithinHours
  // Its city stands above.
  const facts = factLine(portfolio, '')
  const navigate = useNavigate()
  const nameId = useId()
  const chat = whatsAppLink(company.contact.whatsapp, messageToCompany(company, house))
  const profile = screens.companyProfile.to({ company: portfolio.companyId, portfolio: id })
  return (
    <article aria-labelledby={nameId} className={frame}>
      {/* Tall pictures show their upper part, where the house is. */}
      <Picture
        alt={portfolioImages.length > 0 ? words.projectOf(company.name) : words.noPictureYet}
        className="object-[50%_35%] max-sm:aspect-[2.25]!"
        eager={first}
        picture={firstPicture(portfolioImages)}
        ratio={16 / 9}
        sizes={cardSizes}
      />
      <div className="flex grow flex-col px-4 pt-2.5">
        {/* In large text the words stand below the logo, whole. */}
        <div className="flex flex-wrap gap-2.5">
          <CompanyLogo company={company} eager={first} sizePx={logoPx} />
          <div className="min-w-0 flex-[1_1_9rem] text-small leading-snug">
            <h2
              className={classNames(
                'text-[1.0625rem] md:text-h3',
                hasUrdu(company.name) ? 'leading-tight' : 'leading-[1.25]',
              )}
              id={nameId}
            >
              <Link
                className="text-ink no-underline hover:text-blue hover:underline"
                state={{ portfolio }}
                to={profile}
              >
                <bdi>{company.name}</bdi>
              </Link>
            </h2>
            <ServicesAndYear portfolio={portfolio} />
            <p className="text-muted">{placeAndWork(portfolio)}</p>
            {marks.length > 0 && <p className="text-good">{checkedMarks(marks)}</p>}
            {answers && <p className="text-muted">{words.answersWithin(answers)}</p>}
          </div>
        </div>
        <p className="my-1.5 flex justify-between gap-x-2 text-small max-sm:my-1 sm:flex-wrap">
          {/* One line on a phone: the profile has the whole title. */}
          <span className="max-sm:truncate">
            <span className="text-muted">{words.built}</span> <bdi>{title}</bdi>
            {facts && <span className="block text-muted max-sm:hidden">{facts}</span>}
          </span>
          <VideoLink describedBy={nameId} youtubeLink={youtubeLink} />
        </p>
        <PriceLine company={company} price={price} />
        <div className="flex flex-wrap gap-2">
          <Button
            aria-describedby={nameId}
            className={pressLook}
            data-open
            onClick={() => void navigate(profile, { state: { portfolio } })}
          >
            {words.viewProfile}
          </Button>
          {askable && (
            <ActionLink
              aria-describedby={nameId}
              className={pressLook}
              to={requestToCompany(
                company.id,
                company.categories.map(({ categoryId }) => categoryId),
              )}
            >
              {words.askForQuote}
            </ActionLink>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-2 py-1.5 text-small">
          <EmailLink
            className="link min-w-0 flex-[1_1_8rem] py-1 leading-[1.375] [overflow-wrap:anywhere]"
            email={company.contact.email}
          />
          {chat && (
            <OutsideLink
              aria-label={words.messageOnWhatsApp(company.name)}
              className={buttonLook('plain', 'size-11 shrink-0 px-0!')}
              href={chat}
              title={words.whatsapp}
            >
              <WhatsAppIcon />
            </OutsideLink>
          )}
          <ShortlistMark company={company} />
        </div>
      </div>
    </article>
  )
})

/**
 * The company's services, and behind them since when it works. Where the year finds no place on their line, it would
 * make the card taller: it falls below the visible part, and only screen readers say it.
 */
function ServicesAndYear({ portfolio: { company, companyWork } }: { portfolio: Portfolio }) {
  const founded = companyWork?.founded
  return (
    <p className="mt-0.5 flex flex-wrap [clip-path:inset(-1em_-1em_-0.15em)]">
      <span>{namesOf(company.categories.map(({ category }) => category))}</span>
      {founded && <span className="h-0 whitespace-pre">{` · ${words.since(founded)}`}</span>}
    </p>
  )
}

/** True for a rate in the words of a grey structure: they need a line. */
function isLong({ rates: { completePkr, greyPkr } }: Company): boolean {
  return completePkr === null && greyPkr !== null
}

/** The company's price tier, as the filter's symbol and in words, and its own rate. */
function PriceLine({ company, price }: { company: Company; price: string }) {
  const tier = priceTiers.find(({ value }) => value === price)
  return (
    <p className="mt-auto mb-2 flex flex-wrap items-baseline justify-between gap-x-3 border-line border-y py-1.5 text-small">
      {tier && (
        <span className="whitespace-nowrap">
          <b className="me-1 font-display font-medium text-body">{tier.symbol}</b>{' '}
          {/* On a phone a long rate has the line for itself. */}
          <span className={isLong(company) ? 'max-sm:sr-only' : undefined}>
            {words.priceTierNames[tier.value]}
          </span>
        </span>
      )}
      <OwnRate company={company} />
    </p>
  )
}

/**
 * The rate that a company gave itself. A missing rate is mentioned only for builders: other companies are paid in
 * other ways.
 */
function OwnRate({ company }: { company: Company }) {
  const rate = ownRate(company)
  if (rate) return <span className={isLong(company) ? '' : 'whitespace-nowrap'}>{rate}</span>
  const builds = company.categories.some(({ categoryId }) => categoryId === requestServices.construction)
  return builds ? <span className="text-muted">{words.noRate}</span> : null
}

/** Placeholder in the shape of a card while the list is loading. */
export function CompanyCardSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="aspect-16/9 rounded-none max-sm:aspect-[2.25]" ofPicture />
      <div className="flex grow flex-col px-4 pt-2.5">
        <div className="grid grid-cols-[3rem_minmax(0,1fr)] gap-2.5">
          <Skeleton className="size-12" />
          <div>
            <Skeleton className="my-1 h-5 w-3/5" />
            <Skeleton className="my-1 h-3.5 w-2/5" />
            <Skeleton className="my-1 h-3.5 w-1/2" />
          </div>
        </div>
        <Skeleton className="my-3 h-3.5 w-3/4" />
        <Skeleton className="mt-auto mb-2 h-10" />
        <Skeleton className="h-11" />
        <Skeleton className="my-1.5 h-11" />
      </div>
    </div>
  )
}

/** Link `Video link`, shown when the project has a film. */
function VideoLink({ youtubeLink, describedBy }: { youtubeLink: string; describedBy: string }) {
  const address = webAddress(youtubeLink)
  if (!address) return null
  return (
    <OutsideLink
      className="link relative -my-2.5 inline-block shrink-0 py-2.5"
      aria-describedby={describedBy}
      href={address}
    >
      {words.videoLink}
    </OutsideLink>
  )
}
