import type { Portfolio } from '@tameer/contract'
import { useId } from 'react'
import { paths } from '../lib/paths.ts'
import { Picture } from '../ui/picture.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ActionLink } from './action-link.tsx'
import { CompanyLogo } from './company-logo.tsx'
import { EmailLink } from './email-link.tsx'
import { VideoLink } from './outside-link.tsx'
import { firstPicture } from './picture-source.ts'

interface CompanyCardProps {
  /** The company's first portfolio that fits the search. */
  portfolio: Portfolio
  /** In the first row: its picture loads at once. */
  eager: boolean
  onOpen: (portfolioId: string) => void
}

const cardSizes = '(width >= 1200px) 363px, (width >= 900px) 30vw, (width >= 600px) 45vw, 92vw'
const frame = 'relative flex h-full flex-col border border-line bg-sheet'
const logoPx = 64

/** A company in the directory: a picture of its work, who it is, how to reach it. */
export function CompanyCard({ portfolio, eager, onOpen }: CompanyCardProps) {
  const { id, company, youtubeLink, portfolioImages } = portfolio
  const nameId = useId()
  const services = company.categories.map(({ category }) => category.name).join(', ')
  return (
    <article aria-labelledby={nameId} className={frame} data-portfolio={id} tabIndex={-1}>
      <Picture
        alt={portfolioImages.length > 0 ? `A project of ${company.name}` : 'No picture yet'}
        eager={eager}
        picture={firstPicture(portfolioImages)}
        ratio={4 / 3}
        sizes={cardSizes}
      />
      <div className="flex grow flex-col px-5 pb-5">
        <CompanyLogo className="relative -mt-8 mb-3" company={company} sizePx={logoPx} />
        <h2 className="text-h3" id={nameId}>
          {company.name}
        </h2>
        <p className="mb-4 text-muted text-small">{services}</p>
        <ul className="mt-auto mb-4 divide-y divide-line border-line border-y text-small">
          <li className="py-1">
            <EmailLink className="link inline-block py-1" email={company.email} />
          </li>
          <li className="py-1">
            <VideoLink describedBy={nameId} youtubeLink={youtubeLink} />
          </li>
        </ul>
        <ActionLink
          aria-describedby={nameId}
          className="w-full"
          data-open
          onClick={() => onOpen(id)}
          state={{ portfolio }}
          to={paths.companyProfile.to({ company: portfolio.companyId, portfolio: id })}
        >
          View Profile
        </ActionLink>
      </div>
    </article>
  )
}

/** A card's shape while the list is being fetched. */
export function CompanyCardSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="flex grow flex-col px-5 pb-5">
        <Skeleton className="relative -mt-8 mb-3 size-[64px]" />
        <Skeleton className="my-1.5 h-5 w-3/5" />
        <Skeleton className="mb-5 h-4 w-2/5" />
        <div className="mb-4 divide-y divide-line border-line border-y">
          <div className="py-3">
            <Skeleton className="h-3.5 w-4/5" />
          </div>
          <div className="py-3">
            <Skeleton className="h-3.5 w-1/4" />
          </div>
        </div>
        <Skeleton className="h-11" />
      </div>
    </div>
  )
}
