import { type Portfolio, screens, webAddress, whatsAppLink } from '@tameer/contract'
import { memo, useId } from 'react'
import { Link, useNavigate } from 'react-router'
import { namesOf } from '#words/catalogue'
import * as words from '#words/companies'
import type { PlannedHouse } from '#words/first-message'
import { checkedMarks } from '#words/mark-names'
import { cardSizes } from '../../lib/picture-sizes.ts'
import { firstPicture } from '../../net/picture-source.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { EmailLink, OutsideLink } from '../../ui/links.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { askedService } from './asked-service.ts'
import { CompanyLogo } from './company-logo.tsx'
import { messageToCompany } from './first-message.ts'
import { placeAndWork } from './place-and-work.ts'
import { ShortlistButton } from './shortlist-button.tsx'

interface CompanyCardProps {
  /** The company's first portfolio that fits the search. */
  portfolio: Portfolio
  /** The first of all: its picture loads at once. */
  first: boolean
  /** The visitor's own house, which goes into the message. */
  house: PlannedHouse | null
  /** Leads to a request of quotes; left out where one is being written. */
  askable?: boolean
}

const frame = 'relative flex h-full flex-col border border-line bg-sheet'
const logoPx = 64

/** A company in the directory: a picture of its work, who it is, how to reach it. */
export const CompanyCard = memo(function CompanyCard({
  portfolio,
  first,
  house,
  askable = true,
}: CompanyCardProps) {
  const { id, company, youtubeLink, portfolioImages } = portfolio
  const marks = portfolio.companyWork?.marks ?? []
  const navigate = useNavigate()
  const nameId = useId()
  const services = namesOf(company.categories.map(({ category }) => category))
  const chat = whatsAppLink(company.contact.whatsapp, messageToCompany(company, house))
  const profile = screens.companyProfile.to({ company: portfolio.companyId, portfolio: id })
  return (
    <article aria-labelledby={nameId} className={frame}>
      <div className="relative">
        <Picture
          alt={portfolioImages.length > 0 ? words.projectOf(company.name) : words.noPictureYet}
          eager={first}
          picture={firstPicture(portfolioImages)}
          ratio={4 / 3}
          sizes={cardSizes}
        />
        {askable && (
          <Link
            aria-describedby={nameId}
            className={buttonLook('plain', 'absolute end-2 bottom-2 px-3 text-small')}
            to={screens.newRequest.to({ companies: [company.id], service: askedService(company) })}
          >
            {words.askForQuote}
          </Link>
        )}
      </div>
      <ShortlistButton
        className="absolute end-2 top-2 px-3 text-small"
        company={company}
        describedBy={nameId}
      />
      <div className="flex grow flex-col px-5 pb-5">
        <div className="mb-3 flex items-end gap-3">
          <CompanyLogo className="relative -mt-8" company={company} eager={first} sizePx={logoPx} />
          <p className="min-w-0 text-small leading-tight">{placeAndWork(portfolio)}</p>
        </div>
        <h2 className="text-h3" id={nameId}>
          <Link
            className="text-ink no-underline hover:text-blue hover:underline"
            state={{ portfolio }}
            to={profile}
          >
            <bdi>{company.name}</bdi>
          </Link>
        </h2>
        <p className="text-muted text-small">{services}</p>
        {marks.length > 0 && <p className="text-good text-small">{checkedMarks(marks)}</p>}
        <p className="mt-auto mb-3 flex flex-wrap justify-between gap-x-4 pt-3 text-small">
          <EmailLink className="link inline-block py-1" email={company.contact.email} />
          <VideoLink describedBy={nameId} youtubeLink={youtubeLink} />
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            aria-describedby={nameId}
            className="grow px-3"
            data-open
            onClick={() => void navigate(profile, { state: { portfolio } })}
          >
            {words.viewProfile}
          </Button>
          {chat && (
            <OutsideLink aria-describedby={nameId} className={buttonLook('plain', 'grow px-3')} href={chat}>
              {words.whatsapp}
            </OutsideLink>
          )}
        </div>
      </div>
    </article>
  )
})

/** A card's shape while the list is being fetched. */
export function CompanyCardSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="aspect-4/3 rounded-none" ofPicture />
      <div className="flex grow flex-col px-5 pb-5">
        <Skeleton className="relative -mt-8 mb-3 size-[64px]" />
        <Skeleton className="my-1.5 h-5 w-3/5" />
        <Skeleton className="my-1 h-3.5 w-2/5" />
        <div className="mt-auto mb-3 pt-3">
          <Skeleton className="my-2 h-3.5 w-3/4" />
          <Skeleton className="my-2 h-3.5 w-1/5" />
        </div>
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}

/** The words `Video link`: a link when the portfolio has a video's address, plain muted text otherwise. */
function VideoLink({ youtubeLink, describedBy }: { youtubeLink: string; describedBy: string }) {
  const address = webAddress(youtubeLink)
  if (!address) return <span className="inline-block py-1 text-muted">{words.videoLink}</span>
  return (
    <OutsideLink className="link inline-block py-1" aria-describedby={describedBy} href={address}>
      {words.videoLink}
    </OutsideLink>
  )
}
