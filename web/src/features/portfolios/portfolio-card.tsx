import { type Portfolio, screens } from '@tameer/contract'
import { Link } from 'react-router'
import * as words from '#words/portfolios'
import { truncate100 } from '../../lib/format.ts'
import { firstPicture } from '../../net/picture-source.ts'
import { Picture } from '../../ui/picture.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PriceSymbol } from './price-symbol.tsx'

interface PortfolioCardProps {
  portfolio: Portfolio
  /** The portfolio after this one, passed on so that its screen can offer it at once. */
  next: Portfolio | undefined
  /** True for the first card of the list: its picture loads at once. */
  first: boolean
}

const cardSizes = '(width >= 1200px) 396px, (width >= 900px) 33vw, (width >= 600px) 45vw, 92vw'

/** A portfolio in a company's grid. The title's link covers the whole card. */
export function PortfolioCard({ portfolio, next, first }: PortfolioCardProps) {
  const { id, title, content, price, portfolioImages } = portfolio
  return (
    <article className="group relative flex h-full flex-col border border-line bg-sheet transition-colors focus-within:border-blue hover:border-blue">
      <Picture
        alt={portfolioImages.length > 0 ? words.pictureOf(title) : words.noPictureYet}
        eager={first}
        picture={firstPicture(portfolioImages)}
        ratio={4 / 3}
        sizes={cardSizes}
      />
      <div className="flex grow flex-col gap-2 px-5 pt-4 pb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h3 className="min-w-0 flex-[1_1_8rem] text-h3">
            <Link
              className="text-ink no-underline after:absolute after:inset-0 group-hover:text-blue"
              state={next ? { portfolio, next } : { portfolio }}
              to={screens.portfolioDetail.to({ id })}
            >
              <bdi>{title}</bdi>
            </Link>
          </h3>
          <PriceSymbol price={price} />
        </div>
        <p className="text-muted text-small" dir="auto">
          {truncate100(content)}
        </p>
      </div>
    </article>
  )
}

/** Placeholder in the shape of a card while the portfolios are loading. */
export function PortfolioCardSkeleton() {
  return (
    <div className="border border-line bg-sheet">
      <Skeleton className="aspect-4/3 rounded-none" />
      <div className="px-5 pt-4 pb-5">
        <Skeleton className="mt-1 mb-4 h-5 w-3/5" />
        <Skeleton className="mb-2.5 h-3.5" />
        <Skeleton className="mb-1 h-3.5 w-4/5" />
      </div>
    </div>
  )
}
