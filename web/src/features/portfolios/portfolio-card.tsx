import { type Portfolio, screens } from '@tameer/contract'
import { useState } from 'react'
import { takeEarlyPicture } from '../../net/early-picture.ts'
import { firstPicture } from '../../net/picture-source.ts'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { factsOf } from './facts-of.ts'
import { PortfolioCardFace } from './portfolio-card-face.tsx'

interface PortfolioCardProps {
  portfolio: Portfolio
  /** The portfolio after this one, passed on so that its screen can offer it at once. */
  next: Portfolio | undefined
  /** True for the first card of the list: its picture loads at once. */
  first: boolean
}

/** A portfolio in a company's grid. The title's link covers the whole card. */
export function PortfolioCard({ portfolio, next, first }: PortfolioCardProps) {
  const { id, companyId, title, content, price, portfolioImages } = portfolio
  const [early] = useState(() => (first ? takeEarlyPicture(companyId) : undefined))
  const picture = firstPicture(portfolioImages)
  return (
    <PortfolioCardFace
      content={content}
      eager={first}
      facts={factsOf(portfolio)}
      heading={
        <Link
          className="text-ink no-underline after:absolute after:inset-0 group-hover:text-blue"
          state={next ? { portfolio, next } : { portfolio }}
          to={screens.portfolioDetail.to({ id })}
        >
          <bdi>{title}</bdi>
        </Link>
      }
      picture={picture && { ...picture, ...early }}
      price={price}
      title={title}
    />
  )
}

/** Placeholder in the shape of a card while the portfolios are loading. */
export function PortfolioCardSkeleton({ first = false }: { first?: boolean }) {
  return (
    <div className="border border-line bg-sheet">
      <Skeleton className="aspect-4/3 rounded-none" ofPicture={first} />
      <div className="px-5 pt-4 pb-5">
        <Skeleton className="mt-1 mb-4 h-5 w-3/5" />
        <Skeleton className="mb-3.5 h-3.5 w-4/5" />
        <Skeleton className="mb-2.5 h-3.5" />
        <Skeleton className="mb-1 h-3.5 w-4/5" />
      </div>
    </div>
  )
}
